import { isEmpty } from '../compare.ts'
import { butSelf } from '../others.ts'
import { valueAt } from '../path.ts'
import { scopeSaid } from './circumstance.ts'
import { formatLabel } from './formatLabel.ts'
import type { Word } from './word.ts'

/** One record in all, or one for each value of a field. */
export const singleton: Word = {
  check: ({ singleton: given }, situation) => {
    const { entity } = situation
    const field = given === true ? undefined : (given as string)
    const value = field && valueAt(field, situation)
    if (situation.removing || (field && isEmpty(value))) return []
    const where = { ...(field && { [field]: value }), ...butSelf(situation) }
    if (!Number(situation.ask({ ask: 'count', of: entity.name, where }) ?? 0)) return []
    const blanks = { label: entity.label, scope: scopeSaid(field ? [field] : [], situation) }
    return field
      ? [
          {
            field,
            message: formatLabel(
              ['{scope}已有{label}', 'There is a {label}{scope} already'],
              blanks,
            ),
          },
        ]
      : [
          {
            field: '_',
            message: formatLabel(['{label}只能有一条', 'There can be only one {label}'], blanks),
          },
        ]
  },
}
