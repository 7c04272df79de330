import type { Item } from './items'

// A half-finished set is kept in this browser, one for each game.
const STORE = 'sets'

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const asked = indexedDB.open('ninefold', 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE)
    asked.onsuccess = () => done(asked.result)
    asked.onerror = () => failed(asked.error ?? new Error('no database'))
  })
}

async function ask<T>(mode: IDBTransactionMode, question: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened()
  try {
    return await new Promise((done, failed) => {
      const asked = question(database.transaction(STORE, mode).objectStore(STORE))
      asked.onsuccess = () => done(asked.result)
      asked.onerror = () => failed(asked.error ?? new Error('no answer'))
    })
  } finally {
    database.close()
  }
}

/** Nothing, if the browser stores nothing. */
export async function draftOf(game: string): Promise<Item[]> {
  try {
    return (await ask<Item[] | undefined>('readonly', (store) => store.get(game) as IDBRequest<Item[] | undefined>)) ?? []
  } catch {
    return []
  }
}

export async function keepDraft(game: string, items: readonly Item[]): Promise<void> {
  try {
    await ask('readwrite', (store) => store.put([...items], game))
  } catch {
    // it lasts as long as the dialog
  }
}
