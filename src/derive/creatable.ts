import type { Entity, Row } from '#declare'
import { isHeld } from './isHeld.ts'

/** Whether a person may make records here: not where the app, a provider or an import does; on a screen, with what it holds fast. */
export const creatable = (entity: Entity, held: Row = {}): boolean =>
  !isWrittenElsewhere(entity, 'create', held)

/** Whether only the app, a provider, an import, the portal or an action makes its records, or removes them: all of them, or all with these values. */
export const isWrittenElsewhere = (
  entity: Entity,
  operation: 'create' | 'remove',
  held: Row = {},
): boolean =>
  Object.values(entity.rules)
    .flat()
    .some(
      (rule) =>
        typeof rule.from === 'string' &&
        (rule.when === undefined || isHeld(rule.when as Row, held)) &&
        (rule[operation] === false || Array.isArray(rule[operation])),
    )
