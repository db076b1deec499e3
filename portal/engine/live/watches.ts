import type { Entity } from '#declare'
import { refusedField } from '#portal/core/errors.ts'

/** A record that is open somewhere, with the form that stands on it. */
export interface WatchedRecord {
  readonly entity: Entity
  readonly id: number
  readonly form: string | null
}

/** What somebody looks at: lists by entity, and records. */
export interface Watches {
  readonly lists: ReadonlySet<string>
  /** By `entity/id`. */
  readonly records: ReadonlyMap<string, WatchedRecord>
}

/** So much is looked at in one tab at most. */
const MOST = 100

/**
 * What a stream is asked to tell of, as it stands in the address: `lists=article,issue`,
 * `records=article/12/k3f,issue/7`. Throws 40001 for what there is none of.
 */
export function watchesOf(
  entities: ReadonlyMap<string, Entity>,
  asked: { readonly lists?: string | undefined; readonly records?: string | undefined },
): Watches {
  const named = (name: string): Entity => {
    const entity = entities.get(name)
    if (entity) return entity
    throw refusedField('lists', [`没有名为“${name}”的对象`, `There is no entity "${name}"`])
  }
  const lists = parts(asked.lists).map((name) => named(name).name)
  const records = parts(asked.records).map((text) => recordIn(text, named))
  if (lists.length + records.length > MOST)
    throw refusedField('records', [
      `一次最多关注 ${MOST} 处`,
      `At most ${MOST} lists and records are watched at once`,
    ])
  const byKey = records.map((one) => [`${one.entity.name}/${one.id}`, one] as const)
  return { lists: new Set(lists), records: new Map(byKey) }
}

const parts = (text = ''): string[] => text.split(',').filter(Boolean)

function recordIn(text: string, named: (name: string) => Entity): WatchedRecord {
  const found = /^(\w+)\/([1-9]\d{0,15})(?:\/(\w{1,40}))?$/.exec(text)
  if (!found)
    throw refusedField('records', [
      `“${text}”不是“对象/编号”`,
      `"${text}" is not "entity/number": name records like article/12`,
    ])
  const [, name = '', id, form = null] = found
  return { entity: named(name), id: Number(id), form }
}
