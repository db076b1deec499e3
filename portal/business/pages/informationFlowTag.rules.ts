import type { Entity } from '#declare'
import type { Judging, RuleFunctions, Told } from '#portal/engine/rules/rule.ts'

/** The tag the app opens with is the first of the row; nothing is dragged before it. */
const defaultStandsFirst: Judging = ({ after, before, by, kind }) => {
  if (kind === 'remove' || !after.isDefault || after.status !== 'published') return []
  if (after.position === 1) return []
  if (by !== 'order' || before?.position !== 1) {
    after.position = 1
    return []
  }
  const message = ['默认标签须排在第一位', 'The tag that opens first stands first'] as const
  return [{ field: 'position', message }]
}

/** What stands under tags; the default is there in any case. */
const under = ['informationFlow', 'informationFlowCard', 'informationFlowAd']

/** A tag stays while something is seen under it and under no other one. */
const isNotTheLastTag: Judging = async ({ before, after, entities, records }) => {
  if (before?.status !== 'published') return []
  const live = await records.select('informationFlowTag', { status: 'published' })
  const others = new Set(live.map(({ id }) => id).filter((id) => id !== after.id))
  const told: Told[] = []
  for (const of of under) {
    const rows = await records.select(of, { status: 'published', tags: [after.id] })
    const left = rows.filter(({ tags }) => !(tags as number[]).some((tag) => others.has(tag)))
    if (left.length === 0) continue
    const [zh, en] = (entities.get(of) as Entity).label
    const message = [
      `还有 ${left.length} 条已上线的${zh}只在此标签下`,
      `${left.length} live records (${en}) stand under no other live tag`,
    ] as const
    told.push({ field: '_', kind: 'conflict', message })
  }
  return told
}

/** Rules of the feed's tags that no word carries. */
export const rules: RuleFunctions = { defaultStandsFirst, isNotTheLastTag }
