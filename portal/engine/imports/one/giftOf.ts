import type { BulkColumn, BulkKind, Label, Row } from '#declare'
import { yuan } from '#derive/bulk/columns/money.ts'
import { giftWords, recordNamed } from '#derive/bulk/onePerson.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { entityNamed, type PortalContext } from '../../context/portalContext.ts'
import { headingOf } from '../../records/titleOf.ts'

/** What a row gives to one person, in words: records by their names, choices by theirs. */
export async function giftOf(
  context: PortalContext,
  db: Db | Tx,
  kind: BulkKind,
  values: Row,
): Promise<Label> {
  const told: Record<string, Label> = {}
  for (const [name, column] of Object.entries(kind.columns))
    told[name] = await cellWords(context, db, column, values, values[name])
  return giftWords(kind, told)
}

async function cellWords(
  context: PortalContext,
  db: Db | Tx,
  column: BulkColumn,
  values: Row,
  value: unknown,
): Promise<Label> {
  if (value === null || value === undefined || value === '') return ['', '']
  if (column.kind === 'choice') return column.of[String(value)] ?? same(value)
  if (column.kind === 'money') return same(yuan(Number(value)).replace(/\.00$/, ''))
  const named = recordNamed(column, values)
  if (!named) return same(value)
  const entity = entityNamed(context, named)
  const row = await context.rows.read(db, entity, Number(value))
  return row ? same(headingOf(entity, row)) : same(`#${value}`)
}

const same = (value: unknown): Label => [String(value), String(value)]
