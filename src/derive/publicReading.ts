import { type Entity, type Row, wordOf } from '#declare'
import { joinConditions } from './joinConditions.ts'
import { perEntity } from './perEntity.ts'
import { publishingOf } from './publishing.ts'

/** What public reading serves of an entity. */
export interface PublicReading {
  /** Which records, as a condition. */
  readonly shown: Row
  /** Which of them builds of the app see while a store examines these; null where all the same. */
  readonly inReview: Row | null
  /** Which fields of them, in the order of the declaration. */
  readonly gives: readonly string[]
  /** By which of them it filters and sorts: of what is kept as published, those that no edit changes. */
  readonly asks: readonly string[]
  /** Given as it was published last, whatever was edited since. */
  readonly kept: boolean
}

/** What public reading serves of an entity, as its `shown` says; null where it serves nothing. */
export const publicReading = perEntity((entity): PublicReading | null => {
  const literals = Object.values(entity.rules)
    .flat()
    .filter((literal) => wordOf(literal) === 'shown')
  const given = literals.flatMap((literal) => (literal.gives as readonly string[]) ?? [])
  if (given.length === 0) return null
  const gives = Object.keys(entity.fields).filter((name) => given.includes(name))
  const kept = publishingOf(entity).length > 0
  const shown = literals.map((literal) => literal.shown as Row)
  const reviewed = literals.flatMap(({ inReview }) => (inReview ? [inReview as Row] : []))
  return {
    shown: joinConditions(shown),
    inReview: reviewed.length > 0 ? joinConditions([...shown, ...reviewed]) : null,
    gives,
    asks: kept ? gives.filter((name) => frozenIn(entity).includes(name)) : gives,
    kept,
  }
})

const frozenIn = ({ rules }: Entity): readonly string[] =>
  Object.values(rules)
    .flat()
    .flatMap(({ freeze }) => (Array.isArray(freeze) ? (freeze as string[]) : []))
