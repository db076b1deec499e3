import type { Row } from '#declare'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

type Entry = Row & { readonly _key?: string }

/** While a sale runs, its stocks are only added to; one without a limit stays so. */
const stockOnlyRises: Judging = ({ before, after, now }) => {
  const start = (before?.period as { start?: string } | null)?.start
  if (before?.status !== 'published' || !start || start > now) return []
  const stood = new Map(((before.items ?? []) as Entry[]).map((entry) => [entry._key, entry.stock]))
  return ((after.items ?? []) as Entry[]).flatMap(({ _key, stock }, at) => {
    if (!stood.has(_key)) return []
    const was = stood.get(_key) ?? Infinity
    if (Number(stock ?? Infinity) >= Number(was)) return []
    return [
      {
        field: `items.${at}.stock`,
        message: [
          '活动开始后库存只能追加',
          'Once the sale has started stock is only added to',
        ] as const,
      },
    ]
  })
}

/** Rules of sales that no word carries. */
export const rules: RuleFunctions = { stockOnlyRises }
