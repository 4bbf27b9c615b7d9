import type { Scene } from '../stage/scenes'
import { keep, kept } from './keep'

/** One tone or breath of noise: when it begins, how long, how high at first and at last, how loud. */
interface Note {
  at: number
  last: number
  from: number
  to?: number
  loud?: number
  wave?: OscillatorType | 'noise'
}

const click = (at: number): Note => ({ at, last: 0.035, from: 1900 - at * 900, to: 700, loud: 0.35, wave: 'noise' })

/** Every sound is made here: no file of anybody is played. */
const SOUNDS = {
  dice: [0, 0.05, 0.09, 0.16, 0.24, 0.35].map(click),
  shot: [{ at: 0, last: 0.28, from: 2400, to: 500, loud: 0.4, wave: 'noise' }, { at: 0, last: 0.12, from: 300, to: 140, wave: 'triangle' }],
  blade: [{ at: 0, last: 0.22, from: 2600, to: 2100, loud: 0.18, wave: 'square' }, { at: 0, last: 0.1, from: 5000, loud: 0.3, wave: 'noise' }, { at: 0.02, last: 0.3, from: 3300, to: 3100, loud: 0.1 }],
  charge: [0, 0.13, 0.26, 0.36].map((at) => ({ at, last: 0.09, from: 120, to: 60, loud: 0.5, wave: 'triangle' as const })),
  hurt: [{ at: 0, last: 0.16, from: 170, to: 70, loud: 0.7, wave: 'triangle' }, { at: 0, last: 0.08, from: 900, loud: 0.4, wave: 'noise' }],
  fall: [{ at: 0, last: 0.5, from: 220, to: 50, loud: 0.8, wave: 'sawtooth' }, { at: 0.3, last: 0.2, from: 300, to: 80, loud: 0.6, wave: 'noise' }],
  saved: [{ at: 0, last: 0.16, from: 620, to: 580, loud: 0.3, wave: 'square' }, { at: 0.03, last: 0.2, from: 930, to: 900, loud: 0.2 }],
  step: [{ at: 0, last: 0.06, from: 500, to: 200, loud: 0.25, wave: 'noise' }, { at: 0.14, last: 0.06, from: 450, to: 180, loud: 0.2, wave: 'noise' }],
  turn: [{ at: 0, last: 0.5, from: 196, loud: 0.5, wave: 'triangle' }, { at: 0.12, last: 0.6, from: 294, loud: 0.4, wave: 'triangle' }],
  yours: [{ at: 0, last: 0.14, from: 660, loud: 0.3 }, { at: 0.11, last: 0.22, from: 880, loud: 0.3 }],
  refused: [{ at: 0, last: 0.14, from: 180, loud: 0.35, wave: 'square' }, { at: 0.15, last: 0.16, from: 140, loud: 0.35, wave: 'square' }],
  won: [262, 330, 392, 523].map((from, n) => ({ at: n * 0.13, last: 0.5, from, loud: 0.35, wave: 'triangle' as const })),
} satisfies Record<string, Note[]>

export type Sound = keyof typeof SOUNDS
export const SOUND_NAMES = Object.keys(SOUNDS) as Sound[]

/** Silent until somebody has touched the page, as browsers want it and people too. */
class Sounds {
  volume = Number(kept('volume') ?? 0.5)
  private context: AudioContext | null = null
  private noise: AudioBuffer | null = null

  constructor() {
    if (typeof window === 'undefined') return
    const wake = () => this.wake()
    for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, wake, { once: true, passive: true })
  }

  set(volume: number): void {
    this.volume = Math.min(1, Math.max(0, volume))
    keep('volume', String(this.volume))
  }

  play(name: Sound, after = 0): void {
    const context = this.context
    if (!context || !this.volume || document.hidden) return
    for (const note of SOUNDS[name] as Note[]) this.sing(context, note, context.currentTime + after)
  }

  /** What a scene sounds like: how it begins, and how it ends. */
  scene(scene: Scene, time: number): void {
    const late = (time / 1000) * 0.7
    if (scene.kind === 'banner') return this.play('turn')
    if (scene.kind === 'charge') return this.play('charge')
    if (scene.kind !== 'fall') this.play(scene.kind === 'shot' ? 'shot' : scene.kind === 'fight' ? 'blade' : 'dice')
    if (scene.rolls.length) this.play('dice', 0.12)
    if (scene.fell.length) this.play('fall', late)
    else if (scene.hurt.length) this.play('hurt', late)
    else if (scene.target && scene.rolls.length) this.play('saved', late)
  }

  private wake(): void {
    if (this.context || typeof AudioContext === 'undefined') return
    const context = (this.context = new AudioContext())
    this.noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
    const samples = this.noise.getChannelData(0)
    for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1
  }

  private sing(context: AudioContext, note: Note, now: number): void {
    const [start, end] = [now + note.at, now + note.at + note.last]
    const gain = context.createGain()
    gain.gain.setValueAtTime(0.0001, start)
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, (note.loud ?? 0.4) * this.volume * 0.5), start + 0.008)
    gain.gain.exponentialRampToValueAtTime(0.0001, end)
    gain.connect(context.destination)
    if (note.wave === 'noise') {
      const source = context.createBufferSource()
      const filter = context.createBiquadFilter()
      source.buffer = this.noise
      filter.type = 'bandpass'
      filter.frequency.setValueAtTime(note.from, start)
      filter.frequency.exponentialRampToValueAtTime(note.to ?? note.from, end)
      source.connect(filter).connect(gain)
      source.start(start)
      source.stop(end)
    } else {
      const source = context.createOscillator()
      source.type = note.wave ?? 'sine'
      source.frequency.setValueAtTime(note.from, start)
      source.frequency.exponentialRampToValueAtTime(note.to ?? note.from, end)
      source.connect(gain)
      source.start(start)
      source.stop(end)
    }
  }
}

export const sound = new Sounds()
