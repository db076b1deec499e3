import type { Entity, Row } from '#declare'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { same } from '#derive/compare.ts'
import { editedValues } from '#derive/edit/edited.ts'
import { PortalError } from '#portal/core/errors.ts'
import { entityNamed } from '../context/portalContext.ts'
import type {
  BulkFunctions,
  BulkPlace,
  BulkRun,
  ReadRow,
  RunRow,
} from '../imports/bulkFunctions.ts'
import { stateStays } from '../imports/records/backTold.ts'
import { type Effect, effectOf } from '../imports/records/effect.ts'
import { keepEffects, ledgersOf } from '../imports/records/keepEffects.ts'
import { rowTransaction } from '../imports/records/rowTransaction.ts'
import { onlyTried } from '../imports/records/tried.ts'
import { objectReplaced } from '../media/objectReplaced.ts'
import { rememberFormer } from '../media/rememberFormer.ts'
import { type Replacement, rowReplaced } from '../media/withReplaced.ts'
import { repointRow } from '../records/merge/repointRow.ts'
import { titleOf } from '../records/titleOf.ts'
import { together } from '../records/together/together.ts'
import { type EditOptions, editOf, editorOf } from './editOf.ts'
import { demandTold, demandUnchanged, notPreviewed, refusals, saveEdited } from './saveEdited.ts'

/** What a row would do, or why it would not. */
interface Verdict {
  readonly title: string
  readonly findings: readonly Finding[]
  readonly effect?: Effect
}
/** A row as the check left it: what it is to do, and what was told of it. */
interface Planned {
  readonly effect: Effect | null
  readonly findings: readonly Finding[]
}
interface Facts {
  readonly verdicts: ReadonlyMap<number, Verdict>
}
/** What rows in hand are to do, looked up once for judging and doing it. */
const inHand = new WeakMap<BulkPlace, ReadonlyMap<number, Planned>>()

/** What a row wants of its record as it stands: values, or a finding that says why there is nothing to do. */
type Wanted = { readonly values: Row; readonly told?: Finding } | { readonly says: Finding }
type Wants = (before: Row, rowNo: number) => Wanted

/**
 * Edits records through their rules, as whoever asked for it saves them in a form. The dry run does it too and takes it
 * back again; what it would do is kept with the row, and the run does that and nothing else: a record that others have
 * changed since is told, not written over.
 */
export const editRows: BulkFunctions<Facts> = {
  ...both(async ({ context, db, batch }) => {
    const { entity, edits, replace } = editOf(context, batch)
    if (!replace) return (before) => ({ values: editedValues(entity.fields, before, edits) })
    const shown = await objectReplaced(context, db, replace)
    return (before) => replaced(entity, before, replace, shown)
  }),
  ended: async ({ context, db, batch }) => {
    const { replace } = editOf(context, batch)
    const run =
      replace && (await context.rows.read(db, entityNamed(context, 'batchGive'), Number(batch.id)))
    if (Number(run?.done ?? 0) > 0) await rememberFormer(context, db, replace!)
  },
}

/** Another record in the place of one, wherever this record refers to it. */
function replaced(
  entity: Entity,
  before: Row,
  { entity: of, from, to }: NonNullable<EditOptions['replace']>,
  shown: Replacement | undefined,
): Wanted {
  const values = {
    ...repointRow(entity, before, { entity: of, from: new Set([from]), to }),
    ...(shown && rowReplaced(entity, before, shown)),
  }
  if (Object.keys(values).length > 0) return { values }
  return {
    says: finding('B22', {
      says: [
        '这里的引用不能自动替换，请打开记录修改',
        'What refers to it here cannot be replaced by itself: open the record and change it',
      ],
    }),
  }
}

/** Takes such a batch back: what its rows changed reads as before, but for records that others changed since. */
export const editBack: BulkFunctions<Facts> = {
  ...both(async (place, rows) => {
    const effects = await effectsOf(place, Number(place.batch.undoOf), rows)
    return (before, rowNo) => {
      const effect = effects.get(rowNo)?.effect
      if (!effect) return { says: finding('U4') }
      const isOther = Object.entries(effect.set).some(([name, [, to]]) => !same(before[name], to))
      if (isOther) return { says: finding('U7') }
      const told = stateStays(editOf(place.context, place.batch).entity, effect)
      return { values: valuesBefore(effect.set), ...(told && { told }) }
    }
  }),
}

