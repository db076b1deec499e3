import type { Label } from '#declare'
import type { RuleLiteral } from './literalsOf.ts'
import type { Problem } from './problem.ts'
import type { Finding } from './rules/word.ts'

/** What a literal found, with the name of its rule: in its own words and at its own field where it says so. */
export function asProblems(
  { rule, literal }: RuleLiteral,
  found: readonly Finding[],
): readonly Problem[] {
  const say = literal.say as Label | undefined
  const said = say ? found.slice(0, 1) : found
  return said.map((finding) => ({
    ...finding,
    rule,
    ...(say && { message: say }),
    ...(literal.field !== undefined && { field: literal.field as string }),
  }))
}
