import { isEmpty } from '../compare.ts'
import { holds } from '../condition.ts'
import { valueAt } from '../path.ts'
import { addressOf, entriesOf, type Situation } from '../situation.ts'
import { oneOf } from './choose.ts'
import { circumstance } from './circumstance.ts'
import { demandFilled, refuseFilled } from './when.ts'
import type { Finding, Hint, Word } from './word.ts'

type Picked = string | null | readonly string[] | { readonly any: readonly string[] } | undefined
interface Pick {
  readonly pick: string
  readonly of: { readonly [choice: string]: Picked }
  readonly clears?: true
  readonly when?: object
}
const isAny = (named: Picked): named is { readonly any: readonly string[] } =>
  named !== null && typeof named === 'object' && 'any' in named
const asPaths = (named: Picked): readonly string[] =>
  named === null || named === undefined ? [] : isAny(named) ? named.any : [named].flat()

/**
 * What the choice asks for: fields that are `wanted`, one of `any`, and the `others`, which it does not name;
 * undefined while nothing is chosen.
 */
export function fieldsOfChoice(
  literal: Pick,
  situation: Situation,
): { wanted: readonly string[]; any: readonly string[]; others: readonly string[] } | undefined {
  const choice = valueAt(literal.pick, situation)
  if (isEmpty(choice)) return undefined
  const named = literal.of[choice as string]
  const paths = asPaths(named)
  const others = namedIn(literal.of).all.filter((path) => !paths.includes(path))
  return isAny(named) ? { wanted: [], any: paths, others } : { wanted: paths, any: [], others }
}

/** Exactly the fields that the choice names; the others are empty. */
export const pick: Word = {
  check: (given, situation) => {
    const literal = given as unknown as Pick
    return entriesOf(situation, pathsOf(literal)).flatMap((one) => findings(literal, one))
  },
  input: (given, situation) => {
    const literal = given as unknown as Pick
    const entries = entriesOf(situation, pathsOf(literal))
    return Object.fromEntries(entries.flatMap((one) => hints(literal, one)))
  },
  hides: (given) => namedIn((given as unknown as Pick).of).all,
  break: (given, _entity, valid) => {
    const { pick: choice, of, when } = given as unknown as Pick
    if (when) return []
    const named = Object.entries(of).filter(
      ([, path]) => typeof path === 'string' && !path.includes('.'),
    )
    return named.map(([value, path]) => ({
      change: { ...valid, [choice]: value, [path as string]: null },
      field: path as string,
    }))
  },
}

const pathsOf = ({ pick: path, of }: Pick) => [path, ...namedIn(of).all]

interface Named {
  readonly all: readonly string[]
  readonly inSome: readonly string[]
}
const named = new WeakMap<Pick['of'], Named>()

/** All paths that choices name, and those that some name and others do not; worked out once a declaration. */
function namedIn(of: Pick['of']): Named {
  const known = named.get(of)
  if (known) return known
  const each = Object.values(of).map(asPaths)
  const all = [...new Set(each.flat())]
  const found = { all, inSome: all.filter((path) => each.some((one) => !one.includes(path))) }
  named.set(of, found)
  return found
}

/**
 * By where the input stands: inside a list each entry has chosen for itself. While nothing is chosen no field is asked
 * for that only some choices name, unless it holds something.
 */
function hints(literal: Pick, situation: Situation): readonly (readonly [string, Hint])[] {
  if (holds(literal.when, situation) !== true) return []
  const found = fieldsOfChoice(literal, situation)
  const at = (path: string) => (situation.entry ? addressOf(situation, path) : path)
  const hidden =
    found?.others ?? namedIn(literal.of).inSome.filter((path) => isEmpty(valueAt(path, situation)))
  return [
    ...(found?.wanted ?? []).map((path) => [at(path), { required: true }] as const),
    ...hidden.map((path) => [at(path), { hidden: true }] as const),
  ]
}

function findings(literal: Pick, situation: Situation): readonly Finding[] {
  const found =
    holds(literal.when, situation) === true ? fieldsOfChoice(literal, situation) : undefined
  if (!found) return []
  const why = () => circumstance({ [literal.pick]: true }, situation)
  return [
    ...found.wanted.flatMap((path) => demandFilled(path, situation)),
    ...(found.any.length > 0 ? oneOf(found.any, situation) : []),
    ...(literal.clears ? [] : found.others.flatMap((path) => refuseFilled(path, situation, why))),
  ]
}
