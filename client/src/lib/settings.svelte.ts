import { keep, kept } from './keep'

export type Lang = 'en' | 'fr'
export type Theme = 'auto' | 'light' | 'dark'

const chosen = kept('lang')

/** The reader's choices: language and theme. The browser decides until somebody chooses. */
class Settings {
  lang = $state<Lang>(chosen === 'fr' || chosen === 'en' ? chosen : navigator.language.startsWith('fr') ? 'fr' : 'en')
  theme = $state<Theme>((kept('theme') as Theme | null) ?? 'auto')

  speak(lang: Lang): void {
    this.lang = lang
    keep('lang', lang)
    this.show()
  }

  paint(theme: Theme): void {
    this.theme = theme
    keep('theme', theme)
    this.show()
  }

  show(): void {
    document.documentElement.lang = this.lang
    if (this.theme === 'auto') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = this.theme
  }
}

export const settings = new Settings()
