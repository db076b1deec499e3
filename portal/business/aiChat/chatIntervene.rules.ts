import type { Row } from '#declare'
import { titleOf } from '#portal/engine/records/titleOf.ts'
import type { Bringing, Judging, RuleFunctions, Told } from '#portal/engine/rules/rule.ts'
import { patternOf, patternsOf } from './winner.ts'

/** A regular expression must be one, and must not fit everything. */
const patternsCompile: Judging = ({ after }) => {
  if (after.matchType !== 'regex') return []
  return patternsOf(after).flatMap((text, at): Told[] => {
    const found = patternOf(text)
    const field = `patterns.${at}.text`
    if (!found)
      return [
        { field, message: [`“${text}”不是有效的正则表达式`, `"${text}" is no regular expression`] },
      ]
    if (!found.test('')) return []
    return [{ field, message: [`“${text}”会命中空白问题`, `"${text}" fits an empty question`] }]
  })
}

/** Two enabled rules of one scene never wait for the very same words. */
const namesTheOther: Judging = async ({ after, entity, records }) => {
  if (after.status !== 'enabled' || after.matchType !== 'exact') return []
  const where = { status: 'enabled', matchType: 'exact', id: { not: after.id ?? 0 } }
  const others = await records.select('chatIntervene', where, { limit: 1000 })
  const own = patternsOf(after)
  const scenes = (after.scenes ?? []) as readonly string[]
  const other = others.find(
    (one: Row) =>
      ((one.scenes ?? []) as string[]).some((scene) => scenes.includes(scene)) &&
      patternsOf(one).some((text) => own.includes(text)),
  )
  if (!other) return []
  const title = titleOf(entity, other)
  return [
    {
      field: 'patterns',
      message: [
        `规则“${title}”在同一场景已有相同的匹配内容`,
        `The rule "${title}" waits for the same words in one of these scenes`,
      ],
      usedBy: [{ entity: entity.name, id: other.id as number, title }],
    },
  ]
}

/** The feedback it was made from names it. */
const linksFeedback: Bringing = {
  effect: async ({ before, after, records }) => {
    if (before || typeof after.feedback !== 'number') return
    await records.update('chatFeedback', after.feedback, { intervene: after.id })
  },
}

/** Rules of interventions that no word carries. */
export const rules: RuleFunctions = { patternsCompile, namesTheOther, linksFeedback }
