/** Whether a key is meant for the board: no shortcut of the browser, nothing that is typed, no dialog before it. */
export function isForBoard(event: KeyboardEvent): boolean {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return false
  return !(event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]'))
}
