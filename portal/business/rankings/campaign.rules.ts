import type { Period, Row } from '#declare'
import { order } from '#derive/compare.ts'
import type { Change } from '#portal/engine/context/change.ts'
import type { Judging, RuleFunctions, Told } from '#portal/engine/rules/rule.ts'

const floorsOf = (row: Row | null): readonly Row[] => (row?.floors ?? []) as readonly Row[]

/** What stands on floors would stand nowhere: they keep their keys while there is something on them. */
const keepsFloorsInUse: Judging = async ({ before, after, records }) => {
  const kept = floorsOf(after).map(({ key }) => key)
  const told: Told[] = []
  for (const { key, name } of floorsOf(before)) {
    if (kept.includes(key)) continue
    const count = await records.count('campaignInfo', { campaign: after.id, floor: key })
    if (count > 0)
      told.push({
        field: 'floors',
        message: [
          `楼层“${name}”还有 ${count} 条活动信息，请先移到其他楼层或删除`,
          `Floor "${name}" holds ${count} lines: move or delete them first`,
        ],
      })
  }
  return told
}

/** Lines bear the name of their floor: a floor that is renamed is renamed on them too. */
const tellsLinesTheirFloor = {
  effect: async ({ before, after, records }: Change): Promise<void> => {
    const called = new Map(floorsOf(before).map(({ key, name }) => [key, name]))
    for (const { key, name } of floorsOf(after)) {
      if (!called.has(key) || called.get(key) === name) continue
      const lines = await records.select(
        'campaignInfo',
        { campaign: after.id, floor: key },
        { limit: 10_000 },
      )
      for (const { id } of lines) await records.update('campaignInfo', id as number, {})
    }
  },
}

/** No floor of a page that goes online is empty. */
const floorsAreFilled: Judging = async ({ after, records }) => {
  const told: Told[] = []
  for (const [at, { key, name }] of floorsOf(after).entries()) {
    const shown = { campaign: after.id, floor: key, shown: true }
    if ((await records.count('campaignInfo', shown)) === 0)
      told.push({
        field: `floors.${at}.key`,
        message: [
          `楼层“${name}”还没有展示的活动信息`,
          `Floor "${name}" holds no line that is shown yet`,
        ],
      })
  }
  return told
}

interface Play {
  readonly field: string
  readonly of: string
  /** States in which users meet it. */
  readonly online: readonly string[]
  readonly during: string
}
const plays: readonly Play[] = [
  { field: 'coupons', of: 'coupon', online: ['active'], during: 'period' },
  { field: 'raffle', of: 'raffle', online: ['published'], during: 'period' },
  { field: 'cardCollect', of: 'cardCollect', online: ['published'], during: 'period' },
]

/** Whether it is there while the sale runs: a period that is open at an end is open there. */
const meets = (one: Period | null, sale: Period): boolean =>
  (!one?.start || !sale.end || order(one.start, sale.end) < 0) &&
  (!one?.end || !sale.start || order(one.end, sale.start) > 0)

async function wrongIn(
  { field, of, online, during }: Play,
  { after, records, entity }: Change,
): Promise<Told[]> {
  const told: Told[] = []
  const label = entity.fields[field]?.label ?? [field, field]
  for (const id of [after[field] ?? []].flat() as number[]) {
    const row = await records.find(of, id)
    const there = row && online.includes(String(row.status))
    const period = (row?.[during] ?? null) as Period | null
    if (there && meets(period, (after.period ?? {}) as Period)) continue
    const title = String(row?.title ?? `#${id}`)
    told.push({
      field,
      message: [
        `${label[0]}“${title}”在活动时间内不在线`,
        `${label[1]}: "${title}" is not online during the sale`,
      ],
    })
  }
  return told
}

/** Coupons, lottery and card collecting are there for those who come. */
const playsAreOnline: Judging = async (change) =>
  (await Promise.all(plays.map((play) => wrongIn(play, change)))).flat()

/** The sale of a year begins in it, so that a past year is over. */
const standsInItsYear: Judging = ({ after, before }) => {
  const { start, end } = (after.period ?? {}) as Partial<Period>
  const same = before && (before.period as Period | null)?.start === start
  if (!start || same || start.slice(0, 4) === String(after.year)) return []
  return [
    {
      field: 'period',
      message: [
        `活动时间 ${start.slice(0, 10)}${end ? ` 至 ${end.slice(0, 10)}` : ''} 不在 ${after.year} 年`,
        `The sale time begins on ${start.slice(0, 10)}, not in ${after.year}`,
      ],
    },
  ]
}

/** Rules of yearly campaigns that no word carries. */
export const rules: RuleFunctions = {
  keepsFloorsInUse,
  tellsLinesTheirFloor,
  floorsAreFilled,
  playsAreOnline,
  standsInItsYear,
}
