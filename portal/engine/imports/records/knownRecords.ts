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
  const asking = intentions.filter((_, at) => !isEmpty(keys[at]?.[0]))
  const { alike, apart: differing } = partsOf(by, asking)
  const found = new Map<string, Row[]>()
  for (let at = 0; at < differing.values.length; at += AT_ONCE) {
    const some = differing.values.slice(at, at + AT_ONCE)
    const where = { ...among, ...alike, [differing.path]: some }
    const rows = await context.rows.select(tx, entity, where as Row, {
      limit: 100_000,
      sort: '-id',
    })
    for (const row of rows) {
      const key = keyOf(by.map((field) => row[field] ?? null))
      const others = found.get(key)
      if (others) others.push(row)
      else found.set(key, [row])
    }
  }
  return keys.map((key, at) => {
    const meant = isEmpty(key[0]) ? [] : (found.get(keyOf(key)) ?? [])
    return apart ? theOne(meant, apart, intentions[at]?.values[apart]) : meant.at(-1)
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

/**
 * How records are asked for by their key: parts that all rows have alike, and of the others the one in which the rows
 * differ most, or else each new group of rows would read all records of their platform or month again.
 */
function partsOf(by: readonly string[], asking: readonly Intention[]) {
  const values = new Map<string, Set<unknown>>()
  const borne = new Map<string, number>()
  for (const one of asking)
    for (const [path, value] of by.flatMap((field) => plainParts(field, one.values[field]))) {
      values.set(path, (values.get(path) ?? new Set()).add(value))
      borne.set(path, (borne.get(path) ?? 0) + 1)
    }
  // What a row leaves open tells nothing of its record.
  const all = [...values].filter(([path]) => borne.get(path) === asking.length)
  const [first = '', others] = all.toSorted(([, a], [, b]) => b.size - a.size)[0] ?? []
  const alike = all.filter(([path, { size }]) => size === 1 && path !== first)
  return {
    alike: Object.fromEntries(alike.map(([path, [value]]) => [path, value])),
    apart: { path: first, values: [...(others ?? [])] },
  }
}

/** A link by its kind and its record, whatever else it says. */
function plainParts(field: string, value: unknown): readonly (readonly [string, unknown])[] {
  if (isEmpty(value)) return []
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
