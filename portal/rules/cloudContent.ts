import type { Judging, RuleFunctions } from './rule.ts'

/** A content is shown to enterprises that have opened its product. */
const openedByThem: Judging = async ({ after, records }) => {
  const ids = (after.enterprises ?? []) as readonly number[]
  if (ids.length === 0) return []
  const rows = await records.select('cloudEnterprise', { id: ids }, { limit: ids.length })
  const others = rows.filter(
    ({ products }) => !((products ?? []) as unknown[]).includes(after.product),
  )
  if (others.length === 0) return []
  const names = others.map(({ name }) => name)
  return [
    {
      field: 'enterprises',
      message: [
        `尚未开通此产品：${names.join('、')}`,
        `These have not opened the product: ${names.join(', ')}`,
      ],
    },
  ]
}

/** Rules of cloud contents that no word carries. */
export const cloudContent: RuleFunctions = { openedByThem }
