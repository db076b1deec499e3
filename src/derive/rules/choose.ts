import { isEmpty } from '../compare.ts'
import { holds } from '../condition.ts'
import { valueAt } from '../path.ts'
import { addressOf, entriesOf, type Situation } from '../situation.ts'
import { formatLabel, joinLabels, labelOf } from './formatLabel.ts'
import type { Finding, Word } from './word.ts'

interface Choose {
  readonly choose: readonly string[]
  readonly least?: number
  readonly most?: number
  readonly when?: object
}

/** At least, at most one of these fields. */
export const choose: Word = {
  check: (given, situation) => {
    const literal = given as unknown as Choose
    return entriesOf(situation, literal.choose).flatMap((one) =>
      holds(literal.when, one) === true ? findings(literal, one) : [],
    )
  },
  break: (given, _entity, valid) => {
    const { choose: paths, least, when } = given as unknown as Choose
    const emptied = Object.fromEntries(paths.map((path) => [path, null]))
    return least && !when ? [{ change: { ...valid, ...emptied }, field: paths[0] as string }] : []
  },
}

/** Exactly one of them. */
export const oneOf = (paths: readonly string[], situation: Situation): readonly Finding[] =>
  findings({ choose: paths, least: 1, most: 1 }, situation)

function findings(
  { choose: paths, least = 0, most = paths.length }: Choose,
  situation: Situation,
): readonly Finding[] {
  const values = paths.map((path) => valueAt(path, situation))
  if (values.includes(undefined)) return []
  const filled = paths.filter((_, at) => !isEmpty(values[at]) && values[at] !== false)
  const names = joinLabels(paths.map((path) => labelOf(situation.entity, path, situation.entities)))
  if (filled.length < least)
    return [
      {
        field: addressOf(situation, paths[0] as string),
        message: formatLabel(['{names}须填写其中一项', 'Fill in one of {names}'], { names }),
      },
    ]
  const extra = filled.slice(most)
  return extra.map((path) => ({
    field: addressOf(situation, path),
    message: formatLabel(['{names}只能填写其中一项', 'Fill in only one of {names}'], { names }),
  }))
}
