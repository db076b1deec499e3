import { sql } from 'kysely'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { Present } from '#wire/presence.ts'
import type { PortalContext } from '../context/portalContext.ts'

/** A form that was not heard of for so many milliseconds is closed, or its machine asleep. */
export const silent = 45_000

/** A form that is open somewhere. */
export interface OpenForm {
  readonly user: number
  readonly name: string
  readonly field: string | null
  readonly typing: boolean
  /** Since when something is typed there and not saved, in milliseconds; nothing where nothing is. */
  readonly since: number | null
}

/** Names of records in one statement. */
const AT_ONCE = 400

/** Who has which of these records (`entity/id`) open; where they type counts before where they only look. */
export async function presentAt(
  { database, clock }: PortalContext,
  keys: ReadonlySet<string>,
  db: Db | Tx = database.db,
): Promise<Map<string, OpenForm[]>> {
  const found = new Map<string, OpenForm[]>()
  if (keys.size === 0) return found
  const byEntity = Map.groupBy(keys, (key) => key.slice(0, key.indexOf('/')))
  for (const [entity, own] of byEntity)
    for (let at = 0; at < own.length; at += AT_ONCE) {
      const ids = own.slice(at, at + AT_ONCE).map((key) => Number(key.slice(entity.length + 1)))
      const rows = await db
        .selectFrom('_presence')
        .select(['recordId', 'user', 'name', 'field', 'typing', 'typingSince'])
        .where('entity', '=', entity)
        .where('recordId', 'in', ids)
        .where('at', '>=', clock().getTime() - silent)
        .orderBy('typing', 'desc')
        .orderBy('at', 'desc')
        .execute()
      for (const { recordId, user, name, field, typing, typingSince } of rows) {
        const key = `${entity}/${recordId}`
        const one = {
          ...{ user: Number(user), name: String(name) },
          ...{ field: field as string | null, typing: Number(typing) === 1 },
          since: typingSince === null ? null : Number(typingSince),
        }
        found.set(key, [...(found.get(key) ?? []), one])
      }
    }
  return found
}

/** Whoever began to type first, and has neither saved nor left. */
export const holderOf = (open: readonly OpenForm[]): OpenForm | undefined =>
  open.filter(({ since }) => since !== null).toSorted((a, b) => a.since! - b.since!)[0]

/**
 * Everybody but oneself once, however many forms they have open, in an order that only changes with what is told; `locks`
 * where one person at a time changes such a record.
 */
export function othersOf(open: readonly OpenForm[], me: number, locks = false): Present[] {
  const holder = locks ? holderOf(open)?.user : undefined
  const first = new Map<number, Present>()
  for (const { user: id, name, field, typing } of open)
    if (id !== me && !first.has(id))
      first.set(id, { id, name, field, typing, ...(id === holder && { holds: true }) })
  return [...first.values()].sort(
    (one, other) => Number(other.typing) - Number(one.typing) || one.id - other.id,
  )
}

/** Says that forms (`form:user`) are still open; those long silent are forgotten. */
export async function renewForms(
  { database, clock }: PortalContext,
  forms: readonly string[],
): Promise<void> {
  const at = clock().getTime()
  const own = sql<string>`"form" || ':' || cast("user" as text)`
  for (let from = 0; from < forms.length; from += AT_ONCE)
    await database.db
      .updateTable('_presence')
      .set({ at })
      .where(own, 'in', forms.slice(from, from + AT_ONCE))
      .execute()
  await database.db
    .deleteFrom('_presence')
    .where('at', '<', at - 10 * silent)
    .execute()
}
