import { sql } from 'kysely'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import { existing } from '#portal/storage/db/migrateExtant.ts'

/** The column where an item says what its folder was called, in a database of before. */
export const FORMER_FOLDER = 'folder'
/** Items of one transaction. */
const AT_ONCE = 200
/** Portals that have nothing of the kind left. */
const done = new WeakSet<PortalContext>()

/** Folders that were but names, before there were records of them, become records; once. */
export async function round(context: PortalContext): Promise<void> {
  if (done.has(context)) return
  const { db } = context.database
  const material = (await existing(db, ['material'])).get('material')
  if (material?.columns.has(FORMER_FOLDER)) while (await fileSome(context));
  done.add(context)
}

/** Files some items of one folder; false where none is left. */
const fileSome = (context: PortalContext): Promise<boolean> =>
  inTransaction(context, { session: portalSession }, async ({ tx, records }) => {
    const name = sql.ref(FORMER_FOLDER)
    const found = await sql<{ id: unknown; name: string }>`
      select "id", ${name} as "name" from "material"
      where ${name} is not null and "deletedAt" is null
      order by ${name} limit ${AT_ONCE}`.execute(tx)
    const [first] = found.rows
    if (!first) return false
    const title = first.name.trim()
    const [known] = await records.select('materialFolder', { name: title }, { limit: 1 })
    const folder =
      title === '' ? null : (known ?? (await records.create('materialFolder', { name: title })))
    const ids = found.rows.filter((row) => row.name === first.name).map(({ id }) => Number(id))
    for (const id of ids) await records.update('material', id, { inFolder: folder?.id ?? null })
    await sql`update "material" set ${name} = null
      where "id" in (${sql.join(ids)})`.execute(tx)
    return true
  })
