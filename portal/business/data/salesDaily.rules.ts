import type { Row } from '#declare'
import type { Change } from '#portal/engine/context/change.ts'
import { takeAlong } from '#portal/engine/records/takenAlong.ts'
import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { matchAlike, unmatchAlike } from './sales/matchAlike.ts'

/** Rows of the same goods on the same platform: they are matched with the one that was. */
const matchesAlike: Bringing = {
  effect: async ({ tx, after }) => {
    const ids = await matchAlike(tx, matchOf(after, after.goods))
    takeAlong(tx, 'salesDaily', ids)
  },
}

const unmatchesAlike: Bringing = {
  effect: async ({ tx, before, after }: Change) => {
    const ids = await unmatchAlike(tx, matchOf(after, before?.goods))
    takeAlong(tx, 'salesDaily', ids)
  },
}

const matchOf = ({ platform, goodsCode }: Row, goods: unknown) => ({ platform, goodsCode, goods })

/** Only the app itself tells of a day that is not over. */
const notBeforeItsDayIsOver: Judging = ({ after, now }) => {
  const today = now.slice(0, 10)
  const date = String(after.date)
  if (date < today || (date === today && after.platform === 'app')) return []
  return [{ field: 'date', message: ['日期不能晚于昨天', 'The date must not be after yesterday'] }]
}

/** Rules of daily sales that no word carries. */
export const rules: RuleFunctions = { matchesAlike, unmatchesAlike, notBeforeItsDayIsOver }
