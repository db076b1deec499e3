import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { warnsOfDeletedAlong } from '../activities/deletedAlong.ts'

/** So many contents a style needs before it looks like anything. */
const leasts: { readonly [style: string]: number } = { iconGrid: 4, triple: 3 }

/** A module filled by hand goes out with enough contents that readers see now. */
const hasEnoughInForce: Judging = async ({ after, records, now }) => {
  if (after.source !== 'manual') return []
  const least = leasts[String(after.style)] ?? 1
  const inForce = { any: [{ period: { set: false } }, { period: { has: { text: now } } }] }
  const live = { module: after.id, status: 'published', ...inForce }
  const count = await records.count('moduleContent', live)
  if (count >= least) return []
  return [
    {
      field: '_',
      message: [
        `至少需要 ${least} 条已上线且在展示时间内的内容，只有 ${count} 条`,
        `At least ${least} live contents within their period are needed: only ${count}`,
      ],
    },
  ]
}

/** The home page keeps its slot of daily new knowledge. */
const keepsDailySlot: Judging = ({ before }) =>
  before?.source === 'dailyKnowledge'
    ? [
        {
          field: '_',
          kind: 'conflict',
          message: ['每日新知模块不能删除', 'The module of daily new knowledge cannot be deleted'],
        },
      ]
    : []

/** Rules of the modules of pages that no word carries. */
export const rules: RuleFunctions = {
  hasEnoughInForce,
  keepsDailySlot,
  namesWhatGoesAlong: warnsOfDeletedAlong('moduleContent', 'module'),
}
