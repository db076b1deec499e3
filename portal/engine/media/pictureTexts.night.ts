import { sql } from 'kysely'
import type { PortalContext } from '../context/portalContext.ts'

/** Pictures put down to be read in a night. */
const MOST = 5000

/** Pictures that came before anything could read them are read in the end, and those that nobody could read then. */
export async function night({ pictures, ports, database }: PortalContext): Promise<void> {
  if (!pictures || ports.reading.standIn) return
  const { db } = database
  await db
    .updateTable('_pictureText')
    .set({ state: 'waiting' })
    .where('state', '=', 'later')
    .execute()
  await sql`insert into "_pictureText" ("id", "state")
    select "id", 'waiting' from "material" where "mediaType" = 'image' and "deletedAt" is null
      and "id" not in (select "id" from "_pictureText")
    order by "id" desc limit ${MOST}`.execute(db)
}
