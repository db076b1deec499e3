import { sql } from 'kysely'
import type { PortalContext } from '../context/portalContext.ts'

/** Pictures put down to be drawn in a night. */
const MOST = 5000

/** Pictures that came before there was anything to draw them are drawn in the end, too. */
export async function night(context: PortalContext): Promise<void> {
  if (!context.pictures) return
  await sql`insert into "_undrawn" ("id")
    select "id" from "material" where "mediaType" = 'image' and "sizes" is null and "deletedAt" is null
      and "id" not in (select "id" from "_undrawn")
    order by "id" desc limit ${MOST}`.execute(context.database.db)
}
