import { isEmpty } from '../compare.ts'
import { valueAt } from '../path.ts'
import { entriesOf, type Situation } from '../situation.ts'
import { demanded, refused } from './when.ts'
import type { Finding, Hint, Word } from './word.ts'

interface Pick {
  readonly pick: string
  readonly of: { readonly [choice: string]: string | null | readonly string[] }
  readonly clears?: true
}
const asPaths = (path: string | null | readonly string[] | undefined): readonly string[] =>
  path === null || path === undefined ? [] : [path].flat()

/** The paths the choice names, and those it does not; undefined while nothing is chosen. */
export function picked(
  literal: Pick,
  situation: Situation,
): { wanted: readonly string[]; others: readonly string[] } | undefined {
  const choice = valueAt(literal.pick, situation)
  if (isEmpty(choice)) return undefined
  const wanted = asPaths(literal.of[choice as string])
  const all = [...new Set(Object.values(literal.of).flatMap(asPaths))]
  return { wanted, others: all.filter((path) => !wanted.includes(path)) }
}

/** Exactly the field that the choice names; the others are empty. */
export const pick: Word = {
  step: 'check',
  check: (given, situation) => {
    const literal = given as unknown as Pick
    const paths = [literal.pick, ...Object.values(literal.of).flatMap(asPaths)]
    return entriesOf(situation, paths).flatMap((one) => findings(literal, one))
  },
  input: (given, situation) => {
    const found = picked(given as unknown as Pick, situation)
    return Object.fromEntries<Hint>([
      ...(found?.wanted ?? []).map((path) => [path, { required: true }] as const),
      ...(found?.others ?? []).map((path) => [path, { hidden: true }] as const),
    ])
  },
  break: (given, _entity, valid) => {
    const { pick: choice, of } = given as unknown as Pick
    const named = Object.entries(of).filter(
      ([, path]) => typeof path === 'string' && !path.includes('.'),
    )
    return named.map(([value, path]) => ({
      change: { ...valid, [choice]: value, [path as string]: null },
      field: path as string,
    }))
  },
}

function findings(literal: Pick, situation: Situation): readonly Finding[] {
  const found = picked(literal, situation)
  if (!found) return []
  return [
    ...found.wanted.flatMap((path) => demanded(path, situation)),
    ...(literal.clears ? [] : found.others.flatMap((path) => refused(path, situation))),
  ]
}
