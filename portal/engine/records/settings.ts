import type { Entity, Row } from '#declare'
import type { Transaction } from '../context/transaction.ts'

/**
 * The values an action sets. A text that is a choice or a state of its field stands for itself, any other text for
 * the field of that name; `{ text }` is plain text, `{ now: '' }` this moment.
 */
export function settingsOf(
  entity: Entity,
  sets: { readonly [field: string]: unknown },
  row: Row,
  transaction: Transaction,
): Row {
  return Object.fromEntries(
    Object.entries(sets).map(([field, value]) => [
      field,
      settingOf(entity, field, value, row, transaction),
    ]),
  )
}

function settingOf(
  entity: Entity,
  name: string,
  value: unknown,
  row: Row,
  transaction: Transaction,
): unknown {
  if (typeof value === 'string') {
    const of = entity.fields[name]?.of
    return typeof of === 'object' && of !== null && value in of ? value : (row[value] ?? null)
  }
  if (typeof value !== 'object' || value === null) return value
  if ('text' in value) return value.text
  if ('now' in value && value.now === '') return transaction.now
  throw new Error(
    `An action of ${entity.name} sets ${name} to what only a function can work out: give it "runs"`,
  )
}
