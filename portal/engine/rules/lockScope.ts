import { scopeOf } from '#derive/others.ts'
import { type Unique, uniqueScope } from '#derive/rules/unique.ts'
import type { PortalWord } from './portalWord.ts'

/** Words that count others: their scope is locked while they do. */
export const lockScope: PortalWord = {
  scope: (literal, situation) => scopeOf((literal.per ?? []) as string[], situation),
}

/** What the database cannot hold unique by an index. */
const byRule = ['overlap', 'apart', 'pooled', 'with', 'unless']

export const unique: PortalWord = {
  scope: (literal, situation) =>
    byRule.some((key) => key in literal) ||
    (literal.unique as string[]).some((path) => path.includes('.'))
      ? uniqueScope(literal as unknown as Unique, situation)
      : undefined,
}

/** One for all, or one for each value. */
export const singleton: PortalWord = {
  scope: (literal) => literal.singleton,
}

/** What a function reads of others counts as what a word counts: it says in which fields they agree. */
export const by: PortalWord = {
  scope: (literal, situation) =>
    literal.per ? scopeOf(literal.per as string[], situation) : undefined,
}
