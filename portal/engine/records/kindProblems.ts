import type { Fields, Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import { kinds } from '#widgets/kinds.ts'
import { isRow } from './entryKeys.ts'

/** Values that are not of their field's kind, such as text in a number; nothing else is looked at. */
export function kindProblems(fields: Fields, sent: Row, at = ''): Problem[] {
  return Object.entries(sent).flatMap(([name, value]) => {
    const field = fields[name]
    if (!field || field.kind === 'count' || field.kind === 'computed') return []
    const kind = kinds[field.kind]
    if (value === null || kind.isEmpty(value)) return []
    const own = kind.check(value, field).map((message) => ({ field: at + name, message }))
    return [...own, ...entryProblems(field.of as Fields, field.kind, value, `${at}${name}.`)]
  })
}

function entryProblems(of: Fields, kind: string, value: unknown, at: string): Problem[] {
  if (kind !== 'list' || !Array.isArray(value)) return []
  return value.flatMap((entry, index) =>
    isRow(entry) ? kindProblems(of, entry, `${at}${index}.`) : [],
  )
}
