/** Day or night as the reader chose; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark'

const KEY = 'ninefold.theme'

export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system' // storage may be forbidden; the device's setting then rules
  }
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export function chooseTheme(theme: Theme): void {
  applyTheme(theme)
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // then it lasts as long as the page is open
  }
}
