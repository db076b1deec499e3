import { type Entity, type Label, type Language, wording } from '#declare'
import { actionsOn, movesFrom } from '../record/demands.ts'
import { inSight } from './inSight.ts'
import { textWidth } from './textWidth.ts'

/** Left and right of a button, and of the cell. */
const ends = 12
const edges = 20
const dots = 28

/** Room for the buttons of a row: the link, the longest that can stand in sight in any state, the three dots. */
export function actionsWidth(
  entity: Entity,
  may: (operation: string) => boolean,
  language: Language,
): number {
  const actions = actionsOn(entity, 'row', may)
  const states = Object.keys(entity.states)
  const buttons = (states.length > 0 ? states : ['']).map((state) => {
    const moves = movesFrom(entity, { [entity.stateField]: state }, may)
    const deeds = [...moves, ...actions].map(([key, { label }]) => ({ key, label }))
    return inSight(entity, deeds.length > 0 ? deeds : [deletion])
  })
  const wide = (label: Label) => textWidth(wording(label, language)) + ends
  const widest = Math.max(
    ...buttons.map((shown) => shown.reduce((sum, { label }) => sum + wide(label), 0)),
  )
  return Math.ceil(wide(['编辑', 'Edit']) + widest + dots + edges)
}

const deletion = { key: 'delete', label: ['删除', 'Delete'] as const }
