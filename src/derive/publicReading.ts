import { type Entity, type Row, wordOf } from '#declare'
import { joined } from './joined.ts'

/** What public reading serves of an entity. */
export interface PublicReading {
  /** Which records, as a condition. */
  readonly shown: Row
  /** Which fields of them, in the order of the declaration. */
  readonly gives: readonly string[]
}

/** What public reading serves of an entity, as its `shown` says; null where it serves nothing. */
export function publicReading(entity: Entity): PublicReading | null {
  const literals = Object.values(entity.rules)
    .flat()
    .filter((literal) => wordOf(literal) === 'shown')
  const given = literals.flatMap((literal) => (literal.gives as readonly string[]) ?? [])
  if (given.length === 0) return null
  return {
    shown: joined(literals.map(({ shown }) => shown as Row)),
    gives: Object.keys(entity.fields).filter((name) => given.includes(name)),
  }
}
