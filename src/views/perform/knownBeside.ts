import type { Entity, Row } from '#declare'
import { literalsOf } from '#derive/literalsOf.ts'
import { loadEntity } from '#resources/load.ts'
import type { Beside } from '../record/demands.ts'
import type { Performing } from './Performing.ts'

/**
 * The records that what is demanded of a move depends on, read before one is asked: without them everything that might
 * be demanded would be. Nothing where no rule looks further than the record.
 */
export async function knownBeside(
  { entity, portal }: Performing,
  name: string,
  records: readonly Row[],
): Promise<Beside | undefined> {
  const fields = [...new Set(referencesRead(entity, name))]
  const wanted = fields.flatMap((field) => {
    const to = entity.fields[field]!.to as string
    const ids = [...new Set(records.map((record) => record[field]))]
    return ids.filter((id) => typeof id === 'number').map((id) => ({ to, id }))
  })
  if (wanted.length === 0) return undefined
  const rows = await Promise.all(
    wanted.map(async ({ to, id }) => {
      const [other, { data }] = await Promise.all([loadEntity(to), portal.getOne(to, { id })])
      return { to, id, other, data }
    }),
    // What one may not read is told by the portal where it counts.
  ).catch(() => [])
  return {
    entities: new Map(rows.map(({ to, other }) => [to, other])),
    related: (to, id) => rows.find((row) => row.to === to && row.id === id)?.data,
  }
}

/** References of the record that conditions of what is demanded lead through. */
function referencesRead(entity: Entity, name: string): readonly string[] {
  return literalsOf(entity)
    .filter(({ literal }) => [literal.move].flat().includes(name))
    .flatMap(({ literal }) => pathsIn(literal.when))
    .filter((path) => path.includes('.'))
    .map((path) => path.split('.')[0] as string)
    .filter((field) => entity.fields[field]?.kind === 'ref')
}

/** The paths of a condition, those of its alternatives included. */
const pathsIn = (condition: unknown): readonly string[] =>
  Object.entries((condition ?? {}) as Row).flatMap(([key, test]) =>
    key === 'any' ? (test as unknown[]).flatMap(pathsIn) : [key],
  )
