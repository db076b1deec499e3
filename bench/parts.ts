import type { Figure } from './figure.ts'

/** What a part gives when it is done. */
export type Part = () => Promise<readonly Figure[]>

/** The parts in the order they run, each loaded only in the process it runs in. */
export const parts: { readonly [name: string]: () => Promise<Part> } = {
  weight: async () => (await import('./weight.ts')).benchWeight,
  rows: async () => (await import('./rows.ts')).benchRows,
  route: async () => (await import('./route.ts')).benchRoute,
  typing: async () => (await import('./typing.ts')).benchTyping,
  start: async () => (await import('./start.ts')).benchStart,
  load: async () => (await import('./load.ts')).benchLoad,
  bulk: async () => (await import('./bulk.ts')).benchBulk,
  sheets: async () => (await import('./sheets.ts')).benchSheets,
  edit: async () => (await import('./edit.ts')).benchEdit,
  desk: async () => (await import('./desk.ts')).benchDesk,
  workbench: async () => (await import('./workbench.ts')).benchWorkbench,
  calendar: async () => (await import('./calendar.ts')).benchCalendar,
  presence: async () => (await import('./presence.ts')).benchPresence,
  upload: async () => (await import('./upload.ts')).benchUpload,
  pictures: async () => (await import('./pictures.ts')).benchPictures,
  million: async () => (await import('./million.ts')).benchMillion,
}

/** Halves of a part, and what takes hours or the whole machine: run only when they are named. */
export const halves: typeof parts = {
  list: async () => (await import('./list.ts')).benchList,
  search: async () => (await import('./search.ts')).benchSearch,
  size: async () => (await import('./size.ts')).benchSize,
  crowd: async () => (await import('./crowd.ts')).benchCrowd,
}
