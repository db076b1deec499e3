import type { Entity, Field, Row } from '#declare'
import { isKeptColumn } from '#derive/computedField.ts'
import { binds, linksTo } from '#derive/where.ts'

/** A field whose value is worked out from records of other entities and kept in a column. */
export interface Tally {
  readonly entity: Entity
  readonly field: string
  readonly expression: unknown
  readonly sources: readonly Source[]
}
/** The other entity such a value is worked out from. */
export interface Source {
  readonly entity: Entity
  /** Paths of that entity that hold the id of the record which counts. */
  readonly links: readonly string[]
  /** Fields of it that matter: links, conditions, what is added up. */
  readonly fields: ReadonlySet<string>
  /** Which of its records count at all, as far as one of them shows it by itself. */
  readonly where: Row
}
type Node = { readonly [key: string]: unknown }
/** Tallies by the entity that counts, and by the entity that is counted. */
export interface Tallies {
  readonly of: ReadonlyMap<string, readonly Tally[]>
  readonly from: ReadonlyMap<string, readonly { readonly tally: Tally; readonly source: Source }[]>
}

const known = new WeakMap<ReadonlyMap<string, Entity>, Tallies>()

/** What is counted where, derived once from the declarations. */
export function talliesOf(entities: ReadonlyMap<string, Entity>): Tallies {
  const tallies = known.get(entities) ?? derived(entities)
  known.set(entities, tallies)
  return tallies
}

function derived(entities: ReadonlyMap<string, Entity>): Tallies {
  const all = [...entities.values()].flatMap((entity) =>
    Object.entries(entity.fields).flatMap(
      ([field, declared]) => tallyOf(entities, entity, field, declared) ?? [],
    ),
  )
  const pairs = all.flatMap((tally) => tally.sources.map((source) => ({ tally, source })))
  return {
    of: Map.groupBy(all, ({ entity }) => entity.name),
    from: Map.groupBy(pairs, ({ source }) => source.entity.name),
  }
}

function tallyOf(
  entities: ReadonlyMap<string, Entity>,
  entity: Entity,
  field: string,
  declared: Field,
): Tally | undefined {
  const expression =
    declared.kind === 'count' ? declared.of : isKeptColumn(declared) ? declared.from : undefined
  if (typeof expression !== 'object' || expression === null) return undefined
  const sources = aggregatesIn(expression).flatMap((node) => sourceOf(entities, entity, node) ?? [])
  return sources.length > 0 ? { entity, field, expression, sources } : undefined
}

/** The entity an expression asks, where it asks another one: `{ count: 'issue' }`, `{ latest: 'title', over: 'issue' }`. */
export const askedEntity = (node: Node): string | undefined =>
  typeof node.over === 'string'
    ? node.over
    : typeof node.count === 'string'
      ? node.count
      : asText(node.some)
const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

function aggregatesIn(expression: unknown): Node[] {
  if (typeof expression !== 'object' || expression === null) return []
  if (Array.isArray(expression)) return expression.flatMap(aggregatesIn)
  const node = expression as Node
  return askedEntity(node) ? [node] : Object.values(node).flatMap(aggregatesIn)
}

function sourceOf(
  entities: ReadonlyMap<string, Entity>,
  parent: Entity,
  node: Node,
): Source | undefined {
  const entity = entities.get(askedEntity(node) ?? '')
  if (!entity) return undefined
  const links = linksOf(parent, entity, node)
  const named = [node.sum, node.mean, node.latest, node.by, node.distinct].filter(
    (value) => typeof value === 'string',
  )
  const fields = [...links, ...Object.keys((node.where ?? {}) as object), ...(named as string[])]
  return links.length > 0
    ? {
        entity,
        links,
        fields: new Set(fields.map((path) => path.split('.')[0]!)),
        where: ownPart(parent, entity, node),
      }
    : undefined
}

/** What a condition says of the record alone, whatever record counts it. */
const ownPart = (parent: Entity, child: Entity, { where = {} }: Node): Row =>
  Object.fromEntries(
    Object.entries(where as Row).filter(
      ([path, test]) => typeof test !== 'string' || !binds(test, path, child, parent),
    ),
  )

/** Paths bound to the record's id; where none is, the first reference to its entity. */
export function linksOf(parent: Entity, child: Entity, node: Node): readonly string[] {
  const bound = Object.entries((node.where ?? {}) as object).flatMap(([path, to]) =>
    to === 'id' ? [path] : [],
  )
  return bound.length > 0 ? bound : linksTo(child, parent).slice(0, 1)
}
