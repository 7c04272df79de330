import { mount } from 'svelte'
import App from './App.svelte'
import { speak } from './texts/prefs.svelte'
import { firstLanguage } from './texts/first'
import './theme/theme.css'
import { paintAccents } from './catalogue/accents'
import { applyTheme, storedTheme } from './theme/theme'

applyTheme(storedTheme())
paintAccents()

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')

firstLanguage.then(
  (language) => {
    speak(language)
    mount(App, { target })
  },
  // without texts the page can say nothing: the browser itself tells whether the server is gone
  () => setTimeout(() => location.reload(), 2000),
)
