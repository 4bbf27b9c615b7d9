import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import './styles/theme.css'
import './styles/base.css'

settings.show()
mount(App, { target: document.getElementById('app') as HTMLElement })
