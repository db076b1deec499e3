import type { Entity, Label, Row } from '#declare'
import { trueOf } from '../record/sentenceOf.ts'

/**
 * The sentence for whoever a decision on this record is about; undefined where none is true of it. Decisions under one
 * key come to the same for them.
 */
export function toldOf(entity: Entity, move: string, record: Row): Label | undefined {
  const decisions = entity.queue?.decide ?? {}
  const { key } = decisions[move] ?? {}
  const tells = Object.values(decisions).find((one) => one.key === key && one.tells)?.tells
  return tells && trueOf(tells, entity, record)
}
