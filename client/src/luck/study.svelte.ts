import { api } from '../api/http'

interface Told {
  state: string
  done: number
  total: number
}

/** Between two looks at a study that runs. */
const PAUSE = 700

/** Something the server works out in the background: begun, watched, stopped. */
export class Study<T extends Told> {
  told = $state.raw<T | null>(null)
  failed = $state('')
  private timer = 0

  constructor(
    private readonly address: string,
    private readonly wish: Record<string, unknown> = {},
    private readonly query = '',
    private readonly tokens: string[] = [],
  ) {}

  get running(): boolean {
    return this.told?.state === 'waiting' || this.told?.state === 'running'
  }

  get share(): number {
    return this.told?.total ? this.told.done / this.told.total : 0
  }

  /** What is known; a study that runs is watched. */
  look(): Promise<void> {
    return this.hear(api<T>(this.address + this.query))
  }

  begin(): Promise<void> {
    return this.hear(api<T>(this.address, { body: this.wish, tokens: this.tokens }))
  }

  stop(): Promise<void> {
    return this.hear(api<T>(this.address, { body: { ...this.wish, stop: true }, tokens: this.tokens }))
  }

  leave(): void {
    clearTimeout(this.timer)
  }

  private async hear(answer: Promise<T>): Promise<void> {
    clearTimeout(this.timer)
    try {
      this.told = await answer
      this.failed = ''
    } catch (error) {
      this.failed = (error as Error).message
      return
    }
    if (this.running) this.timer = window.setTimeout(() => void this.look(), PAUSE)
  }
}
