import type { TrayItem } from './trayItem.ts'

/** Remembers files on their way over a reload of the page. Nobody waits for it: without storage a file lives as long as its page. */
export interface Keeper {
  keep(item: TrayItem, file: File | null): void
  note(item: TrayItem): void
  forget(id: string): void
}

/** Remembers nothing. */
export const forgetful: Keeper = { keep: () => {}, note: () => {}, forget: () => {} }
