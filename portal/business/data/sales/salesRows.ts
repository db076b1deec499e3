import type { Row } from '#declare'
import { entityNamed, type PortalContext } from '#portal/engine/context/portalContext.ts'
import { insertRows } from '#portal/engine/records/insertRows.ts'
import { purgeRow, updateRow } from '#portal/engine/records/store.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'

/** Everything by which two reports speak of the same sales. */
export const keyOf = ({ date, platform, shop, goodsCode }: Row): string =>
  JSON.stringify([date, platform, shop, goodsCode])

/** What an import says of a row; what it overwrites lies beneath it, the latest first. */
const said = [
  ...['title', 'orders', 'quantity', 'amount', 'refundQuantity', 'refundAmount', 'batch'],
] as const
/** So many imports of one row are kept: the oldest cannot be taken back any more by then. */
const LAYERS = 10
const MOST = 100_000

/** What earlier imports said of the row, which taking back the last one brings forth. */
export const layersOf = ({ beneath }: Row): readonly Row[] =>
  (beneath as readonly Row[] | null) ?? []

/** The rows that stand for these days, platforms, shops and goods, by their key; left-out ones included. */
export async function standingRows(
  context: PortalContext,
  db: Db | Tx,
  wanted: readonly Row[],
): Promise<ReadonlyMap<string, Row>> {
  const whole = wanted.filter(({ date, goodsCode }) => date && goodsCode)
  if (whole.length === 0) return new Map()
  const of = (name: string) => [...new Set(whole.map((row) => row[name]))]
  const where = { date: of('date'), goodsCode: of('goodsCode') }
  const rows = await context.rows.select(db, entityNamed(context, 'salesDaily'), where, {
    limit: MOST,
  })
  return new Map(rows.map((row) => [keyOf(row), row]))
}

/** A row as it is to stand: what the sheet says, whom it belongs to, what leaves it out. */
export interface SalesLine {
  readonly id: number
  readonly values: Row
  readonly goods: number | null
  readonly ignored: number | null
}
interface Writing {
  readonly context: PortalContext
  readonly db: Tx
  readonly batch: Row
  readonly now: string
}

/** Writes rows of an import, new ones and those that overwrite, and says where: `salesDaily 12`, by the line's id. */
export async function writeSales(
  writing: Writing,
  lines: readonly SalesLine[],
): Promise<ReadonlyMap<number, string>> {
  const { context, db } = writing
  const standing = await standingRows(
    context,
    db,
    lines.map(({ values }) => values),
  )
  const written = new Map<number, string>()
  const fresh: SalesLine[] = []
  for (const line of lines) {
    const before = standing.get(keyOf(line.values))
    if (before) {
      await overwrite(writing, before, line)
      written.set(line.id, `salesDaily ${before.id}`)
    } else fresh.push(line)
  }
  // Within a day and a shop a platform's number stands once, which tells the new rows apart.
  const shops = Map.groupBy(fresh, ({ values: { date, platform, shop } }) =>
    JSON.stringify([date, platform, shop]),
  )
  for (const some of shops.values()) {
    const rows = some.map((line) => ({ ...rowOf(line, writing), ...stampsOf(writing) }))
    const ids = await insertRows(db, entityNamed(context, 'salesDaily'), rows, 'goodsCode')
    for (const [at, { id }] of some.entries()) written.set(id, `salesDaily ${ids[at]}`)
  }
  return written
}

const stampsOf = ({ batch, now }: Writing): Row => ({
  version: 1,
  createdAt: now,
  updatedAt: now,
  createdBy: batch.createdBy ?? null,
  updatedBy: batch.createdBy ?? null,
})

const rowOf = ({ values, goods, ignored }: SalesLine, { batch }: Writing): Row => ({
  ...values,
  goods,
  matchStatus: goods === null ? 'unmatched' : 'matched',
  ignored,
  batch: batch.id,
})

/** The same import once more changes what it wrote; another one lies over what stands. */
async function overwrite(writing: Writing, before: Row, line: SalesLine): Promise<void> {
  const { context, db, batch, now } = writing
  const own = before.batch === batch.id
  const under = Object.fromEntries(said.map((name) => [name, before[name]]))
  const beneath = own ? layersOf(before) : [under, ...layersOf(before)].slice(0, LAYERS)
  const after = {
    ...before,
    ...rowOf(line, writing),
    beneath: beneath.length > 0 ? beneath : null,
    version: Number(before.version) + 1,
    updatedAt: now,
    updatedBy: batch.createdBy ?? null,
  }
  await updateRow(db, entityNamed(context, 'salesDaily'), before.id as number, after, before)
}

/** Takes what one import said off a row: what lay beneath it shows again, and a row of that import alone goes. */
export async function takeOff(
  { context, db, now }: Omit<Writing, 'batch'>,
  before: Row,
  batch: number,
): Promise<void> {
  const entity = entityNamed(context, 'salesDaily')
  const id = before.id as number
  const version = Number(before.version) + 1
  const layers = layersOf(before)
  if (before.batch !== batch) {
    const left = layers.filter((layer) => layer.batch !== batch)
    const after = { ...before, beneath: left.length > 0 ? left : null, version }
    await updateRow(db, entity, id, after, before)
    return
  }
  const [under, ...rest] = layers
  if (!under) return purgeRow(db, entity, id)
  const beneath = rest.length > 0 ? rest : null
  await updateRow(db, entity, id, { ...before, ...under, beneath, version, updatedAt: now }, before)
}

/** Whether something of an import is left in a row. */
export const holds = (row: Row | undefined, batch: unknown): boolean =>
  row !== undefined && (row.batch === batch || layersOf(row).some((layer) => layer.batch === batch))
