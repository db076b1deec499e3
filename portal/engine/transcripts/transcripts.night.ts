import { sql } from 'kysely'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { PortalContext } from '../context/portalContext.ts'
import { objects } from '../records/references/referencesOf.ts'

/** Days a transcript stays after its recording was used last: what lies in the bin may come back. */
const DAYS = 90

/** Transcripts of recordings that no record holds any more go. */
export async function night({ database, clock }: PortalContext): Promise<void> {
  const before = shanghaiTime(new Date(clock().getTime() - DAYS * 86_400_000))
  await sql`delete from "_transcript" where "at" < ${before} and "key" not in
    (select "address" from "_reference" where "toEntity" = ${objects} and "address" is not null)`.execute(
    database.db,
  )
}
