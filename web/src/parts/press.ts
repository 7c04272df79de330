import type { Attachment } from 'svelte/attachments'

/** `moment` is the event's `timeStamp`: when the finger fell, not when the page handled it. */
export type Press = (moment: number) => void

interface Pressable {
  press: Press | undefined
  /** Act when the finger falls, not when it lifts: for races. */
  instant?: boolean
  disabled?: boolean
}

/**
 * One way to press for finger, mouse, key and screen reader. A disabled control stays focusable (`aria-disabled`),
 * so that the keyboard does not lose its place when a turn ends.
 */
export function pressable(options: () => Pressable): Attachment<HTMLElement> {
  return (element) => {
    let answered = false
    const down = (event: PointerEvent): void => {
      const { press, instant, disabled } = options()
      answered = false
      if (!instant || disabled || !press || event.button !== 0) return
      answered = true
      press(event.timeStamp)
    }
    const click = (event: MouseEvent): void => {
      const { press, disabled } = options()
      const again = answered && event.detail > 0
      answered = false
      if (!disabled && !again) press?.(event.timeStamp)
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('click', click)
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('click', click)
    }
  }
}
