import type { Label } from '#declare'
import { isEmpty, order, same } from '../compare.ts'
import { holds } from '../condition.ts'
import { valueAt } from '../path.ts'
import { addressOf, asItStands } from '../situation.ts'
import { formatLabel, labelOf, plainly } from './formatLabel.ts'
import type { Word } from './word.ts'

type Direction = 'up' | 'down' | 'add'
const messages: { readonly [D in Direction]: Label } = {
  up: ['{label}只能增大，不能低于 {value}', '{label} may only rise, not below {value}'],
  down: ['{label}只能减小，不能高于 {value}', '{label} may only fall, not above {value}'],
  add: ['{label}只能增加，不能去掉已有的', '{label} may only be added to, nothing taken out'],
}
const goesOn: { readonly [D in Direction]: (before: unknown, after: unknown) => boolean } = {
  up: (before, after) => !isEmpty(after) && order(before, after) <= 0,
  down: (before, after) => !isEmpty(after) && order(before, after) >= 0,
  add: (before, after) =>
    [before].flat().every((one) => [after].flat().some((other) => same(one, other))),
}

/** A field that may only rise, fall or be added to. */
export const oneWay: Word = {
  check: ({ oneWay: path, only, once }, situation) => {
    const standing = asItStands(situation)
    if (!situation.before || holds(once as object, standing) !== true) return []
    const [before, after] = [valueAt(path as string, standing), valueAt(path as string, situation)]
    if (isEmpty(before) || goesOn[only as Direction](before, after)) return []
    const blanks = {
      label: labelOf(situation.entity, path as string),
      value: plainly(situation.entity, path as string, before),
    }
    return [
      {
        field: addressOf(situation, path as string),
        message: formatLabel(messages[only as Direction], blanks),
      },
    ]
  },
  break: ({ oneWay: path, only, once }, _entity, valid) => {
    const value = valid[path as string]
    if (once || typeof value !== 'number' || only === 'add') return []
    return [
      {
        before: valid,
        change: { [path as string]: only === 'up' ? value - 1 : value + 1 },
        field: path as string,
      },
    ]
  },
}
