/** Storage may be forbidden or full: then things are kept as long as the page is open. */
export interface Keep {
  get(key: string): string | null
  set(key: string, value: string | null): void
}

function keep(storage: () => Storage): Keep {
  const fallback = new Map<string, string>()
  return {
    get(key) {
      try {
        return storage().getItem(key) ?? fallback.get(key) ?? null
      } catch {
        return fallback.get(key) ?? null
      }
    },
    set(key, value) {
      if (value === null) fallback.delete(key)
      else fallback.set(key, value)
      try {
        if (value === null) storage().removeItem(key)
        else storage().setItem(key, value)
      } catch {
        // the fallback has it
      }
    },
  }
}

export const onDevice = keep(() => localStorage)
export const inTab = keep(() => sessionStorage)
