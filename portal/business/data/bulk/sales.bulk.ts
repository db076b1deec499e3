import type { Row } from '#declare'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { BulkFunctions, BulkRun } from '#portal/engine/imports/bulkFunctions.ts'
import type { BulkPart } from '#portal/engine/imports/bulkPart.ts'
import { readAgain } from '#portal/engine/imports/rowOf.ts'
import { countIgnored, ignoredBy } from '../sales/ignoreRows.ts'
import { matchGoods } from '../sales/matchGoods.ts'
import { keyOf, standingRows, writeSales } from '../sales/salesRows.ts'
import { entryId } from './ledgerRows.ts'
import { salesBack } from './salesBack.ts'
import { salesTold } from './salesTold.ts'

interface Facts {
  readonly standing: ReadonlyMap<string, Row>
  readonly goodsOf: (row: Row) => number | null
  readonly entryOf: (row: Row) => number | null
}
const figures = ['orders', 'quantity', 'amount', 'refundQuantity', 'refundAmount'] as const

/** Writes daily sales: new rows, and others in place of what an earlier import said. Ignored ones are kept aside. */
const give: BulkFunctions<Facts> = {
  look: async ({ context, db, batch }, rows) => {
    const values = rows.map((row) => row.values as Row)
    const standing = await standingRows(context, db, values)
    const others = [...standing].filter(([, row]) => row.batch !== batch.id)
    return {
      standing: new Map(others),
      goodsOf: await matchGoods(db, values),
      entryOf: await ignoredBy(db),
    }
  },

  judge: ({ values }, { standing, goodsOf, entryOf }, { now }) => ({
    user: null,
    amount: Number(values.amount ?? 0),
    standing: Number(standing.get(keyOf(values))?.amount ?? 0),
    findings: [
      ...lateness(values, now),
      ...(entryOf(values)
        ? [finding('B10')]
        : [
            ...overwriting(standing.get(keyOf(values)), values),
            ...(goodsOf(values) ? [] : [finding('B9', { column: 'goodsCode' })]),
          ]),
    ],
  }),

  carryOut: async (run, rows) => {
    const goodsOf = await matchGoods(
      run.db,
      rows.map(({ values }) => values),
    )
    const lines = rows.map(({ id, values }) => ({
      id,
      values,
      goods: goodsOf(values),
      ignored: null,
    }))
    return writeSales(run, lines)
  },

  // Carried out again, a row stands as it did: it needs no looking up by its key.
  standing: async () => new Map(),

  ended: keepAside,

  adds: async ({ db }, rows) => {
    const written = await goodsWritten(db as BulkRun['db'], rows.map(entryId))
    return new Map(
      rows.map((row) => {
        const goods = written.get(entryId(row)) ?? null
        return [row.id as number, { action: actionOf(row, goods), goods }]
      }),
    )
  },
}

/** Today is not over yet: only the app itself tells of it. */
function lateness({ date, platform }: Row, now: string): Finding[] {
  const today = now.slice(0, 10)
  return date && platform !== 'app' && String(date) >= today
    ? [finding('B8', { column: 'date' })]
    : []
}

/** Old and new side by side, where they differ. */
function overwriting(before: Row | undefined, values: Row): Finding[] {
  if (!before || figures.every((name) => Number(before[name] ?? 0) === Number(values[name] ?? 0)))
    return []
  return [finding('B21', { old: salesTold(before), new: salesTold(values) })]
}

const AT_ONCE = 500

/** Rows of ignored goods were passed over; they are kept all the same, so that restoring loses nothing. */
async function keepAside(run: BulkRun): Promise<void> {
  const { context, db, batch, kind, now } = run
  const entryOf = await ignoredBy(db)
  const entries: number[] = []
  for (let after = 0; ; ) {
    const where = { batch: batch.id, status: 'skipped', problem: 'B10', rowNo: { gt: after } }
    const rows = await context.rows.select(db, entityNamed(context, 'batchRow'), where, {
      limit: AT_ONCE,
      sort: 'rowNo',
    })
    const lines = rows.flatMap((row) => {
      const { values } = readAgain(kind, batch, row, now)
      const ignored = entryOf(values)
      return ignored ? [{ id: row.id as number, values, goods: null, ignored }] : []
    })
    await writeSales(run, lines)
    entries.push(...lines.map(({ ignored }) => ignored))
    if (rows.length < AT_ONCE) break
    after = rows.at(-1)?.rowNo as number
  }
  await countIgnored(db, entries)
}

async function goodsWritten(
  db: BulkRun['db'],
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>()
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const rows = await db
      .selectFrom('salesDaily as s')
      .innerJoin('goods as g', 'g.id', 's.goods')
      .select(['s.id', 'g.name'])
      .where('s.id', 'in', [0, ...ids.slice(at, at + AT_ONCE)])
      .execute()
    for (const { id, name } of rows) found.set(Number(id), String(name))
  }
  return found
}

/** What was left out or failed did nothing. */
function actionOf({ status, problem, findings }: Row, goods: string | null): string | null {
  if (status !== 'done') return problem === 'B10' ? '忽略' : null
  const codes = ((findings as readonly Finding[] | null) ?? []).map(({ code }) => code)
  if (codes.includes('B21')) return goods ? '覆盖' : '覆盖，待匹配'
  return goods ? '新增' : '待匹配'
}

/** What the kind does, and what takes it back. */
export const bulk: BulkPart = { give, back: salesBack }
