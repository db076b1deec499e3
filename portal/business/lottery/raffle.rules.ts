import type { Row } from '#declare'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** How many places a wheel has. */
export const slotsOf = ({ slots }: Row): number => Number(String(slots ?? '').slice(1))

/** Places of the wheel that no award holds, counted from 1. */
export function emptySlots(raffle: Row, awards: readonly Row[]): number[] {
  const held = new Set(
    awards.flatMap(({ positions }) => ((positions ?? []) as Row[]).map(({ slot }) => slot)),
  )
  return Array.from({ length: slotsOf(raffle) }, (_, at) => at + 1).filter(
    (slot) => !held.has(slot),
  )
}

const wheelIsWhole: Judging = async ({ after, records }) => {
  const empty = emptySlots(after, await records.select('raffleAward', { raffle: after.id }))
  if (empty.length === 0) return []
  return [
    {
      field: 'slots',
      message: [
        `转盘还有空格：第 ${empty.join('、')} 格`,
        `The wheel has empty slots: ${empty.join(', ')}`,
      ],
    },
  ]
}

/** A shop at which somebody has exchanged an award stays in the list, under its name. */
const keepsShops: Judging = async ({ before, after, records }) => {
  const named = new Set(((after.shops ?? []) as Row[]).map(({ name }) => name))
  const gone = ((before?.shops ?? []) as Row[])
    .map(({ name }) => name)
    .filter((name) => !named.has(name))
  for (const shop of gone) {
    const count = await records.count('raffleWinner', {
      raffle: after.id,
      shop,
      status: 'fulfilled',
    })
    if (count > 0)
      return [
        {
          field: 'shops',
          message: [
            `“${shop}”已兑换 ${count} 份，不能移除或改名`,
            `"${shop}" has given out ${count}: it can be neither removed nor renamed`,
          ],
        },
      ]
  }
  return []
}

/** Rules of lotteries that no word carries. */
export const rules: RuleFunctions = { wheelIsWhole, keepsShops }
