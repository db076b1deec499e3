import type { Row } from '#declare'
import { type PersonalRecords, personalRecords } from '#derive/personalRecords.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { PortalContext } from '../context/portalContext.ts'

/** Records about one person, and the condition by which they are found. */
export interface AboutPerson extends PersonalRecords {
  readonly where: Row
}

/** Nobody has more records of one kind that others hang on. */
const MOST = 10_000

/** Where records about somebody are, in the order in which their references lead to one another. */
export async function aboutPerson(
  context: PortalContext,
  db: Db | Tx,
  { of, id }: { readonly of: string; readonly id: number },
): Promise<readonly AboutPerson[]> {
  const found: AboutPerson[] = []
  for (const one of personalRecords([...context.entities.values()], of)) {
    const through = found.find(({ entity }) => entity.name === one.to)
    const to = through ? await idsOf(context, db, through) : [id]
    if (to.length > 0) found.push({ ...one, where: { [one.by]: to } })
  }
  return found
}

async function idsOf({ rows }: PortalContext, db: Db | Tx, { entity, where }: AboutPerson) {
  const found = await rows.select(db, entity, where, { limit: MOST })
  return found.map(({ id }) => id as number)
}

export const personOf = ({ of, id }: Row) => ({ of: String(of), id: Number(id) })
