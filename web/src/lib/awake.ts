/** Keeps the screen on during a game. Returns how to let it sleep again. */
export function stayAwake(): () => void {
  return 'wakeLock' in navigator ? byLock() : byVideo()
}

function byLock(): () => void {
  let lock: WakeLockSentinel | undefined
  let over = false
  const ask = async (): Promise<void> => {
    if (over || document.visibilityState === 'hidden') return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (over) await lock.release()
    } catch {
      // the device decides, for example when its battery is low
    }
  }
  const again = (): void => void ask()
  again()
  document.addEventListener('visibilitychange', again)
  return () => {
    over = true
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}

/** Plain http has no wake lock. But browsers keep the screen on while a film plays, so this plays an empty one. */
function byVideo(): () => void {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 16
  const pen = canvas.getContext('2d')
  if (!pen || typeof canvas.captureStream !== 'function') return () => {}
  let frame = 0
  const draw = (): void => {
    pen.fillStyle = frame++ % 2 ? '#000' : '#010101'
    pen.fillRect(0, 0, 16, 16)
  }
  draw()
  const video = document.createElement('video')
  video.muted = video.loop = video.playsInline = true
  video.setAttribute('aria-hidden', 'true')
  video.tabIndex = -1
  // as large as the page, because browsers ignore tiny films; behind everything
  video.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;opacity:0.01;z-index:-2;pointer-events:none'
  video.srcObject = canvas.captureStream(2)
  document.body.append(video)
  const timer = setInterval(draw, 1000)
  const play = (): void => void video.play().catch(() => {})
  play()
  document.addEventListener('visibilitychange', play)
  addEventListener('pointerdown', play)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', play)
    removeEventListener('pointerdown', play)
    video.remove()
  }
}
