import { type Entity, type Language, wording } from '#declare'
import { actionsOn, movesFrom } from '../record/demands.ts'
import { textWidth } from './textWidth.ts'

/** Left and right of a button, and of the cell. */
const ends = 12
const edges = 20
const dots = 28

/** Room for the buttons of a row: the link, the longest word that can come first, the three dots. */
export function actionsWidth(
  entity: Entity,
  may: (operation: string) => boolean,
  language: Language,
): number {
  const actions = actionsOn(entity, 'row', may).map(([, { label }]) => label)
  const states = Object.keys(entity.states)
  const first = (states.length > 0 ? states : ['']).map((state) => {
    const [move] = movesFrom(entity, { [entity.stateField]: state }, may)
    return move?.[1].label ?? actions[0] ?? (['删除', 'Delete'] as const)
  })
  const widest = Math.max(...first.map((label) => textWidth(wording(label, language))))
  const link = textWidth(wording(['编辑', 'Edit'], language))
  return Math.ceil(link + ends + widest + ends + dots + edges)
}
