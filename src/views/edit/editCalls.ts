import type { Entity, Row } from '#declare'
import type { FieldEdit } from '#derive/edit/ways.ts'
import { call } from '../../client/client.ts'
import type { Meant } from '../../dataProvider/portalProvider.ts'

/** What became, or would become, of a record. */
export type Outcome = 'change' | 'same' | 'refused' | 'done' | 'unreached' | 'kept'
interface Told {
  readonly message: string
  readonly count: number
  /** The first of them. */
  readonly records: readonly { readonly id: number; readonly title: string }[]
}
/** An edit of many records, as the portal tells of it. */
export interface Edit {
  readonly id: number
  readonly batchNo: string
  readonly status: string
  readonly reason: string
  readonly at: string
  readonly job: number | null
  /** It takes that one back. */
  readonly undoOf: number | null
  readonly undoneBy: number | null
  readonly mayBack: boolean
  readonly total: number
  readonly counts: { readonly [O in Outcome]: number }
  readonly warnings: readonly Told[]
  readonly refusals: readonly Told[]
}
/** One record of it. */
export interface EditedRow {
  readonly id: number
  readonly title: string
  readonly outcome: Outcome
  readonly changes: { readonly [field: string]: readonly [before: unknown, after: unknown] }
  readonly says: readonly string[]
}
export interface EditedRows {
  readonly list: readonly EditedRow[]
  readonly total: number
}

/** A few are looked at within the call; many take the portal a while to take in. */
const patience = 60_000

const post = async (path: string, body: object = {}): Promise<Edit> =>
  (await call<Edit>('POST', path, { body, timeout: patience })).data
const at = ({ path }: Entity, id: number, what = '') => `${path}/edits/${id}${what}`

/** Looks at what edits would do with the records meant; nothing is written. */
export const previewEdit = (
  { path }: Entity,
  meant: Meant,
  edits: readonly FieldEdit[],
  reason: string,
): Promise<Edit> => post(`${path}/edits`, { ...meant, edits, ...(reason && { reason }) })

export const readEdit = async (entity: Entity, id: number): Promise<Edit> =>
  (await call<Edit>('GET', at(entity, id))).data

/** Its records, all of them or those of one outcome, `from` counted from 0. */
export const readRows = async (
  entity: Entity,
  id: number,
  {
    outcome,
    from,
    most,
  }: { readonly outcome?: Outcome; readonly from: number; readonly most: number },
): Promise<EditedRows> => {
  const query: Row = { range: [from, from + most - 1], ...(outcome && { outcome }) }
  return (await call<EditedRows>('GET', at(entity, id, '/rows'), { query })).data
}

/** Does what was looked at, all that was warned of being agreed to. */
export const runEdit = (entity: Entity, { id, warnings }: Edit): Promise<Edit> =>
  post(at(entity, id, '/run'), { accept: warnings.length > 0 ? [WARNED] : [] })
/** What stands for the warnings of a form in a batch. */
const WARNED = 'B23'
/** Looks at what taking it back would do. */
export const takeBack = (entity: Entity, id: number): Promise<Edit> => post(at(entity, id, '/back'))
/** Looks at those that were not done once more. */
export const editAgain = (entity: Entity, id: number): Promise<Edit> =>
  post(at(entity, id, '/again'))
export const cancelEdit = (entity: Entity, id: number): Promise<Edit> =>
  post(at(entity, id, '/cancel'))

/** One's own last edits of these records. */
export const lastEdits = async ({ path }: Entity): Promise<readonly Edit[]> =>
  (await call<{ readonly list: readonly Edit[] }>('GET', `${path}/edits`)).data.list

/** Somebody works on it: it is looked at again until that is over. */
export const isMoving = ({ status }: Pick<Edit, 'status'>): boolean =>
  ['uploaded', 'checking', 'running', 'paused'].includes(status)

/** It was looked at, and waits for whoever asked. */
export const isSeen = ({ status }: Pick<Edit, 'status'>): boolean =>
  status === 'ready' || status === 'problem'
