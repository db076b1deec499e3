import { tabMemory } from '../../client/tabMemory.ts'

/** Where a tab keeps how its list was left. */
export const keptKey = (path: string): string => `list ${path}`

/** Whether a list was asked for anything in this tab: opened again, it stands as it was left. */
export const wasLeftHere = (path: string): boolean =>
  // Sealed or not: it is asked before anything is opened, too.
  sessionStorage.getItem(keptKey(path)) !== null || tabMemory.getItem(keptKey(path)) !== null
