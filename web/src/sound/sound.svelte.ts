/** Small sounds of wood, cloth, paper and bells, synthesised on the spot; nothing is loaded. */

export type SoundName =
  | 'roll'
  | 'land'
  | 'cupDown'
  | 'cupUp'
  | 'cloth'
  | 'paper'
  | 'clap'
  | 'right'
  | 'wrong'
  | 'yourTurn'
  | 'said'
  | 'pair'
  | 'shout'
  | 'stop'
  | 'count'
  | 'crown'
  | 'fanfare'

const KEY = 'ninefold.sound'
const VOLUME = 'ninefold.volume'
const USUAL = 0.8

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true // storage may be forbidden; the choice then lasts as long as the page
  }
}

function storedVolume(): number {
  try {
    const volume = Number(localStorage.getItem(VOLUME) ?? USUAL)
    return volume >= 0 && volume <= 1 ? volume : USUAL
  } catch {
    return USUAL
  }
}

const choice = $state({ on: stored(), volume: storedVolume(), asleep: true })

export const sound = {
  /** Sound is wanted, but nobody has touched this page yet. */
  get asleep(): boolean {
    return choice.on && choice.asleep
  },
  /** From 0 to 1. */
  get volume(): number {
    return choice.volume
  },
  set volume(volume: number) {
    choice.volume = volume
    if (all) all.gain.value = volume
    try {
      localStorage.setItem(VOLUME, String(volume))
    } catch {
      // as below
    }
  },
  get on(): boolean {
    return choice.on
  },
  set on(on: boolean) {
    choice.on = on
    try {
      localStorage.setItem(KEY, on ? 'on' : 'off')
    } catch {
      // as above: it lasts as long as the page
    }
    if (on) wake()
  },
}

let context: AudioContext | undefined
let noise: AudioBuffer | undefined
/** All sounds go through this: at the chosen volume, and limited so that it does not crackle. */
let all: GainNode | undefined
/** The melody being played; the next one replaces it. */
let song: GainNode | undefined
let voice: GainNode | undefined

/** Browsers keep a page silent until somebody touches it. */
function wake(): void {
  if (!choice.on || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (!all) {
    all = context.createGain()
    all.gain.value = choice.volume
    all.connect(context.createDynamicsCompressor()).connect(context.destination)
  }
  // suspended, or interrupted by a call or a locked screen
  if (context.state !== 'running') void context.resume()
  choice.asleep = false
}

/** Call once when the page starts; returns how to stop listening. */
export function listenForFirstGesture(): () => void {
  const gestures = ['pointerdown', 'keydown'] as const
  for (const gesture of gestures) addEventListener(gesture, wake, { passive: true })
  return () => {
    for (const gesture of gestures) removeEventListener(gesture, wake)
  }
}

function envelope(audio: AudioContext, at: number, loud: number, seconds: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  gain.connect(voice ?? audio.destination)
  return gain
}

function hiss(audio: AudioContext, at: number, seconds: number): AudioBufferSourceNode {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
    const samples = noise.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  }
  const source = audio.createBufferSource()
  source.buffer = noise
  source.start(at, Math.random() * 0.4, seconds)
  return source
}

function body(audio: AudioContext, pitch: number, narrow: number): BiquadFilterNode {
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = narrow
  return filter
}

/** Wood on wood: a short burst through a block that rings low and, more faintly, high. No two sound quite alike. */
function knock(audio: AudioContext, after: number, pitch: number, loud: number, seconds = 0.07): void {
  const at = audio.currentTime + after
  const own = pitch * (0.95 + Math.random() * 0.1)
  const source = hiss(audio, at, seconds)
  source.connect(body(audio, own, 7)).connect(envelope(audio, at, loud, seconds))
  source.connect(body(audio, own * 2.76, 9)).connect(envelope(audio, at, loud * 0.35, seconds * 0.6))
}

/** Cloth or paper: a rustle whose pitch glides. */
function rustle(audio: AudioContext, from: number, to: number, loud: number, seconds: number): void {
  const at = audio.currentTime
  const filter = body(audio, from, 0.9)
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds)
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + seconds * 0.35)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  hiss(audio, at, seconds)
    .connect(filter)
    .connect(gain)
    .connect(voice ?? audio.destination)
}

/** A struck bar: a tone and its faint fourth partial. */
function tone(audio: AudioContext, after: number, pitch: number, loud: number, seconds = 0.45): void {
  const at = audio.currentTime + after
  for (const [partial, share] of [
    [1, 1],
    [3.93, 0.18],
  ] as const) {
    const oscillator = audio.createOscillator()
    oscillator.frequency.value = pitch * partial
    oscillator.connect(envelope(audio, at, loud * share, seconds / Math.sqrt(partial)))
    oscillator.start(at)
    oscillator.stop(at + seconds)
  }
}

