import type { Entity, Row, Screen } from '#declare'
import { creatable } from '#derive/creatable.ts'
import type { Viewer } from '#derive/viewer.ts'
import type { Declared } from './declared.ts'

/** Screens that have a new record, single ones and a bin below them. */
export const holdsRecords = ({ kind }: Screen): boolean =>
  ['resource', 'list', 'board', 'tree', 'form'].includes(kind)

/** Screens on which an entity's records are shown, each with the entity. */
export const recordScreens = ({
  screens,
  entities,
}: Declared): readonly { readonly screen: Screen; readonly entity: Entity }[] =>
  screens.filter(holdsRecords).flatMap((screen) => {
    const entity = entities.get(screen.entity ?? '')
    return entity ? [{ screen, entity }] : []
  })

/** Whether records are changed from the screen: a list and a dashboard only read, unless a form stands below. */
export const writesFrom = ({ screens }: Declared, { kind, path, entity }: Screen): boolean =>
  !['list', 'dashboard'].includes(kind) ||
  screens.some(
    (below) =>
      below.parent === path && below.entity === entity && ['form', 'alias'].includes(below.kind),
  )

/** Whether somebody makes new records on this screen. */
export const makesFrom = (
  declared: Declared,
  screen: Screen,
  entity: Entity,
  viewer: Viewer,
): boolean =>
  screen.kind !== 'form' &&
  !entity.keysOf &&
  writesFrom(declared, screen) &&
  creatable(entity, entity.fixed[screen.path] as Row | undefined) &&
  declared.access.mayUse(viewer, entity.name, 'create')

/** Each entity once, on the first of its screens. */
export const firstScreens = <S extends { readonly entity: Entity }>(
  all: readonly S[],
): readonly S[] =>
  all.filter(({ entity }, at) => all.findIndex((one) => one.entity === entity) === at)