function both(
  wantsOf: (place: BulkPlace, rows: readonly ReadRow[]) => Promise<Wants>,
): BulkFunctions<Facts> {
  return {
    look: async (place, rows, isHeld) => {
      if (isHeld) inHand.set(place, await effectsOf(place, Number(place.batch.id), rows))
      const verdicts = isHeld ? new Map() : await trial(place, rows, await wantsOf(place, rows))
      return { verdicts }
    },
    judge: ({ rowNo, cells }, { verdicts }) => {
      const { title = cells.title, findings = [], effect } = verdicts.get(rowNo) ?? {}
      return {
        ...{ user: null, amount: 0, findings, cells: { ...cells, title: String(title ?? '') } },
        ...(effect && { effect }),
      }
    },
    carryOut: carriedOut,
    // Whoever may change the records need not see any screen of batches.
    address: ({ id, options }) => `/open/${(options as unknown as EditOptions).of}/edits/${id}`,
    standing: async () => new Map(),
    adds: async () => new Map(),
  }
}

/** Every record saved as it is wanted, and all of it taken back again. */
async function trial(
  place: BulkPlace,
  rows: readonly ReadRow[],
  wants: Wants,
): Promise<ReadonlyMap<number, Verdict>> {
  const { context, batch } = place
  const { entity } = editOf(context, batch)
  const titles = new Map<number, string>()
  const outcomes = await onlyTried(place, async (run) => {
    const many = await manyOf(run, entity, rows, true)
    return together(many, async (own, before, id): Promise<Omit<Verdict, 'title'>> => {
      titles.set(id, titleOf(entity, before))
      const wanted = wants(before, many.rowOf(id).rowNo)
      if ('says' in wanted) return { findings: [wanted.says] }
      const saved = await saveEdited(own, entity, before, wanted.values)
      if (!saved) return { findings: [finding('B24')] }
      const asked = saved.asked.map(({ message }) => finding('B23', { says: message }))
      return { findings: wanted.told ? [...asked, wanted.told] : asked, effect: saved.effect }
    })
  })
  return new Map(
    rows.map((row, at) => {
      const title = titles.get(idOf(row)) ?? ''
      const became = outcomes[at] as Omit<Verdict, 'title'> | PortalError
      const isRefused = became instanceof PortalError
      const verdict = isRefused ? { findings: refusals(entity, became, batch) } : became
      return [row.rowNo, { title, ...verdict }]
    }),
  )
}

async function carriedOut(
  run: BulkRun,
  rows: readonly RunRow[],
): Promise<ReadonlyMap<number, string | PortalError>> {
  const { entity } = editOf(run.context, run.batch)
  const planned = inHand.get(run) as ReadonlyMap<number, Planned>
  const many = await manyOf(run, entity, rows)
  const outcomes = await together(many, async (own, before, id) => {
    const { effect, findings } = planned.get(many.rowOf(id).rowNo) as Planned
    if (!effect) throw notPreviewed()
    demandUnchanged(entity, before, effect)
    const saved = await saveEdited(own, entity, before, valuesAfter(effect.set))
    demandTold(saved?.asked ?? [], findings)
    return saved?.effect ?? effect
  })
  const became = rows.map((row, at) => [row, outcomes[at] as Effect | PortalError] as const)
  await keepEffects(run, became)
  return ledgersOf(became)
}

/** The records that rows mean, and the row of each. */
async function manyOf<R extends ReadRow>(
  run: BulkRun,
  entity: Entity,
  rows: readonly R[],
  isTrial = false,
) {
  const session = await editorOf(run.context, run.db, run.batch)
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  return {
    ...{ context: run.context, tx: run.db, entity, ids: rows.map(idOf) },
    where: run.context.access.sees(entity, session),
    isTrial,
    // All of a portion are tried as one group.
    isLast: isTrial,
    open: () => rowTransaction(run, session, isTrial),
    rowOf: (id: number) => byId.get(id) as R,
  }
}

const idOf = ({ cells }: ReadRow): number => Number(cells.id)

async function effectsOf(
  { context, db }: BulkPlace,
  batch: number,
  rows: readonly ReadRow[],
): Promise<ReadonlyMap<number, Planned>> {
  const where = { batch, rowNo: rows.map(({ rowNo }) => rowNo) }
  const found = await context.rows.select(db, entityNamed(context, 'batchRow'), where, {
    limit: rows.length,
  })
  return new Map(
    found.map((row) => [
      row.rowNo as number,
      { effect: effectOf(row), findings: (row.findings as readonly Finding[] | null) ?? [] },
    ]),
  )
}

const valuesBefore = (set: Effect['set']): Row => mapped(set, ([from]) => from)
const valuesAfter = (set: Effect['set']): Row => mapped(set, ([, to]) => to)
const mapped = <T>(set: Effect['set'], of: (pair: Effect['set'][string]) => T) =>
  Object.fromEntries(Object.entries(set).map(([name, pair]) => [name, of(pair)]))
