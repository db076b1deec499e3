import type { BulkKind, Label, Row } from '#declare'
import { doubles } from '#derive/bulk/doubles.ts'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { isEmpty, same } from '#derive/compare.ts'
import type { Problem } from '#derive/problem.ts'
import { asks, PortalError } from '#portal/core/errors.ts'
import { entityNamed } from '../../context/portalContext.ts'
import type { Transaction } from '../../context/transaction.ts'
import { titleOf } from '../../records/titleOf.ts'
import { type Expected, inGroup } from '../../records/together/inGroup.ts'
import type { KeptBack } from '../../records/together/keptBack.ts'
import type {
  BulkFunctions,
  BulkPlace,
  BulkRun,
  Judged,
  ReadRow,
  RunRow,
} from '../bulkFunctions.ts'
import { calledUnder } from './calledUnder.ts'
import type { Effect } from './effect.ts'
import type { Complete, Intention, WritingKind } from './intention.ts'
import { intentionsOf, sentOf } from './intentionsOf.ts'
import { keepEffects, ledgersOf } from './keepEffects.ts'
import { knownAmong, several } from './knownRecords.ts'
import { makerSession } from './makerSession.ts'
import { Meant } from './meant.ts'
import { recordAdds } from './recordAdds.ts'
import { refusalsOf } from './refusalsOf.ts'
import { rowTransaction, warningsOf } from './rowTransaction.ts'
import { tried } from './tried.ts'
import { isLine, writeRow } from './writeRow.ts'
import { writtenAs } from './writtenAs.ts'

interface Facts {
  /** The records that rows mean, read for all of them at once. */
  readonly meant: Meant
  readonly intentions: ReadonlyMap<number, Intention>
  readonly findings: ReadonlyMap<number, readonly Finding[]>
  /** What rows write over, where they say an amount. */
  readonly standing: ReadonlyMap<number, number>
  /** What the money of rows is counted under, as the records they name are called. */
  readonly under: ReadonlyMap<number, Judged['under']>
}
/** What rows in hand want, looked up once for judging and writing them. */
const inHand = new WeakMap<BulkPlace, Facts>()

/**
 * Rows that write records through their rules, as their kind declares it. The dry run writes them too, each upon those
 * before it, and takes all of it back: whatever a form or a rule would refuse is known row by row before anything
 * stands. `complete` fills in what no word of a declaration says.
 */
export const recordRows = ({
  complete,
  afterAll,
  write = writeRow,
}: Doing = {}): BulkFunctions<Facts> => ({
  look: async (place, rows, isHeld) => {
    const kind = place.kind as WritingKind
    const intentions = await intentionsOf(place, rows, complete)
    const { findings, standing, meant } = await judgedAgainst(place, kind, rows, intentions)
    const under = await calledUnder(place, intentions)
    const facts = { intentions, findings, standing, under, meant }
    if (isHeld) inHand.set(place, facts)
    return isHeld ? facts : { ...facts, findings: await withTrial(place, rows, facts, { write }) }
  },

  judge: ({ rowNo, values }, { intentions, findings, standing, under }, { kind }) => ({
    user: userOf(kind, intentions.get(rowNo)),
    under: under.get(rowNo) ?? {},
    amount: Number(values[kind.writes?.amount ?? ''] ?? 0),
    standing: standing.get(rowNo) ?? 0,
    findings: findings.get(rowNo) ?? [],
  }),

  carryOut: async (run, rows) => {
    const facts = inHand.get(run) as Facts
    const session = await makerSession(run)
    const { context, db: tx } = run
    const place = { context, tx, open: () => rowTransaction(run, session) }
    const effects = await inGroup(
      place,
      rows,
      (transaction, row, kept) => carriedOut(run, { transaction, kept }, row, facts, { write }),
      expectedOf(run, facts),
    )
    const refused = effects.find((one) => one instanceof PortalError)
    if (run.kind.whole && refused) throw refused
    const became = rows.map((row, at) => [row, effects[at] as Effect | PortalError] as const)
    const written = became.flatMap(([row, one]) =>
      one instanceof PortalError ? [] : [{ row, record: one.id }],
    )
    if (written.length > 0) await afterAll?.(run, written)
    await keepEffects(run, became)
    return ledgersOf(became)
  },

  // A row's effect stands in the transaction of its state: what is done is not met again.
  standing: async () => new Map(),

  adds: recordAdds,
})

