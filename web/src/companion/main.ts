import { mount } from 'svelte'
import '../theme/theme.css'
import { applyTheme, storedTheme } from '../theme/theme'
import Companion from './Companion.svelte'

applyTheme(storedTheme())

const target = document.getElementById('app')
if (!target) throw new Error('companion.html has no #app')
mount(Companion, { target })
