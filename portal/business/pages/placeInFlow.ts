import type { Entity, Row } from '#declare'
import { overlaps } from '#derive/compare.ts'
import type { Change } from '#portal/engine/context/change.ts'
import type { Judging, Told } from '#portal/engine/rules/rule.ts'

/** What stands between the items of the feed. */
const inserted = ['informationFlowCard', 'informationFlowAd']
/** Ads stand so many items apart. */
const APART = 4

/** Whether one reader may see both under one tag: shared tags, an audience in common, periods that overlap. */
const meet = (one: Row, other: Row): boolean =>
  (one.tags as number[]).some((tag) => (other.tags as number[]).includes(tag)) &&
  (one.audience === other.audience || [one.audience, other.audience].includes('all')) &&
  overlaps(one.period, other.period)

async function othersIn({ entity, after, records }: Change, of: string): Promise<readonly Row[]> {
  const rows = await records.select(of, { status: 'published' })
  return rows.filter((row) => (of !== entity.name || row.id !== after.id) && meet(after, row))
}

const labelAndTitle = (of: string, row: Row, { entities }: Change): readonly [string, string] => {
  const [zh, en] = (entities.get(of) as Entity).label
  return [`${zh}“${row.name}”`, `${en} "${row.name}"`]
}

/** A published card or ad has its place under each tag to itself, and ads keep their distance. */
export const placeIsFree: Judging = async (change) => {
  const { entity, after, kind } = change
  if (kind === 'remove' || after.status !== 'published' || !Array.isArray(after.tags)) return []
  const place = Number(after.insertAfter)
  const told: Told[] = []
  for (const of of inserted)
    for (const row of await othersIn(change, of)) {
      const apart = Math.abs(Number(row.insertAfter) - place)
      const areAds = of === entity.name && of === 'informationFlowAd'
      if (apart > 0 && !(areAds && apart < APART)) continue
      const [zh, en] = labelAndTitle(of, row, change)
      told.push({
        field: 'insertAfter',
        message:
          apart === 0
            ? [`同一时间${zh}已在此位置`, `${en} stands in this place at the same time`]
            : [
                `与${zh}（第 ${row.insertAfter} 条后）至少相隔 ${APART} 条`,
                `At least ${APART} items apart from ${en} (after item ${row.insertAfter})`,
              ],
      })
    }
  return told.slice(0, 1)
}
