import type { Entity, Row } from '#declare'
import { call } from '../../client/client.ts'
import type { ToldLine } from './pageOf.ts'

/** Rows in words, by their numbers; none where the portal does not tell them to this person. */
export async function toldOf(
  of: Entity,
  by: string,
  rows: readonly Row[],
): Promise<{ readonly [id: string]: ToldLine }> {
  if (rows.length === 0) return {}
  const body = { rows: rows.map(({ id }) => id) }
  return (await call<{ [id: string]: ToldLine }>('POST', `${of.path}/${by}`, { body, quiet: true }))
    .data
}
