import type { Label, Row } from '#declare'
import { call } from '../../client/client.ts'
import type { Talk } from '../../views/talk/talkCalls.ts'

/** Something to look after. */
export interface Todo {
  readonly entity: string
  readonly rule: string
  readonly label: Label
  readonly count: number
  /** What the list is filtered by to show them. */
  readonly filter?: Row
  /** How many of them are one's own, and what the list is filtered by to show those. */
  readonly mine?: { readonly count: number; readonly filter: Row }
  /** The tab of the desk at which just these are dealt with. */
  readonly desk?: number
  /** Since when the first of them waits, within how many minutes it is promised, and what they pay, in fen. */
  readonly waits?: { readonly since?: string; readonly within?: number; readonly fen?: number }
}
/** A figure day by day, the oldest first; the last value is today's so far. */
export interface Figure {
  readonly entity: string
  readonly label: Label
  readonly unit: 'records' | 'fen' | 'number'
  readonly values: readonly number[]
  /** `2026-11-21`, the day of the last value. */
  readonly until: string
}
/** A record one changed. */
export interface Edit {
  readonly id: number
  readonly entity: string
  readonly recordId: string
  readonly recordTitle: string
  readonly action: string
  readonly createdAt: string
  readonly image?: string
}

/** Something said at a record that one is to do something about. */
export interface MyTalk extends Talk {
  readonly entity: string
  readonly recordId: number
  readonly recordTitle: string
  readonly why: 'assigned' | 'mentioned'
}

/** Something one typed into a form and has not saved. */
export interface Unfinished {
  readonly key: string
  readonly entity: string
  readonly recordId: number | null
  readonly address: string
  /** In milliseconds. */
  readonly at: number
  readonly title: string | null
  /** Fields the form has no more. */
  readonly gone: readonly string[]
}

/** A change of a live record that is not published. */
export interface ListedRevision {
  readonly entity: string
  readonly recordId: number
  readonly title: string
  readonly writer: string
  readonly at: string
  readonly waits: 'failed' | 'approval' | 'publishing' | 'time'
  readonly mayApprove: boolean
  readonly publishAt: string | null
}

/** A move of a record that the portal makes at its time. */
export interface ListedPlan {
  readonly entity: string
  readonly recordId: number
  readonly title: string
  readonly move: string
  readonly does: Label
  readonly at: string
  readonly planner: { readonly name: string }
  readonly failed: Label | null
}

/** What happens today or tomorrow, or should have happened before. */
export interface TodayEntry {
  /** A record in its calendar, or what the portal does to it by itself. */
  readonly kind: 'record' | 'move' | 'revision'
  readonly entity: string
  readonly recordId: number
  readonly title: string
  /** `2026-11-28` of whole days, `2026-11-28T19:00:00` else. */
  readonly at: string
  readonly what: Label | null
  readonly late: boolean
}

/** `more` stand in the calendars besides. */
export const askToday = async () =>
  (
    await call<{ list: readonly TodayEntry[]; more: number }>('GET', 'index/today', {
      ...{ quiet: true, timeout: 15_000 },
    })
  ).data
export const askPlanned = async () =>
  (await call<{ list: readonly ListedPlan[] }>('GET', 'index/planned', { quiet: true })).data.list
export const askRevisions = async () =>
  (await call<{ list: readonly ListedRevision[] }>('GET', 'index/revisions', { quiet: true })).data
    .list
export const askUnfinished = async () =>
  (await call<{ list: readonly Unfinished[] }>('GET', 'index/drafts', { quiet: true })).data.list
export const askMyTalk = async () =>
  (await call<{ list: readonly MyTalk[]; more: boolean }>('GET', 'index/talk', { quiet: true }))
    .data
export const askTodos = async () =>
  (await call<{ todos: readonly Todo[] }>('GET', 'index/todos', { timeout: 15_000 })).data.todos
export const askFigures = async () =>
  (await call<{ figures: readonly Figure[] }>('GET', 'index/figures', { timeout: 15_000 })).data
    .figures
export const askEdits = async () =>
  (await call<{ edits: readonly Edit[] }>('GET', 'index/recentEdits')).data.edits
