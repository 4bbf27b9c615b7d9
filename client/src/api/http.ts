import { operator } from '../lib/operator'
import { settings } from '../lib/settings.svelte'
import { network } from '../offline/network.svelte'
import { t } from '../texts'
import type { Fault } from './types'

/** A refusal in words, with the rules behind it. */
export class ApiError extends Error {
  constructor(
    readonly fault: Fault,
    readonly status: number,
  ) {
    super(fault.message)
  }
}

export interface Request {
  body?: unknown
  tokens?: string[]
  method?: string
  signal?: AbortSignal
}

/** One request in the reader's language; POST when there is a body. */
export async function api<T>(path: string, request: Request = {}): Promise<T> {
  return (await (await ask(path, request)).json()) as T
}

/** The same for what is not JSON: records, case files. */
export async function apiText(path: string, request: Request = {}): Promise<string> {
  return (await ask(path, request)).text()
}

/** The same for what is printed. */
export async function apiBlob(path: string, request: Request = {}): Promise<Blob> {
  return (await ask(path, request)).blob()
}

/** The same where nothing is told in return. */
export async function call(path: string, request: Request = {}): Promise<void> {
  await ask(path, request)
}

async function ask(path: string, { body, tokens = [], method, signal }: Request): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': settings.lang }
  if (tokens.length) headers['Authorization'] = `Bearer ${tokens.join(',')}`
  if (operator) headers['Operator'] = operator
  const init: RequestInit = { headers, signal: signal ?? null, method: method ?? 'GET' }
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json'
    init.method = 'POST'
    init.body = JSON.stringify(body)
  }
  const joint = path.includes('?') ? '&' : '?'
  const response = await fetch(`/api${path}${joint}lang=${settings.lang}`, init).catch((error: Error) => {
    if (error.name === 'AbortError') throw error
    network.lost(init.method === 'GET')
    throw new Error(t('network-none'))
  })
  network.came(response)
  if (!response.ok) throw new ApiError(await fault(response), response.status)
  return response
}

async function fault(response: Response): Promise<Fault> {
  try {
    const told = (await response.json()) as Partial<Fault>
    return { status: response.status, reason: '', message: response.statusText, rules: [], ...told }
  } catch {
    return { status: response.status, reason: '', message: response.statusText, rules: [] }
  }
}
