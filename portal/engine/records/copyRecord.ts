import { type Entity, type Field, isKept, type Literal, type Period, type Row } from '#declare'
import { copiedAfresh } from '#derive/copiedAfresh.ts'
import { handOrderOf } from '#derive/handOrder.ts'
import { literalsOf } from '#derive/literalsOf.ts'
import { namesIn } from '#derive/namesIn.ts'
import type { Records } from '../context/change.ts'
import { entityNamed } from '../context/portalContext.ts'
import type { Transaction } from '../context/transaction.ts'
import { asTheyStand } from './asTheyStand.ts'
import { blankRow } from './blankRow.ts'
import { carryOut } from './carryOut.ts'
import { linksOf } from './tallies.ts'

/**
 * A copy of a record under all rules of a new one: kept fields, positions, the state, what the action drops, the times
 * it asks for and periods that are over start afresh, unique texts and the title bear the action's word (副本), and children it names come along in
 * the order they stand in.
 */
export async function copyOf(
  transaction: Transaction,
  entity: Entity,
  name: string,
  row: Row,
  asked: Row,
): Promise<Row> {
  const { set, title, with: children = [] } = entity.actions[name]?.copies ?? {}
  const drop = copiedAfresh(entity, name)
  const named = await freelyTitled(transaction.records, entity, row, title)
  const afresh = [...drop, ...demanding(entity, drop, { ...set, ...asked })]
  const sent = { ...copied(entity, row, afresh, transaction.now), ...named, ...set, ...asked }
  const made = await carryOut(transaction, {
    entity,
    kind: 'create',
    by: name,
    before: null,
    after: { ...blankRow(entity), ...sent },
    sent,
  })
  for (const one of children) {
    const { entity: child, where } = typeof one === 'string' ? { entity: one, where: {} } : one
    await copyChildren(
      transaction,
      entity,
      entityNamed(transaction.context, child),
      where,
      row,
      made,
    )
  }
  return made
}

/** What would demand a value that was dropped starts afresh too: with the sending time goes that it is sent at a time. */
function demanding(entity: Entity, drop: readonly string[], given: Row): readonly string[] {
  const dropped = drop.filter((name) => !(name in given))
  return literalsOf(entity)
    .filter(({ literal }) => demandedBy(literal).some((one) => dropped.includes(one)))
    .flatMap(({ literal }) => namesIn(entity, literal.when))
    .filter((name) => entity.fields[name]?.default !== undefined)
}

const demandedBy = ({ demand = [] }: Literal) => demand as readonly string[]

function copied(entity: Entity, row: Row, drop: readonly string[], now: string): Row {
  const order = handOrderOf(entity)?.field
  const fields = Object.entries(entity.fields).filter(
    ([name, field]) =>
      !isKept(field) &&
      name !== order &&
      name !== entity.stateField &&
      !drop.includes(name) &&
      !isOver(field, row[name], now),
  )
  return Object.fromEntries(fields.map(([name]) => [name, row[name] ?? null]))
}

/** A period that has ended is nothing a new record begins with; one that must be given is told where it is copied. */
const isOver = ({ kind, required }: Field, value: unknown, now: string): boolean => {
  const end = kind === 'period' ? (value as Period | null)?.end : undefined
  return !required && typeof end === 'string' && end < now
}

/** So many copies of one record are told apart; whoever makes more gives names. */
const mostCopies = 50

/** The same with a number behind the word, where an earlier copy bears it already: 副本, 副本2. */
export async function freelyTitled(
  records: Pick<Records, 'count'>,
  entity: Entity,
  row: Row,
  word: string | undefined,
): Promise<Row> {
  for (let number = 1; number < mostCopies; number++) {
    const texts = titled(entity, row, word && number > 1 ? `${word}${number}` : word)
    const unique = Object.entries(texts).filter(([name]) => entity.fields[name]?.unique)
    const counts = unique.map(([name, text]) => records.count(entity.name, { [name]: text }))
    if ((await Promise.all(counts)).every((count) => count === 0)) return texts
  }
  return titled(entity, row, word)
}

/** The title and other unique texts with the action's word, cut so that they still fit. */
function titled(entity: Entity, row: Row, word: string | undefined): Row {
  if (!word) return {}
  const names = Object.entries(entity.fields).filter(
    ([name, field]) =>
      field.kind === 'text' && !field.pattern && (name === entity.title || field.unique),
  )
  return Object.fromEntries(
    names.flatMap(([name, { max = 255 }]) => {
      const text = row[name]
      return typeof text === 'string'
        ? [[name, `${[...text].slice(0, max - word.length - 1).join('')} ${word}`]]
        : []
    }),
  )
}

async function copyChildren(
  { records, now }: Transaction,
  parent: Entity,
  child: Entity,
  where: Row,
  from: Row,
  to: Row,
): Promise<void> {
  const [link] = linksOf(parent, child, {})
  if (!link)
    throw new Error(`${child.name} has no reference to ${parent.name}: a copy cannot take it along`)
  const rows = await records.select(child.name, { ...where, [link]: from.id }, { limit: 1000 })
  for (const row of asTheyStand(child, rows))
    await records.create(child.name, { ...copied(child, row, [], now), [link]: to.id })
}
