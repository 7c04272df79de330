/** Small sounds of wood and bells, made on the spot; nothing is loaded. */

export type SoundName = 'roll' | 'land' | 'cupDown' | 'cupUp' | 'right' | 'wrong' | 'yourTurn' | 'said' | 'stop' | 'count' | 'crown'

const KEY = 'ninefold.sound'

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true // storage may be forbidden; the choice then lasts as long as the page
  }
}

const choice = $state({ on: stored(), asleep: true })

export const sound = {
  /** Wanted, but nobody has touched this page yet. */
  get asleep(): boolean {
    return choice.on && choice.asleep
  },
  get on(): boolean {
    return choice.on
  },
  set on(on: boolean) {
    choice.on = on
    try {
      localStorage.setItem(KEY, on ? 'on' : 'off')
    } catch {
      // as above
    }
    if (on) wake()
  },
}

let context: AudioContext | undefined
let noise: AudioBuffer | undefined

/** Browsers keep a page silent until somebody touches it. */
function wake(): void {
  if (!choice.on || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  choice.asleep = false
}

/** Call once when the page starts; gives back how to stop listening. */
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
  gain.connect(audio.destination)
  return gain
}

/** Wood on wood: a short burst of noise through a narrow body. */
function knock(audio: AudioContext, after: number, pitch: number, loud: number, seconds = 0.07): void {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate * 0.3, audio.sampleRate)
    const samples = noise.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  }
  const at = audio.currentTime + after
  const source = audio.createBufferSource()
  source.buffer = noise
  const body = audio.createBiquadFilter()
  body.type = 'bandpass'
  body.frequency.value = pitch
  body.Q.value = 5
  source.connect(body).connect(envelope(audio, at, loud, seconds))
  source.start(at, Math.random() * 0.1, seconds)
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
}

/** `height`: from 0 to 1, for what rises. */
export function play(name: SoundName, height = 0): void {
  if (choice.on && context?.state === 'running') SOUNDS[name](context, height)
}

/** A short touch where the device has one; it is silenced with the sounds. */
export function vibrate(ms: number | number[] = 15): void {
  if (choice.on && typeof navigator.vibrate === 'function' && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(ms)
}
