import type { Entity, Row } from '#declare'
import { isKept } from '#declare'
import { handOrderOf } from '#derive/handOrder.ts'

const pointing: readonly string[] = ['ref', 'refs', 'parent']

/**
 * What the next of several records made one after the other begins with: what the one before belongs to and must name,
 * such as issue, column and source of an article. What tells records apart is chosen anew.
 */
export function carryOver(entity: Entity, record: Row): Row {
  const scope = handOrderOf(entity)?.scope ?? []
  const apart = Object.values(entity.rules)
    .flat()
    .flatMap(({ unique }) => (Array.isArray(unique) ? (unique as string[]) : []))
  const names = Object.entries(entity.fields).filter(
    ([name, field]) =>
      pointing.includes(field.kind) &&
      !isKept(field) &&
      !field.readOnly &&
      (scope.includes(name) || (field.required && !field.unique && !apart.includes(name))),
  )
  return Object.fromEntries(
    names.flatMap(([name]) => (record[name] == null ? [] : [[name, record[name]]])),
  )
}
