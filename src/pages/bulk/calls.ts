import type { Label, Row } from '#declare'
import type { Cells } from '#derive/bulk/cell.ts'
import { call, callFile } from '../../client/client.ts'

/** A kind of run that the caller may start, as `batchGive/kinds` gives it. */
export interface OfferedKind {
  readonly name: string
  readonly label: Label
  readonly about: Label
  /** File name of the template; where `nameEnforced`, of every list as well. */
  readonly template: string
  readonly nameEnforced: boolean
  /** Most rows a list may have. */
  readonly most: number
  readonly columns: readonly Column[]
}
/** A column of a kind's spreadsheet. `header` is what stands in the file, `en` the same in English. */
export interface Column {
  readonly name: string
  readonly header: string
  readonly en: string
  readonly kind: string
  readonly required: boolean
}
export type BatchState =
  | 'uploaded'
  | 'checking'
  | 'problem'
  | 'ready'
  | 'approval'
  | 'running'
  | 'paused'
  | 'done'
  | 'partly'
  | 'cancelled'
/** One run. Amounts in fen. */
export interface Batch extends Row {
  readonly id: number
  readonly version: number
  readonly kind: string
  readonly batchNo: string
  readonly fileName: string
  readonly reason: string
  readonly status: BatchState
  readonly rows: number
  readonly people: number
  readonly done: number
  readonly failed: number
  readonly skipped: number
  readonly job: number | null
  readonly createdAt: string
}
export type Level = 'ok' | 'warn' | 'error' | 'skip'
/** How often a code was found, with its message as the first row has it. */
export interface CodeCount {
  readonly code: string
  readonly level: Level
  readonly count: number
  readonly message: string
}
/** What is wrong with the list as a whole; F11 names the batch that had it before. */
export interface Fault {
  readonly code: string
  readonly level: Level
  readonly message: string
  readonly batch?: number
}
/** What the check found and the run came to, in numbers. Amounts in fen. */
export interface Summary {
  readonly status: BatchState
  readonly total: number
  readonly people: number
  readonly fine: number
  readonly warned: number
  readonly problems: number
  readonly done: number
  readonly failed: number
  readonly skipped: number
  /** Of the rows that are or were to be carried out. */
  readonly amount: number
  /** Of the rows done. */
  readonly paid: number
  /** The number of people has to be typed in. */
  readonly typed: boolean
  readonly faults: readonly Fault[]
  readonly codes: readonly CodeCount[]
  readonly failures: readonly {
    readonly code: string | null
    readonly message: string | null
    readonly count: number
  }[]
  readonly approval: {
    readonly needed: boolean
    readonly why: string | null
    /** Names of those who may approve. */
    readonly approvers?: readonly string[]
  }
  readonly mayConfirm: boolean
  readonly mayApprove: boolean
  /** Rows were changed since the list was checked as a whole. */
  readonly changedSince: boolean
  /** What remains of stock, places or limits afterwards. */
  readonly left: readonly { readonly label: string; readonly value: number | string }[] | null
}
export interface Finding {
  readonly code: string
  readonly level: Level
  readonly column?: string | null
  readonly message: string
}
/** One row of a list with what was found in it. */
export interface BatchRow extends Row {
  readonly id: number
  readonly rowNo: number
  readonly version: number
  readonly cells: Cells
  readonly findings: readonly Finding[]
  readonly level: Level
  readonly status: 'waiting' | 'done' | 'failed' | 'skipped'
  readonly message: string | null
  readonly edited: boolean
  readonly doneAt: string | null
}
export interface Page<T> {
  readonly list: readonly T[]
  readonly total: number | null
  readonly hasNext?: boolean
}
/** How a job fares. */
export interface Job extends Row {
  readonly status: string
  readonly done: number
  readonly failed: number
  readonly total: number
  readonly startedAt: string | null
}
/** A file in the object store, as `batchGive.file` holds it. */
export interface ListFile {
  readonly url: string
  readonly name: string
  readonly size: number
}

/** Checks and runs of many rows take longer than a record. */
const patience = 60_000
const batchOf = (id: number) => `batchGive/${id}`
const post = async <T = Batch>(path: string, body: object = {}): Promise<T> =>
  (await call<T>('POST', path, { body, timeout: patience })).data
const get = async <T>(path: string, query: object = {}): Promise<T> =>
  (await call<T>('GET', path, { query: query as Row, timeout: patience })).data

export const readKinds = () => get<readonly OfferedKind[]>('batchGive/kinds')
export const readBatch = (id: number) => get<Batch>(batchOf(id))
export const readSummary = (id: number) => get<Summary>(`${batchOf(id)}/summary`)
export const readJob = (id: number) => get<Job>(`job/${id}`)
export const readTemplate = (kind: string) =>
  callFile('GET', 'batchGive/template', { query: { kind } })
export const readProblems = (id: number) => callFile('GET', `${batchOf(id)}/problems`)
export const readResult = (id: number) => callFile('GET', `${batchOf(id)}/result`)

/** Batches by a filter, the newest first. */
export const listBatches = (filter: Row, most: number) =>
  get<Page<Batch>>('batchGive', { filter, sort: ['createdAt', 'DESC'], range: [0, most - 1] })

/** Rows of a batch in the order of the file, `from` counted from 0. */
export const listRows = (filter: Row, from: number, most: number) =>
  get<Page<BatchRow>>('batchRow', {
    filter,
    sort: ['rowNo', 'ASC'],
    range: [from, from + most - 1],
  })

export interface NewBatch {
  readonly kind: string
  readonly file: ListFile
  readonly fileName: string
  readonly reason: string
  readonly options?: Row
}
export const createBatch = (batch: NewBatch) => post('batchGive', batch)

/** Cells of a row put right, those not named stay; it is checked again at once. */
export const saveRow = async (row: BatchRow, data: Row): Promise<BatchRow> =>
  (
    await call<BatchRow>('PUT', `batchRow/${row.id}`, {
      body: { data, version: row.version },
      timeout: patience,
    })
  ).data

/** One value for a column in all rows of a code. */
export const fixRows = (id: number, fix: { code: string; column: string; value: string }) =>
  post<{ readonly changed: number }>(`${batchOf(id)}/fixRows`, fix)
export const settleDoubles = (id: number, how: 'keepFirst' | 'merge') =>
  post(`${batchOf(id)}/doubles`, { how })
export const dropProblems = (id: number) => post(`${batchOf(id)}/dropProblems`)
export const checkAgain = (id: number) => post(`${batchOf(id)}/check`)

/** What is agreed to before a run: warnings by code, and the number of people where there are many. */
export interface Consent {
  readonly accept: readonly string[]
  readonly people: number
}
/** Moves of a batch, each with the version it was read at. */
export const moveBatch = (
  batch: Batch,
  move: 'confirm' | 'submit' | 'refuse' | 'pause' | 'resume' | 'cancel',
  terms: Consent | { readonly reason: string } | object = {},
) => post(`${batchOf(batch.id)}/${move}`, { ...terms, version: batch.version })
/** A batch of the failed rows; gives the new one. */
export const rerun = (id: number) => post(`${batchOf(id)}/rerun`)
/** A batch that takes this one back; gives the new one. */
export const undo = (id: number, reason: string) => post(`${batchOf(id)}/undo`, { reason })
/** The same list once more, on purpose; gives the new batch. */
export const runAgain = (id: number, reason: string) => post(`${batchOf(id)}/again`, { reason })
