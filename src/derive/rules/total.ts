import type { Value } from '#declare'
import { isEmpty } from '../compare.ts'
import { evaluate } from '../expression.ts'
import { butSelf, counts, plainWhere, scopeOf } from '../others.ts'
import { valueAt } from '../path.ts'
import { addressOf } from '../situation.ts'
import { scopeSaid } from './circumstance.ts'
import { formatLabel, labelOf, plainly } from './formatLabel.ts'
import type { Word } from './word.ts'

/** A sum over the records of a scope stays within two bounds. */
export const total: Word = {
  check: (literal, situation) => {
    const path = literal.total as string
    if (counts(literal.where as object, situation) !== true) return []
    const scope = scopeOf(literal.per as string[], situation)
    const where = plainWhere(literal.where as object, situation)
    if (!scope || !where) return []
    const others = situation.ask({
      ask: 'sum',
      of: situation.entity.name,
      field: path,
      where: { ...where, ...scope, ...butSelf(situation) },
    })
    if (others === undefined) return []
    const sum = Number(others ?? 0) + Number(valueAt(path, situation) ?? 0)
    const [least, most] = (literal.between as [Value, Value]).map((bound) =>
      evaluate(bound, situation),
    )
    const below = !isEmpty(least) && sum < Number(least)
    const above = !isEmpty(most) && sum > Number(most)
    if (!below && !above) return []
    const { entity } = situation
    const blanks = {
      label: labelOf(entity, path),
      scope: scopeSaid(literal.per as string[], situation),
      value: plainly(entity, path, sum),
      limit: plainly(entity, path, below ? least : most),
    }
    const message = below
      ? formatLabel(
          [
            '{scope}{label}合计为 {value}，不能低于 {limit}',
            '{label} would add up to {value}{scope}, the least is {limit}',
          ],
          blanks,
        )
      : formatLabel(
          [
            '{scope}{label}合计为 {value}，不能超过 {limit}',
            '{label} would add up to {value}{scope}, the most is {limit}',
          ],
          blanks,
        )
    return [{ field: addressOf(situation, path), message }]
  },
}
