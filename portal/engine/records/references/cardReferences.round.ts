import { sql } from 'kysely'
import type { Entity, Field, Fields } from '#declare'
import { storedAs } from '#derive/computedField.ts'
import { lastDone, markDone } from '#portal/storage/db/lastDone.ts'
import type { PortalContext } from '../../context/portalContext.ts'
import { clearReferences, writeReferences } from '../reference.ts'

const NAME = 'cardReferences'
/** Records read and written together. */
const AT_ONCE = 50
const done = new WeakSet<PortalContext['database']>()

/**
 * Once for a database: notes which records the cards of texts lead to that were written before cards counted as
 * references. What is saved from then on is noted as it is saved.
 */
export async function round(context: PortalContext): Promise<void> {
  const { database, entities } = context
  if (done.has(database)) return
  if ((await lastDone(database.db, NAME)) === undefined) {
    for (const entity of entities.values()) await noteCards(context, entity)
    await markDone(database.db, NAME, 'done')
  }
  done.add(database)
}

async function noteCards(context: PortalContext, entity: Entity): Promise<void> {
  const names = Object.keys(entity.fields).filter((name) => holdsText(entity.fields[name]!))
  if (names.length === 0 || entity.keysOf) return
  const { db } = context.database
  const found = await sql<{ id: number }>`select "id" from ${sql.table(entity.name)}
    where "deletedAt" is null and (${sql.join(
      names.map((name) => sql`cast(${sql.ref(name)} as text) like '%record-card%'`),
      sql` or `,
    )}) order by "id"`.execute(db)
  const ids = found.rows.map(({ id }) => Number(id))
  for (let at = 0; at < ids.length; at += AT_ONCE)
    await noteSome(context, entity, ids.slice(at, at + AT_ONCE))
}

const noteSome = ({ database, rows }: PortalContext, entity: Entity, ids: readonly number[]) =>
  database.transaction(async (tx) => {
    // Whoever saves one meanwhile waits, and is read as saved.
    if (database.kind === 'postgres')
      await tx
        .selectFrom(entity.name)
        .select('id')
        .where('id', 'in', [...ids])
        .orderBy('id')
        .forUpdate()
        .execute()
    for (const row of await rows.readMany(tx, entity, ids)) {
      await clearReferences(tx, entity, Number(row.id))
      await writeReferences(tx, entity, Number(row.id), row)
    }
  })

const holdsText = (field: Field): boolean =>
  Boolean(storedAs(field)) &&
  (field.kind === 'richText' ||
    (field.kind === 'list' && Object.values(field.of as Fields).some(holdsText)))
