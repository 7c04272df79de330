import type { Attachment } from 'svelte/attachments'

/** After so many halvings the size is right to a pixel. */
const STEPS = 9

/**
 * Gives a box whose size does not depend on its text the largest letters at which all of it is seen, as `--letters`: up to
 * `--letters-most`, which may be any length. No word is broken for it, and nothing is cut.
 */
export const fit: Attachment<HTMLElement> = (box) => {
  const fits = (): boolean => box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1
  const give = (size: number): void => box.style.setProperty('--letters', `${size}px`)

  const measure = (): void => {
    box.style.setProperty('--letters', 'var(--letters-most)')
    if (fits()) return
    let [least, most] = [1, box.clientHeight]
    for (let step = 0; step < STEPS; step++) {
      const size = (least + most) / 2
      give(size)
      if (fits()) least = size
      else most = size
    }
    give(Math.floor(least))
  }

  const sizes = new ResizeObserver(measure)
  sizes.observe(box)
  const texts = new MutationObserver(measure)
  texts.observe(box, { subtree: true, childList: true, characterData: true })
  let gone = false
  void document.fonts.ready.then(() => gone || measure())
  return () => {
    gone = true
    sizes.disconnect()
    texts.disconnect()
  }
}
