import type { Label } from '#declare'

/** What happens today or tomorrow, or should have happened: a line of the home page. */
export interface TodayEntry {
  /** A record in its calendar, or what the portal does to it by itself. */
  readonly kind: 'record' | 'move' | 'revision'
  readonly entity: string
  readonly recordId: number
  readonly title: string
  /** `2026-11-28` of whole days, `2026-11-28T19:00:00` else, by the clock of Shanghai. */
  readonly at: string
  /** What happens: it begins, it ends, it is withdrawn; of a record that stands at a moment, the state it is in. */
  readonly what: Label | null
  /** Its time has come, and it is not what it should be by then. */
  readonly late: boolean
}
