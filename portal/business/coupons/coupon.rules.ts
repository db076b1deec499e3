import type { Entity, Field, Fields, Row } from '#declare'
import { titleOf } from '#portal/engine/records/titleOf.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** States in which something that bears a coupon gives it to users. */
const GIVING: readonly string[] = ['running', 'published', 'active', 'unused']
const MOST_NAMED = 5

/** Whoever pauses a coupon is told what still gives it: buy-gifts, activities, redeem codes. */
const namesThoseWhoGiveIt: Judging = async ({ entity, entities, after, records }) => {
  const giving: Found[] = []
  for (const { other, path } of bearers(entity, entities)) {
    const states = GIVING.filter((state) => state in other.states)
    const where = { [path]: after.id, [other.stateField]: states }
    const rows = await records.select(other.name, where, { limit: MOST_NAMED + 1 })
    giving.push(...rows.map((row) => ({ other, row })))
  }
  if (giving.length === 0) return []
  const named = giving.slice(0, MOST_NAMED)
  const more = giving.length > MOST_NAMED
  const joinNames = (at: 0 | 1) =>
    named.map(({ other, row }) => `${other.label[at]}“${titleOf(other, row)}”`)
  return [
    {
      field: '_',
      message: [
        `暂停后以下内容发不出此券：${joinNames(0).join('、')}${more ? '等' : ''}`,
        `Once it is paused these cannot give it: ${joinNames(1).join(', ')}${more ? ' and more' : ''}`,
      ],
      usedBy: named.map(({ other, row }) => ({
        entity: other.name,
        id: row.id as number,
        title: titleOf(other, row),
      })),
    },
  ]
}
interface Found {
  readonly other: Entity
  readonly row: Row
}

/** Everything that may bear a coupon while it gives, and where: a wallet's coupons are given already. */
const bearers = (coupon: Entity, entities: ReadonlyMap<string, Entity>) =>
  [...entities.values()]
    .filter(({ name, states }) => name !== 'userCoupon' && GIVING.some((state) => state in states))
    .flatMap((other) => pathsTo(coupon.name, other.fields).map((path) => ({ other, path })))

const pathsTo = (name: string, fields: Fields, above = ''): readonly string[] =>
  Object.entries(fields).flatMap(([key, field]: [string, Field]) => {
    if (field.kind === 'list') return pathsTo(name, field.of as Fields, `${above}${key}.`)
    return field.to === name ? [`${above}${key}`] : []
  })

/** Rules of coupons that no word carries. */
export const rules: RuleFunctions = { namesThoseWhoGiveIt }
