import type { Entity, Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { PortalContext } from '../context/portalContext.ts'
import { privateKeyOf } from '../media/privateLink.ts'
import type { Pauses } from '../records/counts.ts'

/** How long the lists of people are kept. */
const LISTS = '-180d'
const AT_ONCE = 100

/**
 * For the night: removes the files of exports whose time is over, and lists of people that no export of the last 180
 * days was made from. Gives how many.
 */
export async function purgeExports(context: PortalContext, night: Pauses): Promise<number> {
  const entity = context.entities.get('export')
  if (!entity) return 0
  const before = shift(shanghaiTime(context.clock()), LISTS)
  const over = { status: 'expired', resultFile: { set: true } }
  const old = { file: { set: true }, createdAt: { lt: { text: before } } }
  return (
    (await purged(context, entity, 'resultFile', over, night)) +
    (await purged(context, entity, 'file', old, night))
  )
}

/** The file first: a crash in between leaves a link to nothing, which the next night mends. */
async function purged(
  context: PortalContext,
  entity: Entity,
  field: 'file' | 'resultFile',
  where: Row,
  { rest, isOver }: Pauses,
): Promise<number> {
  const { rows, database, store } = context
  for (let count = 0; ; await rest()) {
    const found = isOver() ? [] : await rows.select(database.db, entity, where, { limit: AT_ONCE })
    for (const row of found) {
      const key = privateKeyOf(context, row[field])
      if (key && !(await isElsewhere(context, entity, field, row))) await store?.remove(key)
      await database.transaction((tx) => rows.keep(tx, entity, row.id as number, { [field]: null }))
    }
    count += found.length
    if (found.length < AT_ONCE) return count
  }
}

/** The same list may serve a younger export. */
async function isElsewhere(
  context: PortalContext,
  entity: Entity,
  field: string,
  row: Row,
): Promise<boolean> {
  if (field !== 'file') return false
  const later = { file: { set: true }, id: { gt: row.id } }
  const rows = await context.rows.select(context.database.db, entity, later)
  const urlOf = (one: Row) => (one.file as { readonly url?: string } | null)?.url
  return rows.some((one) => urlOf(one) === urlOf(row))
}
