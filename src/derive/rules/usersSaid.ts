import type { Entity, Label } from '#declare'
import { formatLabel, joinLabels } from './formatLabel.ts'

/** A record that refers to another, called by its title. */
export interface User {
  readonly entity: string
  readonly id: number
  readonly title: string
}

type Entities = Pick<ReadonlyMap<string, Entity>, 'get'>

/** So many are named. */
const NAMED = 5

/** Who refers to a record: the first few by kind and name, each name once, and how many there are where that is not all. */
export function usersSaid(users: readonly User[], entities: Entities): Label {
  const called = new Map(users.map((user) => [`${user.entity} ${user.title}`, user]))
  const named = [...called.values()].slice(0, NAMED)
  const names = joinLabels(named.map((user) => calledIn(user, entities)))
  if (users.length === named.length) return names
  return formatLabel(['{names} 等 {count} 条', '{names} and others, {count} in all'], {
    ...{ names, count: users.length },
  })
}

/** `文章“夜航船”`; one without a name of its own by its number, `作业 #17`. */
function calledIn({ entity, id, title }: User, entities: Entities): Label {
  const [zh, en] = entities.get(entity)?.label ?? ['', '']
  return title === `#${id}`
    ? [`${zh} ${title}`, `${en} ${title}`]
    : [`${zh}“${title}”`, `${en} "${title}"`]
}
