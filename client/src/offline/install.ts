import { api } from '../api/http'
import type { GameView } from '../api/types'

/** Begin to keep the app once the first page is there. */
export function install(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => setTimeout(() => void navigator.serviceWorker.register('/worker.js').then(settled, () => undefined), 1500))
}

/** An app on somebody's screen has all books with it; in a browser, those that were opened. */
async function settled(): Promise<void> {
  addEventListener('appinstalled', () => void books())
  if (matchMedia('(display-mode: standalone)').matches) await books()
}

async function books(): Promise<void> {
  await navigator.serviceWorker.ready
  for (const { name, content } of await api<GameView[]>('/games'))
    for (const part of ['cards', 'rules', ...(content ? ['content'] : [])]) await api(`/games/${name}/${part}`).catch(() => undefined)
}
