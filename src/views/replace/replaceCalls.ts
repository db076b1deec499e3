import type { Entity, Label } from '#declare'
import { call } from '../../client/client.ts'
import type { Edit } from '../edit/editCalls.ts'

/** An edit of the records of one entity that refer to what is replaced. */
export interface ReplaceEdit extends Edit {
  readonly entity: string
  readonly label: Label
}

/** What replacing a record wherever it is used would do, entity by entity. */
export interface Replace {
  readonly edits: readonly ReplaceEdit[]
  /** Those one may not change go on referring to it. */
  readonly barred: readonly Staying[]
  /** So do those whose field the portal keeps, as the log does. */
  readonly kept: readonly Staying[]
}

/** Records of one entity that go on referring to what is replaced. */
export interface Staying {
  readonly entity: string
  readonly label: Label
  readonly count: number
}

/** Looks at what would change where another record takes the place of one; nothing is written. */
export async function previewReplace({ path }: Entity, id: number, by: number): Promise<Replace> {
  const options = { body: { by }, timeout: 120_000 }
  return (await call<Replace>('POST', `${path}/${id}/replaceUses`, options)).data
}
