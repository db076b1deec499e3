import { type Entity, isLabel, type Label, type Row } from '#declare'
import { holds } from '#derive/condition.ts'
import { aloneWith } from '../record/demands.ts'

/**
 * The sentence for whoever a decision on this record is about; undefined where none is true of it. Decisions under one
 * key come to the same for them.
 */
export function toldOf(entity: Entity, move: string, record: Row): Label | undefined {
  const decisions = entity.queue?.decide ?? {}
  const { key } = decisions[move] ?? {}
  const tells = Object.values(decisions).find((one) => one.key === key && one.tells)?.tells
  if (!tells || isLabel(tells)) return tells
  const here = aloneWith(entity, record)
  return tells.find(({ when }) => !when || holds(when, here) === true)?.says
}
