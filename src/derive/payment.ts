import type { Entity, Row, Value } from '#declare'
import { evaluate } from './expression.ts'
import { nothingKnown } from './nothingKnown.ts'

/** What moving money comes to: each record with its amount in fen, and the sum. */
export interface Payment {
  /** The field that names who it goes to. */
  readonly to: string
  /** `null` where the record holds no amount yet: the dialog asks for it. */
  readonly of: readonly { readonly record: Row; readonly fen: number | null }[]
  readonly total: number
}

/** Whether a move or an action moves money. */
export const movesMoney = ({ pays }: Entity, name: string): boolean =>
  pays?.by.includes(name) ?? false

/** What a move or an action pays, for whoever is to agree to it; nothing where it moves no money. */
export function paymentOf(
  { pays }: Entity,
  name: string,
  records: readonly Row[],
): Payment | undefined {
  if (!pays?.by.includes(name)) return undefined
  const fields = [pays.amount].flat() as readonly string[]
  const amountOf = (record: Row) =>
    fields.map((field) => record[field]).find((fen) => typeof fen === 'number' && fen !== 0)
  const of = records.map((record) => ({ record, fen: (amountOf(record) as number) ?? null }))
  return { to: pays.to, of, total: of.reduce((sum, { fen }) => sum + (fen ?? 0), 0) }
}

/**
 * What the dialog of a payment begins with where it asks for the amount: what its rule would fill in, else the amount
 * the record holds. It is what pressing it is for; less is typed over it.
 */
export function amountProposed(
  entity: Entity,
  name: string,
  asked: readonly string[],
  record: Row,
): Row {
  const [own = '', ...others] = entity.pays ? [entity.pays.amount].flat() : []
  if (!movesMoney(entity, name) || !asked.includes(own)) return {}
  const rule = Object.values(entity.rules)
    .flat()
    .find(({ fill, on }) => fill === own && [on].flat().includes(name))
  const fen = rule
    ? evaluate(rule.with as Value, {
        ...{ entity, entities: new Map(), before: record, after: record, now: '' },
        ...nothingKnown,
      })
    : others.map((field) => record[field]).find((one) => one != null)
  return typeof fen === 'number' && fen > 0 ? { [own]: fen } : {}
}
