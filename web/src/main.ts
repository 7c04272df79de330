import { mount } from 'svelte'
import App from './App.svelte'
import './theme/theme.css'
import { applyTheme, storedTheme } from './theme/theme'

applyTheme(storedTheme())
const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')
mount(App, { target })
