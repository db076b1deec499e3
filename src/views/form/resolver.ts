import type { FieldErrors, Resolver } from 'react-hook-form'
import type { Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import type { Situation } from '#derive/situation.ts'
import { hintsOf, problemsOf } from './rules.ts'
import { withoutUnseen } from './withoutUnseen.ts'

/** The checks of a record as react-hook-form wants them: each problem at its field, list entries in their place. */
export function resolverOf(seen: (values: Row) => Situation): Resolver<Row> {
  return (typed) => {
    const found = problemsAt(seen(typed))
    if (found.length === 0) return { values: typed, errors: {} }
    const values = withoutUnseen(typed, found, hintsOf(seen(typed)))
    const problems = values === typed ? found : problemsAt(seen(values))
    if (problems.length === 0) return { values, errors: {} }
    return { values: {}, errors: errorsOf(problems) as FieldErrors<Row> }
  }
}

const problemsAt = (situation: Situation): readonly Problem[] =>
  problemsOf(situation).filter(({ field }) => field !== '_')

type Tree = { [key: string]: unknown }

/** `items.2.goods` stands at `errors.items[2].goods`; of several problems of one field the first is said. */
function errorsOf(problems: readonly Problem[]): Tree {
  const errors: Tree = {}
  for (const { field, message } of problems) {
    const path = field.split('.')
    const last = path.pop()!
    let at = errors
    for (const [index, key] of path.entries()) {
      const list = /^\d+$/.test(path[index + 1] ?? last)
      at[key] ??= list ? [] : {}
      at = at[key] as Tree
    }
    at[last] ??= { type: 'rule', message }
  }
  return errors
}
