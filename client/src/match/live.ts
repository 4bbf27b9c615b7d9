import type { Ack, Act, Answer, Consent, Draw, Resign, Undo, Update } from '../api/types'

export type Order = Answer | Undo | Consent | Resign | Draw | Act
export type Line = 'connecting' | 'open' | 'lost'

export interface Listener {
  line(state: Line): void
  update(update: Update): void
  ack(ack: Ack): void
  since(): number
  /** The server does not let us in, and will not later. */
  barred(): void
}

const SLOWEST = 8000
const BARRED = [4404, 4409]

/** The socket of one match: says hello with what it has, sends what is owed again after a break. */
export class Live {
  private socket: WebSocket | null = null
  private owed = new Map<string, Order>()
  private tries = 0
  private timer = 0
  private closed = false

  constructor(
    private readonly address: () => string,
    private readonly listener: Listener,
  ) {}

  /** A network that goes away leaves sockets open that nobody hears; one that comes back is tried at once. */
  private readonly away = () => this.listener.line('lost')
  private readonly back = () => this.reopen()

  open(): void {
    addEventListener('offline', this.away)
    addEventListener('online', this.back)
    this.listener.line('connecting')
    const socket = new WebSocket(this.address())
    this.socket = socket
    socket.onopen = () => this.greeted(socket)
    socket.onmessage = (event) => this.heard(JSON.parse(event.data as string) as Update | Ack)
    socket.onclose = (event) => socket === this.socket && this.lost(event.code)
  }

  /** Sent now or as soon as the line is back; the server answers a repeated order once. */
  send(order: Order): void {
    this.owed.set(order.id, order)
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(order))
  }

  /** Ask for what changed since the version at hand. */
  greet(): void {
    this.socket?.send(JSON.stringify({ type: 'hello', since: this.listener.since() }))
  }

  reopen(): void {
    clearTimeout(this.timer)
    const old = this.socket
    this.socket = null
    old?.close()
    this.open()
  }

  close(): void {
    this.closed = true
    removeEventListener('offline', this.away)
    removeEventListener('online', this.back)
    clearTimeout(this.timer)
    this.socket?.close()
  }

  private greeted(socket: WebSocket): void {
    this.tries = 0
    this.greet()
    for (const order of this.owed.values()) socket.send(JSON.stringify(order))
    this.listener.line('open')
  }

  private heard(message: Update | Ack): void {
    if (message.type === 'update') return this.listener.update(message)
    this.owed.delete(message.id)
    this.listener.ack(message)
  }

  private lost(code: number): void {
    if (this.closed) return
    this.listener.line('lost')
    if (BARRED.includes(code)) return this.listener.barred()
    this.timer = window.setTimeout(() => this.open(), Math.min(SLOWEST, 400 * 2 ** this.tries++))
  }
}
