import type { Entity, Fields, Row } from '#declare'
import { fieldProblems } from '#derive/checkRecord.ts'
import { same } from '#derive/compare.ts'
import { conflict, invalid } from '#portal/core/errors.ts'
import { entityNamed } from '../../context/portalContext.ts'
import type { Transaction } from '../../context/transaction.ts'
import { blankRow } from '../../records/blankRow.ts'
import { carryOut } from '../../records/carryOut.ts'
import { withKeys } from '../../records/entryKeys.ts'
import { titleOf } from '../../records/titleOf.ts'
import { cleanValues } from '../../richText/cleanValues.ts'
import type { Effect } from './effect.ts'
import type { Intention, WritingKind } from './intention.ts'
import { sentOf } from './intentionsOf.ts'
import { knownAmong, several } from './knownRecords.ts'

/** What a row keeps of where it comes from. */
export interface Origin {
  readonly batchNo: string
  readonly rowNo: number
  /** Gives the record it means, where that was read already. */
  readonly known?: () => Promise<Row | undefined>
}

const knownOne = async (transaction: Transaction, kind: WritingKind, intention: Intention) =>
  (await knownAmong(transaction, kind, [intention]))[0]

/** Writes what a row wants through the rules of the record, and gives what that changed. Throws what refuses it. */
export async function writeRow(
  transaction: Transaction,
  kind: WritingKind,
  intention: Intention,
  { known, ...origin }: Origin,
): Promise<Effect> {
  const { writes } = kind
  const entity = entityNamed(transaction.context, writes.to)
  const before = (await (known?.() ?? knownOne(transaction, kind, intention))) ?? null
  if (before === several) throw severalMeant()
  const kept = keptOf(transaction, kind, origin)
  if (writes.move) return moved(transaction, entity, kind, before, intention)
  if (before && writes.does === 'make') throw standing(titleOf(entity, before))
  const line = intention.line && lineAfter(before, intention.line, kind)
  const sent = {
    ...sentOf(kind, intention.values, entity.fields, before === null),
    ...kept,
    ...(line && { [line.in]: line.all }),
  }
  demandFields(entity, sent, line?.in)
  if (line) demandLine(entity, line.in, line.to)
  const after = before
    ? await changed(transaction, kind, before, sent)
    : await made(transaction, entity, sent, writes.action)
  const stateOf = (row: Row) => String(row[entity.stateField] ?? '')
  const state = stateOf(after)
  return {
    ...{ entity: entity.name, id: after.id as number, made: before === null, state },
    ...(before && stateOf(before) !== state && { stateBefore: stateOf(before) }),
    set: before ? changesOf(before, sent, line?.in) : {},
    ...(line && { line: { in: line.in, at: line.at, from: line.from, to: line.to } }),
  }
}

const standing = (title: string) =>
  conflict([
    {
      field: '_',
      kind: 'conflict',
      message: [`该记录已存在（${title}）`, `It is there already (${title})`],
    },
  ])

const severalMeant = () =>
  conflict([
    {
      field: '_',
      kind: 'conflict',
      message: ['有多条记录符合此行', 'Several records are meant by this row'],
    },
  ])

/** As the action it stands for would make or change it: drafts may lack what that one leaves open. */
function made(transaction: Transaction, entity: Entity, values: Row, by?: string): Promise<Row> {
  const sent = cleanValues(entity.fields, withKeys(entity, values))
  const after = { ...blankRow(entity), ...sent }
  const intent = { entity, kind: 'create', before: null, after, sent } as const
  return carryOut(transaction, { ...intent, ...(by && { by }), session: transaction.session })
}

/** A record in a state that stands in the way is brought back first. */
async function changed(
  transaction: Transaction,
  { writes }: WritingKind,
  known: Row,
  values: Row,
): Promise<Row> {
  const entity = entityNamed(transaction.context, writes.to)
  const first = writes.first?.[String(known[entity.stateField])]
  const before = first
    ? await transaction.records.move(writes.to, known.id as number, first)
    : known
  const sent = cleanValues(entity.fields, withKeys(entity, values))
  const intent = { entity, kind: 'update', before, after: { ...before, ...sent }, sent } as const
  const by = writes.action
  return carryOut(transaction, { ...intent, ...(by && { by }), session: transaction.session })
}

async function moved(
  transaction: Transaction,
  entity: Entity,
  kind: WritingKind,
  before: Row | null,
  { values }: Intention,
): Promise<Effect> {
  const { move = '', by = [] } = kind.writes
  const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !by.includes(name)))
  const state = String(before?.[entity.stateField] ?? '')
  if (!before || !entity.moves[move]?.from.includes(state)) {
    const [zh, en] = entity.states[state] ?? ['—', '—']
    throw conflict([
      {
        field: '_',
        kind: 'conflict',
        message: [`现为“${zh}”，不能办理`, `It is "${en}" and cannot go on`],
      },
    ])
  }
  const sent = sentOf(kind, rest, entity.fields, false)
  demandFields(entity, sent)
  const after = await transaction.records.move(entity.name, before.id as number, move, sent)
  return {
    ...{ entity: entity.name, id: after.id as number, made: false },
    state: String(after[entity.stateField] ?? ''),
    set: changesOf(before, sent),
  }
}

function keptOf(
  { now }: Transaction,
  { writes: { keeps = {} } }: WritingKind,
  { batchNo, rowNo }: Origin,
): Row {
  return {
    ...(keeps.batchNo && { [keeps.batchNo]: batchNo }),
    ...(keeps.rowNo && { [keeps.rowNo]: rowNo }),
    ...(keeps.now && { [keeps.now]: now }),
  }
}

/** What each kind of field says of its value: nothing that comes from a sheet is stored that a form would refuse. */
function demandFields({ fields }: Entity, sent: Row, but?: string): void {
  const named = Object.keys(sent).filter((name) => name in fields && name !== but)
  const own = Object.fromEntries(named.map((name) => [name, fields[name]])) as Fields
  const problems = fieldProblems(own, sent)
  if (problems.length > 0) throw invalid(problems)
}

function demandLine({ fields }: Entity, name: string, line: Row): void {
  const problems = fieldProblems(fields[name]?.of as Fields, line)
  if (problems.length > 0) throw invalid(problems)
}

const changesOf = (before: Row, sent: Row, but?: string): Effect['set'] =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) =>
      name === but || same(before[name], value) ? [] : [[name, [before[name] ?? null, value]]],
    ),
  )

/** The list of a record with a line put in: in the place of the one it is known by, or behind the others. */
function lineAfter(before: Row | null, given: Row, { writes }: WritingKind) {
  const { in: name, by } = writes.line as NonNullable<typeof writes.line>
  const at = Object.fromEntries(by.map((field) => [field, given[field]]))
  const lines = (before?.[name] ?? []) as readonly Row[]
  const index = lines.findIndex((line) => isLine(line, at))
  const from = lines[index] ?? null
  const to = { ...from, ...given }
  const all = from ? lines.with(index, to) : [...lines, to]
  return { in: name, at, from, to, all }
}

/** Whether a line of a list is the one meant. */
export const isLine = (line: Row, at: Row): boolean =>
  Object.entries(at).every(([field, value]) => same(line[field], value))
