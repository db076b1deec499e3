import { sql } from 'kysely'
import type { Row } from '#declare'
import { isUniqueViolation } from '#portal/storage/db/errors.ts'
import { ownTable } from '#portal/storage/db/tableSpec.ts'
import { toHex } from '#portal/storage/objects/encoding.ts'
import { hmac } from '#portal/storage/objects/hmac.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'

/**
 * The chain over the audit log, a link an entry, in the order they were sealed: what the entry said, and the link made
 * of it and the one before. Apart from the entries, since whoever writes one does not wait for all who write others.
 */
export const auditSealTable = ownTable(
  '_auditSeal',
  { seq: 'integer', entry: 'integer', at: 'text', said: 'text', link: 'text' },
  ['seq'],
  [['entry']],
)

/** One link, as it is kept. */
export interface Seal {
  readonly seq: number
  readonly entry: number
  /** When the entry was made: what is older than entries are kept may be gone. */
  readonly at: string
  readonly said: string
  readonly link: string
}

/** Entries sealed in one statement, and in one round at most. */
const PORTION = 500
const PORTIONS = 20
/** A transaction that writes an entry may end after one that began later: so many numbers back is looked for those. */
const BACK = 5000

/**
 * Seals what was written since. For one portal at a time: the clock's round. The link is keyed with the portal's secret,
 * so that whoever may write the database alone makes no chain that holds.
 * @returns how many entries were sealed
 */
export async function sealAudit(context: PortalContext): Promise<number> {
  if (!context.entities.has('auditLog')) return 0
  let sealed = 0
  for (let portion = 0; portion < PORTIONS; portion++) {
    const some = await sealSome(context)
    sealed += some
    if (some < PORTION) break
  }
  return sealed
}

/**
 * Links are made before anything is held: nobody waits to write meanwhile. Of two portals that do it at once, against
 * expectation, the later one finds its first number taken, and nothing of it is written.
 */
async function sealSome(context: PortalContext): Promise<number> {
  const { db } = context.database
  const last = await db
    .selectFrom('_auditSeal')
    .selectAll()
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const newest = await sql<{ entry: number | null }>`
    select max("entry") as "entry" from "_auditSeal"`.execute(db)
  const from = Number(newest.rows[0]?.entry ?? 0) - BACK
  const open = await sql<{ id: number }>`select a."id" from "auditLog" a
    where a."id" > ${from} and not exists (select 1 from "_auditSeal" s where s."entry" = a."id")
    order by a."id" limit ${PORTION}`.execute(db)
  if (open.rows.length === 0) return 0
  const ids = open.rows.map(({ id }) => Number(id))
  const seals: Seal[] = []
  let before = { seq: Number(last?.seq ?? 0), link: String(last?.link ?? '') }
  for (const row of await entriesOf(context, db, ids)) {
    const seal = await sealOf(context, before, row)
    seals.push(seal)
    before = seal
  }
  try {
    await db.insertInto('_auditSeal').values(seals).execute()
  } catch (error) {
    if (isUniqueViolation(error)) return 0
    throw error
  }
  return seals.length
}

type Reader = Parameters<PortalContext['rows']['select']>[0]

/** Entries of the log as they stand, by number. */
export const entriesOf = (
  context: PortalContext,
  db: Reader,
  ids: readonly number[],
): Promise<Row[]> =>
  context.rows.select(
    db,
    entityNamed(context, 'auditLog'),
    { id: ids },
    { limit: ids.length, sort: 'id' },
  )

/** The link that follows `before` for this entry. */
export async function sealOf(
  { secret }: Pick<PortalContext, 'secret'>,
  before: Pick<Seal, 'seq' | 'link'>,
  row: Row,
): Promise<Seal> {
  const said = await saidBy(secret, row)
  return {
    seq: before.seq + 1,
    entry: row.id as number,
    at: row.createdAt as string,
    said,
    link: await linkOf(secret, before.link, said),
  }
}

/** What an entry says: all it holds, whatever order a database keeps it in. */
export const saidBy = (secret: string, row: Row): Promise<string> =>
  keyed(secret, 'entry', JSON.stringify(ordered(row)))

/** A link: what the entry says, after the one before. */
export const linkOf = (secret: string, before: string, said: string): Promise<string> =>
  keyed(secret, 'link', `${before}\n${said}`)

const keyed = async (secret: string, of: string, text: string) =>
  toHex(await hmac('SHA-256', secret, `audit ${of}\n${text}`))

/** Keys in order, and nothing that is empty: a later release may know further fields. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([, inner]) => inner !== null && inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, ordered(inner)])
}
