import type { Entity } from '#declare'

/** Whether a person may make records here: not where the app, a provider or an import does. */
export const creatable = (entity: Entity): boolean => !isWrittenElsewhere(entity, 'create')

/** Whether only the app, a provider, an import, the portal or an action makes its records, or removes them: all of them, not just some. */
export const isWrittenElsewhere = (entity: Entity, operation: 'create' | 'remove'): boolean =>
  Object.values(entity.rules)
    .flat()
    .some(
      (rule) =>
        typeof rule.from === 'string' &&
        rule.when === undefined &&
        (rule[operation] === false || Array.isArray(rule[operation])),
    )
