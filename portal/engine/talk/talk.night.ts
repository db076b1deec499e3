import { sql } from 'kysely'
import type { PortalContext } from '../context/portalContext.ts'

/** At night what was said at records that are no more at all goes, and who followed them. */
export async function night({ database: { db }, entities }: PortalContext): Promise<void> {
  for (const table of ['_talk', '_follow'] as const) {
    const { rows } = await sql<{ entity: string }>`
      select distinct "entity" from ${sql.table(table)}`.execute(db)
    for (const { entity } of rows)
      await sql`delete from ${sql.table(table)} where "entity" = ${entity} ${
        entities.has(entity)
          ? sql`and "recordId" not in (select "id" from ${sql.table(entity)})`
          : sql``
      }`.execute(db)
  }
  await sql`delete from "_mention" where "talk" not in (select "id" from "_talk")`.execute(db)
}
