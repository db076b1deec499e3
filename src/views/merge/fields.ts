import type { Entity, Field, Label } from '#declare'
import { mergesOf } from '#derive/merges.ts'

/** The input for the record that is kept. */
export const keptField = (entity: Entity): Field => ({
  kind: 'ref',
  label: [`保留的${entity.label[0]}`, `${entity.label[1]} that stays`],
  to: entity.name,
  required: true,
})

/** The input for the records that go. */
export const goneField = (entity: Entity, name: string): Field => ({
  kind: 'refs',
  label: [`并入的${entity.label[0]}`, `${entity.label[1]} that goes`],
  to: entity.name,
  required: true,
  max: mergesOf(entity, name)?.most ?? 20,
})

/** What becomes of the others, with a blank for how many they are. */
export function goneOf(entity: Entity, name: string): Label {
  const move = entity.moves[name]
  if (!move) return ['另外 {count} 条移入回收站。', 'the other {count} go to the bin.']
  const [zh, en] = entity.states[move.to] ?? [move.to, move.to]
  return [`另外 {count} 条变为“${zh}”。`, `the other {count} become "${en}".`]
}
