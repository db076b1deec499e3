import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { wallTags } from '../activities/participation/wallTags.ts'

/** The tags of a name are tabs of the wall; what it bore before stays. */
const usesTheTagsOfTheWall: Judging = async ({ before, after, tx, now }) => {
  const tags = await wallTags(tx, now)
  const had = (before?.tags ?? []) as readonly string[]
  const foreign = ((after.tags ?? []) as readonly string[]).filter(
    (tag) => !tags.includes(tag) && !had.includes(tag),
  )
  if (foreign.length === 0) return []
  return [
    {
      field: 'tags',
      message: [
        `大咖墙没有标签“${foreign.join('、')}”，可用：${tags.join('、')}`,
        `The wall has no tag "${foreign.join(', ')}"; it has ${tags.join(', ')}`,
      ],
    },
  ]
}

/** Rules of the wall of names that no word carries. */
export const rules: RuleFunctions = { usesTheTagsOfTheWall }
