import type { Entity, Row, Screen } from '#declare'
import { handOrderOf } from '#derive/handOrder.ts'

/** Whether a filter leaves the contents of one record, which have an order given by hand and headings: those of an issue. */
export function isContents(entity: Entity, filter: Row): boolean {
  const scope = scopeOf(entity)
  return scope.length > 0 && scope.every((name) => typeof filter[name] === 'number')
}

/**
 * The reference of whose records a screen shows the contents, one after the other: that of issues, where articles are
 * made and put in order. A screen that only lists them shows those of all.
 */
export function contentsBy(entity: Entity, { kind }: Screen): string | undefined {
  const [by, ...more] = scopeOf(entity)
  return kind === 'resource' && more.length === 0 ? by : undefined
}

const scopeOf = (entity: Entity): readonly string[] =>
  entity.list.headings === undefined ? [] : (handOrderOf(entity)?.scope ?? [])
