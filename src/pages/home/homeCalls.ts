import type { Figure } from '#wire/dayFigure.ts'
import type { ListedRevision } from '#wire/listedRevision.ts'
import type { ListedPlan } from '#wire/plannedMove.ts'
import type { MyTalk } from '#wire/talk.ts'
import type { TodayEntry } from '#wire/todayEntry.ts'
import type { Todo } from '#wire/todo.ts'
import { call } from '../../client/client.ts'

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
