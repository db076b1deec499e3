import type { Row } from '#declare'
import { isEmpty, same } from '#derive/compare.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { entityNamed, type PortalContext } from '../../context/portalContext.ts'
import type { Intention, WritingKind } from './intention.ts'

interface Where {
  readonly context: PortalContext
  readonly tx: Db | Tx
}
const AT_ONCE = 500

/** Stands where a row means more than one record. */
export const several: Row = {}

/** The records that intentions mean, in their order; undefined where there is none, `several` where there are more. */
export async function knownAmong(
  { context, tx }: Where,
  { writes }: WritingKind,
  intentions: readonly Intention[],
): Promise<readonly (Row | undefined)[]> {
  const { by, to, among = {}, apart } = writes
  if (!by) return intentions.map(() => undefined)
  const entity = entityNamed(context, to)
  const keys = intentions.map(({ values }) => by.map((field) => values[field] ?? null))
  const [first] = by as readonly [string]
  const wanted = [...new Set(keys.map(([value]) => value))].filter((value) => !isEmpty(value))
  const found = new Map<string, Row[]>()
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const narrow =
      wanted.length === 1 ? scalars(by, intentions[0]?.values ?? {}, intentions.length) : {}
    const where = { ...among, ...narrow, [first]: wanted.slice(at, at + AT_ONCE) }
    const rows = await context.rows.select(tx, entity, where as Row, {
      limit: 100_000,
      sort: '-id',
    })
    for (const row of rows) {
      const key = keyOf(by.map((field) => row[field] ?? null))
      const alike = found.get(key)
      if (alike) alike.push(row)
      else found.set(key, [row])
    }
  }
  return keys.map((key, at) => {
    const alike = isEmpty(key[0]) ? [] : (found.get(keyOf(key)) ?? [])
    return apart ? theOne(alike, apart, intentions[at]?.values[apart]) : alike.at(-1)
  })
}

/** What tells which record an intention means, the same for all that mean one. */
export const keyMeant = (
  { writes: { by = [], apart } }: WritingKind,
  { values }: Intention,
): string => keyOf([...by, ...(apart ? [apart] : [])].map((field) => values[field] ?? null))

function theOne(alike: readonly Row[], apart: string, said: unknown): Row | undefined {
  const [first, ...others] = isEmpty(said) ? alike : alike.filter((row) => same(row[apart], said))
  return others.length > 0 ? several : first
}

/** A single one is asked for by all of its key that is plain. */
const scalars = (by: readonly string[], values: Row, count: number): Row =>
  count > 1 ? {} : Object.fromEntries(by.flatMap((field) => plainParts(field, values[field])))

/** A link by its kind and its record, whatever else it says. */
function plainParts(field: string, value: unknown): readonly (readonly [string, unknown])[] {
  if (typeof value === 'string' || typeof value === 'number') return [[field, value]]
  const { type, id } = (value ?? {}) as Row
  return type && id
    ? [
        [`${field}.type`, type],
        [`${field}.id`, id],
      ]
    : []
}

const keyOf = (values: readonly unknown[]): string =>
  JSON.stringify(
    values.map((value) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value)
            .filter(([name]) => name === 'type' || name === 'id')
            .toSorted()
        : value,
    ),
  )
