import type { FieldErrors, Resolver } from 'react-hook-form'
import type { Row } from '#declare'
import type { Problem } from '#derive/problem.ts'

/** The checks of a record as react-hook-form wants them: each problem at its field, list entries in their place. */
export function resolverOf(problemsOf: (values: Row) => readonly Problem[]): Resolver<Row> {
  return (values) => {
    const problems = problemsOf(values).filter(({ field }) => field !== '_')
    if (problems.length === 0) return { values, errors: {} }
    return { values: {}, errors: errorsOf(problems) as FieldErrors<Row> }
  }
}

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
