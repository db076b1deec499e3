import { sql } from 'kysely'
import type { Entity, Fields, Row } from '#declare'
import { type AppWrites, isFromApp } from '#derive/appWrites.ts'
import { fieldProblems } from '#derive/checkRecord.ts'
import { isEmpty } from '#derive/compare.ts'
import { defaultOf } from '#derive/defaultOf.ts'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { fillInBy, formatLabel } from '#derive/rules/formatLabel.ts'
import { conflict, invalid, missing, refusedField } from '#portal/core/errors.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import { blankRow } from '#portal/engine/records/blankRow.ts'
import { carryOut, type Intent } from '#portal/engine/records/carryOut.ts'
import { demandWhen } from '#portal/engine/records/demandWhen.ts'
import { demandFrom, moveIntent } from '#portal/engine/records/move.ts'
import { same } from '#portal/engine/records/same.ts'
import { keepEntryCounts } from '#portal/engine/records/sentValues.ts'
import type { CutFrom } from '#portal/engine/richText/cleanValues.ts'
import type { ItemChange } from './changeOf.ts'
import type { Item } from './itemOf.ts'

/** What an item did to a record. */
export interface Written {
  readonly id: number
  readonly version: number
  readonly created: boolean
  /** What was cut from rich text, which no text may hold. */
  readonly cut?: readonly CutFrom[]
}

/** What is written, and for whom. */
export interface Writing {
  readonly transaction: Transaction
  readonly entity: Entity
  readonly writes: AppWrites
}

/** Makes, changes or moves on the record an item means, under all its rules, in the transaction that runs. */
export async function writeItem(writing: Writing, item: Item, taken: ItemChange): Promise<Written> {
  const before = await meant(writing, item, taken.sent)
  if (before && !isFromApp(writing.writes, situationOf(writing, before))) throw notTheApps(before)
  if (item.move) return makeMove(writing, item.move, before, taken)
  return before ? changed(writing, before, taken) : created(writing, taken)
}

async function meant({ transaction, entity, writes }: Writing, item: Item, sent: Row) {
  const { rows, database } = transaction.context
  const known = Object.fromEntries(writes.knownBy.map((name) => [name, sent[name]]))
  const isKnown = writes.knownBy.length > 0 && !Object.values(known).some(isEmpty)
  if (item.id === undefined && !isKnown) return null
  const [found] =
    item.id === undefined
      ? await rows.select(transaction.tx, entity, { ...known, ...writes.when }, { limit: 1 })
      : [{ id: item.id }]
  if (!found) return null
  if (database.kind === 'postgres')
    await sql`select 1 from ${sql.table(entity.name)} where "id" = ${found.id} for update`.execute(
      transaction.tx,
    )
  const row = await rows.read(transaction.tx, entity, found.id as number)
  if (!row && item.id !== undefined) throw missing(entity.label, item.id)
  return row
}

async function makeMove(writing: Writing, name: string, before: Row | null, { sent }: ItemChange) {
  const { transaction, entity, writes } = writing
  if (!writes.moves.includes(name)) throw refusedField('move', notItsMove(name, writes))
  if (!before) throw refusedField('id', ['请用 id 指明要操作的记录', 'Say which record by its id'])
  const call = { context: transaction.context, entity, session: transaction.session }
  demandFrom(call, before, name)
  await demandWhen(call, transaction, before, name)
  demandGood(onlySent(writes, sent), { ...before, ...sent })
  return resultOf(await carryOut(transaction, moveIntent(call, before, name, sent)), false)
}

const notItsMove = (name: string, { moves }: AppWrites) =>
  [
    `“${name}”不由 App 执行${moves.length > 0 ? `；可用：${moves.join('、')}` : ''}`,
    `The app does not make the move "${name}"${moves.length > 0 ? `; it makes ${moves.join(', ')}` : ''}`,
  ] as const

async function created(writing: Writing, { sent, state }: ItemChange): Promise<Written> {
  const { transaction, entity, writes } = writing
  if (!writes.creates)
    throw refusedField('id', [
      `${entity.label[0]}不由 App 新增，请用 id 指明记录`,
      `The app makes no ${entity.label[1]}: say which by its id`,
    ])
  const after = { ...blankRow(entity), ...sent, ...(state && { [entity.stateField]: state }) }
  const filled = withDefaults(entity.fields, after, sent, transaction.now)
  demandBrought(entity, writes, filled)
  demandGood(writes.fields, filled)
  if (!isFromApp(writes, situationOf(writing, filled))) throw notTheApps(filled)
  keepEntryCounts(entity, after, null)
  const intent: Intent = { entity, kind: 'create', before: null, after, sent }
  return resultOf(await carryOut(transaction, intent), true)
}

async function changed(
  writing: Writing,
  before: Row,
  { sent, state }: ItemChange,
): Promise<Written> {
  const { transaction, entity, writes } = writing
  const set = { ...sent, ...(state && { [entity.stateField]: state }) }
  const names = Object.keys(set).filter((name) => !same(set[name], before[name]))
  const after = { ...before, ...set }
  demandGood(onlySent(writes, sent), after)
  if (names.length === 0) return resultOf(before, false)
  if (names.every((name) => entity.fields[name]?.kind === 'count')) {
    // Figures come all day long: they must not make an editor's form stale.
    const counts = Object.fromEntries(names.map((name) => [name, set[name]]))
    await transaction.context.rows.keep(transaction.tx, entity, before.id as number, counts)
    return resultOf(before, false)
  }
  keepEntryCounts(entity, after, before)
  return resultOf(
    await carryOut(transaction, { entity, kind: 'update', before, after, sent }),
    false,
  )
}

const resultOf = ({ id, version }: Row, created: boolean): Written => ({
  id: id as number,
  version: version as number,
  created,
})

/** What the app fills in is looked at as if an editor had typed it: the record's own checks leave such fields alone. */
function demandGood(fields: Fields, row: Row): void {
  const problems = fieldProblems(fields, row)
  if (problems.length > 0) throw invalid(problems)
}

/** A record that nobody knows again, or that is about nothing, is none. */
function demandBrought({ fields }: Entity, { brings, knownBy }: AppWrites, row: Row): void {
  const isEmptyIn = (name: string) => isEmpty(row[name])
  // Of what tells records apart some may be left out: a day's totals bear no task.
  const unknown = knownBy.every(isEmptyIn) ? knownBy : []
  const missing = [...new Set([...unknown, ...brings.filter(isEmptyIn)])]
  if (missing.length > 0)
    throw invalid(
      missing.map((field) => ({
        field,
        message: formatLabel(fillInBy(fields[field]), { label: fields[field]?.label }),
      })),
    )
}

const onlySent = ({ fields }: AppWrites, sent: Row): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in sent))

function withDefaults(fields: Fields, after: Row, sent: Row, now: string): Row {
  const given = Object.entries(fields).filter(
    ([name, field]) => field.default !== undefined && sent[name] === undefined,
  )
  return {
    ...after,
    ...Object.fromEntries(given.map(([name, field]) => [name, defaultOf(field, now)])),
  }
}

const situationOf = ({ transaction, entity }: Writing, row: Row) => ({
  entity,
  entities: transaction.context.entities,
  before: row,
  after: row,
  now: transaction.now,
  session: transaction.session,
  ...nothingKnown,
})

const notTheApps = (row: Row) =>
  conflict([
    {
      field: '_',
      kind: 'conflict',
      message: [
        `此记录不由 App 写入${row.id ? `（编号 ${row.id}）` : ''}`,
        `This record is not the app's to write${row.id ? ` (number ${row.id})` : ''}`,
      ],
    },
  ])
