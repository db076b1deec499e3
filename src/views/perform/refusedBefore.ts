import type { Entity, Label, Row } from '#declare'
import type { Viewer } from '#derive/viewer.ts'
import { demanding } from '../record/demands.ts'
import { whyNot } from '../record/mayDo.ts'

/** Why some of many records will be refused, and how many of them. */
export interface RefusedBefore {
  readonly why: Label
  readonly count: number
}

const alone: Label = ['不能批量操作，须逐条处理', 'Not in bulk: each has to be looked at']

/**
 * Which of these records a move, an action or a deletion will be refused for, by why, the most first: as far as the
 * records and whoever presses say, before anything is sent.
 */
export function refusedBefore(
  viewer: Viewer,
  entity: Entity,
  records: readonly Row[],
  deed: string,
): readonly RefusedBefore[] {
  const counted = new Map<string, RefusedBefore>()
  for (const record of records) {
    const why = whyNot(viewer, entity, record, deed) ?? notInBulk(entity, deed, record)
    if (!why) continue
    counted.set(why[1], { why, count: (counted.get(why[1])?.count ?? 0) + 1 })
  }
  return [...counted.values()].toSorted((a, b) => b.count - a.count)
}

const notInBulk = (entity: Entity, deed: string, record: Row): Label | undefined =>
  demanding(entity, deed, [record]).some(({ bulk }) => bulk === false) ? alone : undefined
