import { type Entity, wordOf } from '#declare'
import { literalsOf } from './literalsOf.ts'
import type { Whoever } from './rules/word.ts'
import type { Situation } from './situation.ts'
import { isWho } from './who.ts'

/**
 * Whether whoever asks may make records of an entity at all, or do something over the whole list, as its `may` says of
 * all of them.
 */
export const isMadeBy = (entity: Entity, situation: Situation, deed = 'create'): boolean =>
  literalsOf(entity).every(
    ({ literal }) =>
      wordOf(literal) !== 'may' ||
      literal.when !== undefined ||
      !(literal.may as readonly string[]).includes(deed) ||
      isWho(literal.who as Whoever, { ...situation, before: null }) !== false,
  )