const SOUNDS: Record<SoundName, (audio: AudioContext, height: number) => void> = {
  roll: (audio) => {
    for (let hit = 0; hit < 5; hit++) knock(audio, hit * 0.085 + hit * hit * 0.008, 900 + ((hit * 337) % 700), 0.5 - hit * 0.07)
  },
  land: (audio) => knock(audio, 0, 620, 0.8, 0.09),
  cupDown: (audio) => {
    knock(audio, 0, 260, 1, 0.14)
    knock(audio, 0.02, 780, 0.25)
  },
  cupUp: (audio) => {
    knock(audio, 0, 420, 0.4)
    knock(audio, 0.06, 640, 0.22)
  },
  cloth: (audio) => rustle(audio, 300, 1400, 0.3, 0.55),
  paper: (audio) => {
    rustle(audio, 5200, 2400, 0.12, 0.14)
    knock(audio, 0.12, 1900, 0.1, 0.03)
  },
  /** A hand on a hand. */
  clap: (audio) => {
    knock(audio, 0, 1100, 0.5, 0.05)
    knock(audio, 0.012, 1700, 0.35, 0.09)
  },
  right: (audio) => {
    tone(audio, 0, 523.25, 0.2)
    tone(audio, 0.11, 783.99, 0.2, 0.6)
  },
  wrong: (audio) => {
    tone(audio, 0, 233.08, 0.22, 0.35)
    tone(audio, 0.13, 196, 0.22, 0.5)
  },
  yourTurn: (audio) => {
    tone(audio, 0, 587.33, 0.16)
    tone(audio, 0.14, 440, 0.14, 0.6)
  },
  said: (audio) => knock(audio, 0, 1500, 0.25, 0.05),
  /** A pair: one chord, struck twice. */
  pair: (audio) => {
    for (const after of [0, 0.16])
      for (const pitch of [523.25, 659.25, 783.99, 1046.5]) tone(audio, after, pitch, 0.1, after === 0 ? 0.3 : 0.9)
  },
  /** A shout across the room: a drum, and a long fifth. */
  shout: (audio) => {
    knock(audio, 0, 120, 1, 0.3)
    for (const [after, pitch] of [
      [0, 392],
      [0.1, 587.33],
      [0.2, 783.99],
    ] as const)
      tone(audio, after, pitch, 0.2, 0.8)
  },
  stop: (audio) => {
    for (const after of [0, 0.12, 0.24]) {
      tone(audio, after, 880, 0.22, 0.2)
      knock(audio, after, 1200, 0.4)
    }
  },
  count: (audio, height) => tone(audio, 0, 330 * 2 ** height, 0.09, 0.18),
  crown: (audio) => {
    for (const [step, pitch] of [392, 493.88, 587.33, 783.99].entries()) tone(audio, step * 0.13, pitch, 0.18, 0.9)
  },
  /** The crown's tune again, with a bass and a long chord at its end: for a whole evening. */
  fanfare: (audio) => {
    for (const [after, pitch] of [
      [0, 392],
      [0.16, 392],
      [0.32, 392],
      [0.48, 523.25],
      [0.88, 493.88],
      [1.04, 523.25],
      [1.2, 587.33],
    ] as const) {
      tone(audio, after, pitch, 0.16, 0.7)
      tone(audio, after, pitch / 2, 0.08, 0.5)
    }
    for (const pitch of [261.63, 392, 523.25, 659.25, 783.99]) tone(audio, 1.6, pitch, 0.12, 2.4)
    for (const after of [0, 0.48, 0.88, 1.6]) knock(audio, after, 180, 0.7, 0.18)
  },
}

/** Wood sounds may overlap; of melodies only one plays at a time. */
const SONGS: ReadonlySet<SoundName> = new Set(['right', 'wrong', 'yourTurn', 'pair', 'shout', 'stop', 'crown', 'fanfare'])

/** Calls this device's own player: it sounds wherever they are. */
const CALLS: ReadonlySet<SoundName> = new Set(['yourTurn'])
let hushed = false

/** Another device in the room makes the sounds: this one only calls its player. */
export function hush(on: boolean): void {
  hushed = on
}

/** `height`: from 0 to 1, for sounds that rise. */
export function play(name: SoundName, height = 0): void {
  if (hushed && !CALLS.has(name)) return
  if (!choice.on || context?.state !== 'running' || !all) return
  if (SONGS.has(name)) {
    song?.gain.setTargetAtTime(0, context.currentTime, 0.03)
    song = context.createGain()
    song.connect(all)
    voice = song
  } else voice = all
  SOUNDS[name](context, height)
}

/** A short vibration if the device has one; muted with the sounds. */
export function vibrate(ms: number | number[] = 15): void {
  if (choice.on && typeof navigator.vibrate === 'function' && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(ms)
}
