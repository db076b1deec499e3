import type { Figure } from './figure.ts'

/** What a part gives when it is done; a part may print its own tables instead. */
export type Part = () => Promise<readonly Figure[] | undefined | void>

/** The parts in the order they run, each loaded only in the process it runs in. */
export const parts: { readonly [name: string]: () => Promise<Part> } = {
  weight: async () => (await import('./weight.ts')).benchWeight,
  rows: async () => (await import('./rows.ts')).benchRows,
  start: async () => (await import('./start.ts')).benchStart,
  load: async () => (await import('./load.ts')).benchLoad,
  list: async () => (await import('./list.ts')).benchList,
  search: async () => (await import('./search.ts')).benchSearch,
}
