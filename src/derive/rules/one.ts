import type { Row } from '#declare'
import { calledOf } from '../calledOf.ts'
import { butSelf, counts, plainWhere, scopeOf } from '../others.ts'
import { valueAt } from '../path.ts'
import type { Situation } from '../situation.ts'
import { scopeSaid } from './circumstance.ts'
import { formatLabel, joinLabels, labelOf } from './formatLabel.ts'
import type { Word } from './word.ts'

export interface One {
  readonly one: string
  readonly per?: readonly string[]
  readonly where?: object
  readonly takesOver?: true
  readonly exactly?: true
}

/** The other records of the scope that bear the mark. */
export function bearersOf(literal: One, situation: Situation): readonly Row[] | undefined {
  const scope = scopeOf(literal.per ?? [], situation)
  const where = plainWhere(literal.where, situation)
  if (!scope || !where) return undefined
  const all = { ...where, ...scope, [literal.one]: true, ...butSelf(situation) }
  return situation.ask({ ask: 'rows', of: situation.entity.name, where: all, limit: 5 }) as
    | Row[]
    | undefined
}

/** One marked record per scope; where the new one takes it over, the portal clears the old mark. */
export const one: Word = {
  check: (given, situation) => {
    const literal = given as unknown as One
    if (
      literal.takesOver ||
      valueAt(literal.one, situation) !== true ||
      counts(literal.where, situation) !== true
    )
      return []
    const others = bearersOf(literal, situation) ?? []
    if (others.length === 0) return []
    const { entity } = situation
    const titles = others.map((row) => calledOf(entity, row))
    const blanks = {
      label: labelOf(entity, literal.one),
      scope: scopeSaid(literal.per ?? [], situation),
      names: joinLabels(titles.map((title) => [title, title])),
    }
    return [
      {
        field: literal.one,
        message: formatLabel(
          ['{scope}已有一条“{label}”：{names}', 'There is one already{scope} ({label}): {names}'],
          blanks,
        ),
      },
    ]
  },
}