/** What rows are going to write, as far as their columns say. */
const expectedOf = <R extends ReadRow>(
  { context, kind }: BulkPlace,
  { intentions, meant }: Pick<Facts, 'intentions' | 'meant'>,
): Expected<R> => ({
  entity: entityNamed(context, (kind as WritingKind).writes.to),
  rowOf: ({ rowNo }) => meant.expected(intentions.get(rowNo) as Intention),
})

/** A row whose record is written. */
export interface WrittenRow {
  readonly row: ReadRow
  readonly record: number
}
/**
 * What follows once the records of a group of rows are written, in the same transaction: asked once for all of them, and
 * not in a dry run, for it may refuse nothing.
 */
export type AfterAll = (run: BulkRun, written: readonly WrittenRow[]) => Promise<void>

/** What a kind has of its own where no word of its declaration says it. */
export interface Doing {
  readonly complete?: Complete
  readonly afterAll?: AfterAll
  /** Writes what a row wants, where that is more than one record. */
  readonly write?: typeof writeRow
}

async function carriedOut(
  run: BulkRun,
  { transaction, kept }: { readonly transaction: Transaction; readonly kept: KeptBack | null },
  row: RunRow,
  { intentions, meant }: Facts,
  { write = writeRow }: Doing,
): Promise<Effect> {
  const intention = intentions.get(row.rowNo) as Intention
  const effect = await write(transaction, run.kind as WritingKind, intention, {
    ...{ batchNo: String(run.batch.batchNo), rowNo: row.rowNo },
    known: () => meant.of(transaction, intention, kept),
  })
  meant.wrote(intention, effect.id, kept)
  const asked = await warningsOf(transaction)
  if (asked.length > 0) demandTold(row, asked)
  return effect
}

/** What is asked now was told with the dry run, and ticked as seen. Throws 42800 for what was not. */
function demandTold({ told }: RunRow, asked: readonly Problem[]): void {
  const says = (message: Label) => told.some(({ values }) => same(values?.says, message))
  const untold = asked.filter(({ message }) => !says(message))
  if (untold.length > 0) throw asks({ warnings: untold })
}

/** What is known beside the record a row means: that there is none, or one already, or nothing new in it. */
async function judgedAgainst(
  place: BulkPlace,
  kind: WritingKind,
  rows: readonly ReadRow[],
  intentions: ReadonlyMap<number, Intention>,
): Promise<Pick<Facts, 'findings' | 'standing' | 'meant'>> {
  const wanted = rows.map(({ rowNo }) => intentions.get(rowNo) as Intention)
  const known = await knownAmong({ context: place.context, tx: place.db }, kind, wanted)
  const findings = rows.map((row, at) => {
    const intention = wanted[at] as Intention
    return [
      row.rowNo,
      [...intention.findings, ...beside(place, kind, row, intention, known[at])],
    ] as const
  })
  const amount = kind.writes.amount ?? ''
  const standing = rows.map(({ rowNo }, at) => {
    const old = known[at] && oldOf(kind, wanted[at] as Intention, known[at])
    return [rowNo, Number(old?.[amount] ?? 0)] as const
  })
  const meant = new Meant(kind, new Map(wanted.map((one, at) => [one, known[at]])))
  return { findings: new Map(findings), standing: new Map(standing), meant }
}

/** A record as it stands, with the line that a row means. */
const oldOf = ({ writes: { line } }: WritingKind, intention: Intention, before: Row): Row => ({
  ...before,
  ...(line && lineMeant(intention, line, before)),
})

const lineMeant = (
  intention: Intention,
  { in: name, by }: NonNullable<WritingKind['writes']['line']>,
  before: Row,
): Row | undefined =>
  ((before[name] ?? []) as readonly Row[]).find((one) => isLine(one, pick(intention.line, by)))

