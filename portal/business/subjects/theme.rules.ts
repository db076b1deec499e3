import type { Jump, Row } from '#declare'
import { jumpTarget } from '#derive/jumpTarget.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** What a content costs alone, by where its price stands. */
const PRICES = ['price', 'issuePrice'] as const

const yuan = (fen: number): string => (fen / 100).toFixed(2)

/** A package that costs no less than what lies in it is asked about. */
const isCheaperThanItsContents: Judging = async ({ after, records }) => {
  const { price, themeKind } = after
  if (themeKind !== 'sell' || typeof price !== 'number') return []
  let sum = 0
  for (const { target } of (after.contents ?? []) as readonly Row[]) {
    const leadsTo = jumpTarget(target as Jump | null)
    const row = leadsTo && (await records.find(leadsTo.entity, leadsTo.id))
    sum += Number(PRICES.map((name) => row?.[name]).find((one) => typeof one === 'number') ?? 0)
  }
  if (price < sum) return []
  return [
    {
      field: 'price',
      message: [
        `打包售价 ${yuan(price)} 元不低于单独购买合计 ${yuan(sum)} 元。确定继续？`,
        `The package costs ¥${yuan(price)}, its contents alone ¥${yuan(sum)}. Go on?`,
      ],
    },
  ]
}

/** Rules of partner themes that no word carries. */
export const rules: RuleFunctions = { isCheaperThanItsContents }
