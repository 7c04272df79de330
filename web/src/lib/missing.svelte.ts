let seen = $state(false)

/** Whether one of the host's own pictures could not be loaded. */
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