function beside(
  place: BulkPlace,
  kind: WritingKind,
  { findings, values }: ReadRow,
  intention: Intention,
  before: Row | undefined,
): Finding[] {
  const { does = 'put', to, by, move, line, stays, known } = kind.writes
  const entity = entityNamed(place.context, to)
  const isWhole = ![...findings, ...intention.findings].some(({ level }) => level === 'error')
  if (!isWhole) return []
  if (!before) return by && (does === 'change' || move) ? [finding('B26')] : []
  if (before === several) return [notTold(kind)]
  if (does === 'make') {
    if (known === 'B11') return [finding('B11', { goodsNo: titleOf(entity, before) })]
    return [known ? finding(known) : finding('B25', { title: titleOf(entity, before) })]
  }
  if (move) return []
  if (line && !lineMeant(intention, line, before)) return []
  const old = oldOf(kind, intention, before)
  const sent = { ...sentOf(kind, intention.values, entity.fields, false), ...intention.line }
  const changes = Object.keys(sent).filter((name) => !same(old[name], sent[name]))
  if (changes.length === 0) return [finding('B24')]
  const stay = stays?.[String(before[entity.stateField])]
  if (stay) return [finding(stay)]
  const version = values[kind.writes.since ?? '']
  if (version && Number(version) !== before.version) {
    const others = changes.filter((name) => name in kind.columns)
    return [
      finding('B27', { old: writtenAs(kind, others, old), new: writtenAs(kind, others, sent) }),
    ]
  }
  const told = changes.filter((name) => name in kind.columns && !isEmpty(old[name]))
  if (told.length === 0) return []
  return [finding('B21', { old: writtenAs(kind, told, old), new: writtenAs(kind, told, sent) })]
}

/** Whom a row is for, where its kind is of people: counted, called by name, and told twice however they are written. */
const userOf = ({ same }: BulkKind, intention: Intention | undefined): number | null =>
  same?.as.includes('user') ? ((intention?.values.user as number | null | undefined) ?? null) : null

const notTold = ({ columns, writes: { apart = '' } }: WritingKind): Finding =>
  finding('B28.row', { apart: columns[apart]?.label ?? apart })

const pick = (row: Row | null, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row?.[name]]))

/** Findings with those of the trial: rows without a problem are written and taken back again. */
async function withTrial(
  place: BulkPlace,
  rows: readonly ReadRow[],
  { intentions, findings, meant }: Facts,
  { write = writeRow }: Doing,
): Promise<Facts['findings']> {
  const kind = place.kind as WritingKind
  const stops = ({ level }: Finding) => level !== 'warn'
  // What stands twice is told as such, and would only stand in its own way.
  const twice = doubles(
    kind,
    rows.map(({ rowNo, values }) => ({
      ...{ rowNo, values, user: userOf(kind, intentions.get(rowNo)) },
    })),
  )
  const going = rows.filter(
    (row) =>
      !twice.has(row.rowNo) && ![...row.findings, ...(findings.get(row.rowNo) ?? [])].some(stops),
  )
  const idle = new Set<number>()
  const expected = expectedOf(place, { intentions, meant })
  const one = async (transaction: Transaction, row: ReadRow, kept: KeptBack | null) => {
    const intention = intentions.get(row.rowNo) as Intention
    const effect = await write(transaction, kind, intention, {
      ...{ batchNo: String(place.batch.batchNo), rowNo: row.rowNo },
      known: () => meant.of(transaction, intention, kept),
    })
    meant.wrote(intention, effect.id, kept)
    if (!kind.writes.move && isNothing(effect)) idle.add(row.rowNo)
  }
  const trials = await tried(place, going, one, { expected })
  const found = new Map(findings)
  going.forEach(({ rowNo }, at) => {
    const trial = trials[at]
    const told =
      trial && 'error' in trial
        ? refusalsOf(kind, trial.error)
        : (trial?.warnings ?? []).map(({ message }) => finding('B23', { says: message }))
    const unchanged = idle.has(rowNo) && told.length === 0 ? [finding('B24')] : []
    found.set(rowNo, [...(found.get(rowNo) ?? []), ...told, ...unchanged])
  })
  return found
}

/** Everything read so already. */
const isNothing = ({ made, set, line, also = [] }: Effect): boolean =>
  !made && !line && also.length === 0 && Object.keys(set).length === 0
