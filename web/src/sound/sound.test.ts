import { beforeEach, expect, test, vi } from 'vitest'

/** As much of an AudioContext as sounds are made of: every gain, and what it is joined to. */
class Part {
  readonly to: Part[] = []
  readonly gain = { value: 1, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn(), setTargetAtTime: vi.fn() }
  readonly frequency = { value: 0, exponentialRampToValueAtTime: vi.fn() }
  readonly Q = { value: 0 }
  buffer: unknown = null
  start = vi.fn()
  stop = vi.fn()
  connect(next: Part): Part {
    this.to.push(next)
    return next
  }
}

const gains: Part[] = []
const destination = new Part()

const contexts: Fake[] = []

class Fake {
  state = 'running'
  resume = vi.fn(() => Promise.resolve())
  constructor() {
    contexts.push(this)
  }
  currentTime = 0
  sampleRate = 8
  destination = destination
  createGain(): Part {
    gains.push(new Part())
    return gains.at(-1)!
  }
  createDynamicsCompressor = (): Part => new Part()
  createBiquadFilter = (): Part => new Part()
  createOscillator = (): Part => new Part()
  createBufferSource = (): Part => new Part()
  createBuffer = (): { getChannelData: () => Float32Array } => ({ getChannelData: () => new Float32Array(8) })
}

beforeEach(() => {
  gains.length = contexts.length = 0
  vi.resetModules()
  vi.stubGlobal('AudioContext', Fake)
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
})

async function awake(): Promise<typeof import('./sound.svelte')> {
  const loaded = await import('./sound.svelte')
  loaded.sound.on = true
  return loaded
}

const faded = (part: Part): boolean => part.gain.setTargetAtTime.mock.calls.some(([value]) => value === 0)

test('all goes through one volume, and nothing past it', async () => {
  const { play, sound } = await awake()
  const [all] = gains
  sound.volume = 0.3
  expect(all?.gain.value).toBe(0.3)
  for (const name of ['roll', 'cloth', 'paper', 'clap', 'right', 'fanfare'] as const) play(name)
  expect(gains.length).toBeGreaterThan(8)
  expect(gains.filter((gain) => gain.to.includes(destination))).toEqual([])
})

test('of what is sung there is one voice at a time; wood may clatter', async () => {
  const { play } = await awake()
  play('right')
  const song = gains[1]!
  play('land')
  expect(faded(song)).toBe(false)
  play('crown')
  expect(faded(song)).toBe(true)
  expect(gains.filter(faded)).toHaveLength(1)
})

test('after a call, or behind a locked screen, the next touch brings it back', async () => {
  const { sound } = await awake()
  const [context] = contexts
  expect(context?.resume).not.toHaveBeenCalled()
  for (const state of ['suspended', 'interrupted']) {
    context!.state = state
    sound.on = true
  }
  expect(context?.resume).toHaveBeenCalledTimes(2)
})

test('in a room where another device sounds, a phone only calls its player', async () => {
  const { hush, play } = await awake()
  const before = gains.length
  hush(true)
  for (const name of ['right', 'land', 'stop', 'pair'] as const) play(name)
  expect(gains).toHaveLength(before)
  play('yourTurn')
  expect(gains.length).toBeGreaterThan(before)
  hush(false)
  const called = gains.length
  play('right')
  expect(gains.length).toBeGreaterThan(called)
})
