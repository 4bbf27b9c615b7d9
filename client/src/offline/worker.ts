import { addressOf, wayOf } from './kept'

/** The part of the app that works without a network. The build writes the names of its files here. */
declare const KEPT: { version: string; files: string[] }

interface Extended extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetched extends Extended {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface Worker {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  location: Location
  addEventListener(kind: 'install' | 'activate', act: (event: Extended) => void): void
  addEventListener(kind: 'fetch', act: (event: Fetched) => void): void
}

const worker = self as unknown as Worker
const [SHELL, BOOKS] = [`shell-${KEPT.version}`, `books-${KEPT.version}`]

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(['/', ...KEPT.files])).then(() => worker.skipWaiting()))
})

/** Nothing of an older version stays. */
worker.addEventListener('activate', (event) => {
  const old = (name: string) => name !== SHELL && name !== BOOKS
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))).then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const way = wayOf(request, worker.location.origin)
  if (way === 'file') event.respondWith(caches.match(addressOf(request.url)).then((known) => known ?? fetch(request)))
  else if (way === 'page') event.respondWith(fetch(request).catch(async () => (await caches.match('/')) ?? Response.error()))
  else if (way === 'book') event.respondWith(read(request))
})

/** A book as the server has it now; without a network as it was last read, and marked so. */
async function read(request: Request): Promise<Response> {
  const books = await caches.open(BOOKS)
  try {
    const answer = await fetch(request)
    if (answer.ok) await books.put(addressOf(request.url), answer.clone())
    return answer
  } catch (error) {
    const known = await books.match(addressOf(request.url))
    if (!known) throw error
    const headers = new Headers(known.headers)
    headers.set('Kept', 'yes')
    return new Response(await known.blob(), { headers })
  }
}
