import type { Period, Row } from '#declare'

/** A rule that overrides the answer, and how well it fits: 100 for all but what is only alike in meaning. */
export interface Won {
  readonly rule: Row
  readonly score: number
}

/** Exact before keyword before regular expression before meaning. */
const order = ['exact', 'keyword', 'regex', 'semantic']

/**
 * Which rule a question hits: of those in force in the scene the one of the highest priority, then the closest way of
 * matching, then the newest. Null where none fits.
 */
export function winner(
  rules: readonly Row[],
  {
    question,
    scene,
    now,
  }: { readonly question: string; readonly scene: string; readonly now: string },
): Won | null {
  const fitting = rules
    .filter((rule) => isInForce(rule, scene, now))
    .map((rule) => ({ rule, score: scoreOf(rule, question) }))
    .filter(({ score }) => score > 0)
  const sorted = fitting.toSorted(
    (one, other) =>
      Number(other.rule.priority ?? 0) - Number(one.rule.priority ?? 0) ||
      order.indexOf(String(one.rule.matchType)) - order.indexOf(String(other.rule.matchType)) ||
      Number(other.rule.id) - Number(one.rule.id),
  )
  return sorted[0] ?? null
}

function isInForce({ status, scenes, period }: Row, scene: string, now: string): boolean {
  const { start, end } = (period ?? {}) as Partial<Period>
  const inTime = (!start || start <= now) && (!end || end >= now)
  return status === 'enabled' && inTime && ((scenes ?? []) as string[]).includes(scene)
}

/** What stands in a rule's patterns. */
export const patternsOf = ({ patterns }: Row): readonly string[] =>
  ((patterns ?? []) as readonly Row[]).map(({ text }) => String(text ?? ''))

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]/gu, '')

const matching: { readonly [way: string]: (question: string, pattern: string) => number } = {
  exact: (question, pattern) => (plain(question) === plain(pattern) ? 100 : 0),
  keyword: (question, pattern) => (plain(question).includes(plain(pattern)) ? 100 : 0),
  regex: (question, pattern) => (patternOf(pattern)?.test(question) ? 100 : 0),
  semantic: (question, pattern) => alike(plain(question), plain(pattern)),
}

function scoreOf(rule: Row, question: string): number {
  const way = matching[String(rule.matchType)]
  const scores = way ? patternsOf(rule).map((pattern) => way(question, pattern)) : []
  const best = Math.max(0, ...scores)
  return rule.matchType === 'semantic' && best < Number(rule.threshold ?? 85) ? 0 : best
}

/** A pattern as a regular expression; null where it is none. */
export function patternOf(pattern: string): RegExp | null {
  try {
    return new RegExp(pattern, 'iu')
  } catch {
    return null
  }
}

/** How alike two texts are, by the pairs of characters they share, from 0 to 100. */
export function alike(one: string, other: string): number {
  if (one === other) return one === '' ? 0 : 100
  const [pairs, others] = [pairsOf(one), pairsOf(other)]
  const left = [...others]
  const shared = pairs.filter((pair) => {
    const at = left.indexOf(pair)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  const all = pairs.length + others.length
  return all === 0 ? 0 : Math.round((200 * shared.length) / all)
}

const pairsOf = (text: string): readonly string[] =>
  [...text].slice(1).map((letter, at) => `${[...text][at]}${letter}`)
