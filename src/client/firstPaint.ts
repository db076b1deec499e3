import { useSyncExternalStore } from 'react'

/** A page that draws nothing, or draws it late, holds nobody back longer than this, in milliseconds. */
const most = 2000

let waits: PromiseWithResolvers<void> | null = null

/** Has everything that the first screen does not need wait until it was painted. Without this nothing waits. */
export function holdUntilPainted(): void {
  waits = Promise.withResolvers<void>()
  setTimeout(free, most)
}

/** Tells that the first screen stands in the page: what the next frame draws is on the screen a task later. */
export function notePaint(): void {
  if (!waits) return
  if ('requestAnimationFrame' in globalThis) requestAnimationFrame(() => setTimeout(free))
  else free()
}

/** Resolves once the first screen was painted. */
export const firstPaint = (): Promise<void> => waits?.promise ?? Promise.resolve()

/** Whether it was; whoever asks is drawn anew when it has been. */
export const usePainted = (): boolean => useSyncExternalStore(listen, isPainted)

const isPainted = (): boolean => waits === null

function free(): void {
  const { resolve } = waits ?? {}
  waits = null
  resolve?.()
}

function listen(listener: () => void): () => void {
  let listens = waits !== null
  void firstPaint().then(() => listens && listener())
  return () => {
    listens = false
  }
}
