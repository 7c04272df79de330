let seen = $state(false)

/** Whether one of the own pictures that were to be shown could not be had. */
export const missing = {
  get any(): boolean {
    return seen
  },
  tell(): void {
    seen = true
  },
  forget(): void {
    seen = false
  },
}
