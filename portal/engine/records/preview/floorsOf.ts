import type { Period, Row } from '#declare'
import type { FloorsOf } from '#declare/action.ts'
import type { PreviewFloors, PreviewSaleLine } from '#derive/previewPage.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed } from '../../context/portalContext.ts'
import { isOnItsShelf } from '../isOnItsShelf.ts'
import { couponOf } from './couponOf.ts'
import type { Drawn } from './drawn.ts'
import { targetOf } from './targetOf.ts'

/** Lines of one page at most. */
const MOST = 500

/** A sales page as it stands in the form, with the lines that are saved. */
export async function floorsOf(drawn: Drawn, preview: FloorsOf): Promise<PreviewFloors> {
  const { row, context } = drawn
  const text = (name: string) => (row[name] ? String(row[name]) : null)
  const lines = await linesOf(drawn, preview)
  return {
    page: 'floors',
    title: text(preview.title) ?? '',
    ...{ theme: text('themeColor'), background: text('bgColor') },
    warmUp: (row.warmUp as Period | null) ?? null,
    period: (row.period as Period | null) ?? null,
    ...{ warmUpImage: text('warmUpImage'), headImage: text('headImage') },
    remind: row.subscribe === true,
    coupons: await couponsOf(drawn),
    floors: ((row.floors ?? []) as readonly Row[]).map((floor) => ({
      name: String(floor?.name ?? ''),
      picture: floor?.headImage ? String(floor.headImage) : null,
      layout: String(floor?.layout ?? 'two'),
      lines: lines.filter((line) => line.floor === floor?.key).map(lineOf),
    })),
    rules: text('ruleText'),
    now: shanghaiTime(context.clock()),
  }
}

/** Those readers see: shown, and of what is on its shelf. */
async function linesOf({ context, db, row }: Drawn, { lines, by }: FloorsOf): Promise<Row[]> {
  if (!row.id) return []
  const entity = entityNamed(context, lines)
  const where = { [by]: row.id, shown: true }
  const found = await context.rows.select(db, entity, where, { limit: MOST, sort: 'position' })
  const shown: Row[] = []
  for (const line of found) {
    const target = await targetOf(context, db, line.item)
    if (!target || isOnItsShelf(target.entity, target.row)) shown.push(line)
  }
  return shown
}

async function couponsOf(drawn: Drawn): Promise<string[]> {
  const ids = (drawn.row.coupons ?? []) as readonly number[]
  const found = await Promise.all(ids.map((id) => couponOf(drawn, Number(id))))
  return found.flatMap((one) => (one ? [one.facts.slice(0, 2).join(' · ')] : []))
}

const yuan = (fen: unknown) => `¥${Number(fen) / 100}`

const lineOf = (line: Row): PreviewSaleLine => ({
  id: line.id as number,
  title: String(line.title ?? ''),
  subtitle: line.subtitle ? String(line.subtitle) : null,
  picture: line.image ? String(line.image) : null,
  corner: line.corner ? String(line.corner) : null,
  price: yuan(line.salePrice),
  original: line.originPrice ? yuan(line.originPrice) : null,
  flash: (line.flash as Period | null) ?? null,
})
