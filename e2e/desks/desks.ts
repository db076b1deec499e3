import type { Entity, Screen } from '#declare'
import { deskOn } from '#derive/deskOn.ts'
import { readDeclared } from '../walker/declared.ts'

/** An entity that has a desk, and the screen it is entered from. */
export interface Declared {
  readonly called: string
  readonly entity: Entity
  readonly screen: Screen
}

/** Kinds of screen that lead to a desk. */
const lists = ['list', 'resource']

/** Every desk there is, out of the declarations: whoever declares one more has it tried here. */
export async function declaredDesks(): Promise<readonly Declared[]> {
  const { entities, screens } = await readDeclared()
  return [...entities.values()].flatMap((entity): Declared[] => {
    if (!entity.queue) return []
    const screen = screens.find(
      (one) => one.entity === entity.name && lists.includes(one.kind) && deskOn(entity, one) === 0,
    )
    if (!screen) throw new Error(`No screen leads to the desk of ${entity.name}`)
    return [{ called: entity.label[0], entity, screen }]
  })
}
