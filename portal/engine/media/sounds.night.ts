import { sql } from 'kysely'
import type { PortalContext } from '../context/portalContext.ts'

/** How a sound swings goes with its item, once that has left the bin. */
export async function night({ database }: PortalContext): Promise<void> {
  await sql`delete from "_sound" where "id" not in (select "id" from "material")`.execute(
    database.db,
  )
}
