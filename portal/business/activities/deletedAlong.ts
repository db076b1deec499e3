import type { Entity } from '#declare'
import type { Judging } from '#portal/engine/rules/rule.ts'

/** Whoever deletes a record is told how many records of `other` go along that name it in `by`. */
export const warnsOfDeletedAlong =
  (other: string, by: string): Judging =>
  async ({ after, entities, records }) => {
    const count = await records.count(other, { [by]: after.id })
    if (count === 0) return []
    const [zh, en] = (entities.get(other) as Entity).label
    return [
      {
        field: '_',
        message: [
          `将一并删除 ${count} 条${zh}。确定继续？`,
          `${count} records go along (${en}). Go on?`,
        ],
      },
    ]
  }
