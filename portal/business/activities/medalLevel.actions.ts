import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'
import {
  keepMedalRule,
  type MedalRule,
  medalMeasures,
  medalRule,
  units,
} from './medals/medalRules.ts'
import { countings } from './medals/totals.ts'

function lineOf({ series, text, counts, dailyCap }: MedalRule, at: 0 | 1): string {
  const cap =
    dailyCap > 0
      ? [`每日最多 ${dailyCap} ${units[series] ?? ''}`, `at most ${dailyCap} a day`][at]
      : null
  return [text || counts[at], cap].filter(Boolean).join(at === 1 ? '; ' : '；')
}

/** Actions of level medals. */
export const actions: ActionFunctions = {
  /** A line for each series, shown above its levels. */
  seriesRules: async ({ db, now, session }) => {
    const rules = await Promise.all(
      Object.keys(medalMeasures).map((one) => medalRule(db, one, now)),
    )
    return Object.fromEntries(
      rules.map((rule) => [rule.series, lineOf(rule, session.language === 'en' ? 1 : 0)]),
    )
  },

  editRule: (call) => keepMedalRule(call, call.values),

  recount: async ({ context, session, db, values, now }) => {
    const { series } = await medalRule(db, values.series, now)
    const [zh, en] = medalMeasures[series] as readonly [string, string]
    if (!countings[series])
      throw refusedField('series', [
        `${zh}由 App 计数，后台没有明细，不能在此计算`,
        `${en} are counted by the app alone: there is nothing here to count them from`,
      ])
    const title = `重新计算等级 · ${zh}`
    const asked = { kind: 'medalRecount', title, entity: 'medalLevel', params: { series } }
    return { job: await queueFor({ context, session, db }, asked) }
  },
}
