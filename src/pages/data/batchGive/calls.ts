import type { Label, Row } from '#declare'
import type { FoundColumn, Mapping } from '#derive/bulk/mapping.ts'
import { call, callFile } from '../../../client/client.ts'
import type { Batch, BatchRow, Found, Job, ListFile, OfferedKind, Page, Summary } from './Batch.ts'

export type * from './Batch.ts'

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
/** The rows drawn for whoever approves. */
export const readSample = (id: number) =>
  get<{
    readonly rows: readonly { readonly id: number; readonly rowNo: number }[]
    readonly of: number
  }>(`${batchOf(id)}/sample`)
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
  /** What comes along with it: zips, pictures, sounds. */
  readonly files?: readonly ListFile[]
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
export const fixRows = (
  id: number,
  fix: { code: string; says: string; column: string; value: string },
) => post<{ readonly changed: number }>(`${batchOf(id)}/fixRows`, fix)
/** What is looked for in which column, and what stands there instead. */
export interface Replacing {
  readonly column: string
  readonly find: string
  readonly by: string
}
/** What replacing would change. */
export const readFound = (id: number, asked: Replacing) => get<Found>(`${batchOf(id)}/found`, asked)
/** A piece of text put in the place of another in a column. */
export const replaceCells = (id: number, asked: Replacing) =>
  post<{ readonly changed: number }>(`${batchOf(id)}/replace`, asked)
/** A block of cells, by row. */
export const writeCells = (id: number, cells: readonly { row: number; data: Row }[]) =>
  post<{ readonly changed: number }>(`${batchOf(id)}/cells`, { cells })

/** What a file has for columns, and which of the kind's they are likely meant by. */
export interface FileColumns {
  readonly found: readonly FoundColumn[]
  readonly mapping: Mapping
  /** What file it is, where the kind knows it by its headers. */
  readonly layout?: Label
}
export const readColumns = (id: number) => get<FileColumns>(`${batchOf(id)}/columns`)
/** The file is read anew, its columns as they were mapped. */
export const mapColumns = ({ id, version }: Batch, columns: Mapping) =>
  post(`${batchOf(id)}/map`, { columns, version })
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
