import '@fontsource/alegreya/latin-600.css'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-700.css'
import './lib/operator'
import { mount } from 'svelte'
import App from './App.svelte'
import { router } from './lib/router.svelte'
import { settings } from './lib/settings.svelte'
import { install } from './offline/install'
import { PAGES } from './pages'
import './styles/theme.css'
import './styles/base.css'
import { learn } from './texts'

install()
settings.show()
void PAGES[router.place.page]?.().catch(() => null) // the page is fetched beside its words; whoever shows it says if it failed
/** Letters of another width would move the page once the right ones came: it waits for them a moment. */
const FACES = ['600 1em Alegreya', '400 1em "Alegreya Sans"', '700 1em "Alegreya Sans"']
const faces = Promise.allSettled(FACES.map((face) => document.fonts.load(face)))
await Promise.all([learn(settings.lang), Promise.race([faces, new Promise((done) => setTimeout(done, 400))])])
mount(App, { target: document.getElementById('app') as HTMLElement })
