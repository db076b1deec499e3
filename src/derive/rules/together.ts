import { isEmpty } from '../compare.ts'
import { valueAt } from '../path.ts'
import { addressOf, entriesOf } from '../situation.ts'
import { formatLabel, joinLabels, labelOf } from './formatLabel.ts'
import type { Word } from './word.ts'

/** All of these fields or none of them. */
export const together: Word = {
  check: ({ together: given }, situation) => {
    const paths = given as readonly string[]
    return entriesOf(situation, paths).flatMap((one) => {
      const filled = paths.filter((path) => !isEmpty(valueAt(path, one)))
      if (filled.length === 0 || filled.length === paths.length) return []
      const names = joinLabels(paths.map((path) => labelOf(one.entity, path, one.entities)))
      const missing = paths.filter((path) => !filled.includes(path))
      return missing.map((path) => ({
        field: addressOf(one, path),
        message: formatLabel(['{names}须同时填写或同时留空', 'Fill in all of {names}, or none'], {
          names,
        }),
      }))
    })
  },
  input: ({ together: given }, situation) => {
    const paths = given as readonly string[]
    const some = paths.some((path) => !isEmpty(valueAt(path, situation)))
    return some ? Object.fromEntries(paths.map((path) => [path, { required: true }])) : {}
  },
  break: ({ together: given }, _entity, valid) => {
    const [first, ...rest] = given as readonly string[]
    const emptied = Object.fromEntries(rest.map((path) => [path, null]))
    return isEmpty(valid[first as string])
      ? []
      : [{ change: { ...valid, ...emptied }, field: rest[0] as string }]
  },
}
