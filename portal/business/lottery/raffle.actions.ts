import type { Row } from '#declare'
import { missing, refusedField } from '#portal/core/errors.ts'
import { lot } from '#portal/core/lot.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'

const DRAWS = 10_000

/** How often each award is drawn, by its weight; an award without stock falls to the fallback. */
export function simulateDraws(awards: readonly Row[], draws = DRAWS): ReadonlyMap<number, number> {
  const total = awards.reduce((sum, { weight }) => sum + Number(weight), 0)
  const fallback = awards.find((award) => award.fallback)
  const wins = new Map<number, number>(awards.map(({ id }) => [id as number, 0]))
  for (let draw = 0; draw < draws; draw++) {
    const drawn = drawnAt(awards, lot() * total)
    const won = drawn && hasLeft(drawn, wins) ? drawn : fallback
    if (won) wins.set(won.id as number, (wins.get(won.id as number) ?? 0) + 1)
  }
  return wins
}

/** The award whose stretch of the weights, one laid behind the other, holds the point. */
function drawnAt(awards: readonly Row[], point: number): Row | undefined {
  let end = 0
  for (const award of awards) {
    end += Number(award.weight)
    if (point < end) return award
  }
  return undefined
}

const hasLeft = (award: Row, wins: ReadonlyMap<number, number>): boolean =>
  award.fallback === true || (wins.get(award.id as number) ?? 0) < Number(award.left ?? award.stock)

/** Actions of lotteries. */
export const actions: ActionFunctions = {
  /** Ten thousand draws over the weights as they stand; nothing is written. */
  testDraw: async ({ row, entity, records }) => {
    if (!row) throw missing(entity.label)
    const awards = await records.select(
      'raffleAward',
      { raffle: row.id },
      { limit: 100, sort: 'id' },
    )
    if (!(awards.reduce((sum, { weight }) => sum + Number(weight), 0) > 0))
      throw refusedField('_', [
        '奖品权重合计为 0，无法模拟',
        'The weights add up to nothing: there is nothing to draw',
      ])
    const wins = simulateDraws(awards)
    return {
      first: ['奖品', 'Award'],
      heads: [
        ['share', ['占比', 'Share']],
        ['wins', ['模拟中奖', 'Wins']],
        ['left', ['剩余库存', 'Left in stock']],
      ],
      lines: awards.map((award) => ({
        name: award.name,
        wins: wins.get(award.id as number),
        share: `${((wins.get(award.id as number) ?? 0) / (DRAWS / 100)).toFixed(2)}%`,
        left: award.fallback ? null : award.left,
        differs:
          award.fallback !== true && Number(wins.get(award.id as number)) >= Number(award.left),
      })),
    }
  },
}
