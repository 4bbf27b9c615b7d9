import { keep, kept } from './keep'

export type Lang = 'en' | 'fr'
export type Theme = 'auto' | 'light' | 'dark'
/** How fast fights are played on the table. */
export type Speed = 'slow' | 'normal' | 'fast' | 'off'
export const SPEEDS: Speed[] = ['slow', 'normal', 'fast', 'off']

const chosen = kept('lang')

/** The reader's choices: language, theme, how fast fights are played. The browser decides until somebody chooses. */
class Settings {
  lang = $state<Lang>(chosen === 'fr' || chosen === 'en' ? chosen : navigator.language.startsWith('fr') ? 'fr' : 'en')
  theme = $state<Theme>((kept('theme') as Theme | null) ?? 'auto')

  speed = $state<Speed>(SPEEDS.find((one) => one === kept('speed')) ?? 'normal')

  hasten(speed: Speed): void {
    this.speed = speed
    keep('speed', speed)
  }

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
