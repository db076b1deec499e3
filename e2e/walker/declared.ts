import type { Entity, MenuGroup, Screen } from '#declare'
import { type Access, accessOf } from '#derive/access.ts'
import { readDeclarations } from '../../portal/start/declarations.ts'

/** All that is declared, and what follows for who may what. */
export interface Declared {
  readonly entities: ReadonlyMap<string, Entity>
  readonly screens: readonly Screen[]
  readonly menuGroups: readonly MenuGroup[]
  readonly access: Access
}

/** Reads the declarations the walk is made from. */
export async function readDeclared(): Promise<Declared> {
  const { entities, screens, menuGroups } = await readDeclarations()
  const access = accessOf({ entities, screens, menuGroups })
  return {
    entities: new Map(entities.map((entity) => [entity.name, entity])),
    ...{ screens, menuGroups, access },
  }
}

/** The outermost group a screen lies in, which the walk is divided by. */
export const areaOf = ({ menu, label }: Screen): string => menu.split('/')[0] || label[0]

/** The areas in the order of the sidebar. */
export const areasOf = ({ screens }: Declared): readonly string[] => [
  ...new Set(screens.map(areaOf)),
]
