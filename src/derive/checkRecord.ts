import { type Entity, type Field, type Fields, isKept, type Label, type Row } from '#declare'
import { kinds } from '#widgets/kinds.ts'
import { guardProblems } from './guardProblems.ts'
import type { Problem } from './problem.ts'
import { valueProblems } from './ruleProblems.ts'
import { fillInBy, formatLabel } from './rules/formatLabel.ts'
import { offeredProblems } from './rules/offered.ts'
import type { Situation } from './situation.ts'

/** What else is known where a record is checked; a form knows little, the portal everything. */
export type Circumstances = Omit<Situation, 'entity' | 'after'>

/**
 * Everything that is wrong with a record, at once and in a stable order: required fields, what each kind says of its
 * value, list entries (`items.2.goods`), then the rules. The same in form and portal; what would need records that
 * are not known here is left out.
 */
export function checkRecord(entity: Entity, row: Row, circumstances: Circumstances): Problem[] {
  const situation: Situation = { ...circumstances, entity, after: row }
  const fields = fieldProblems(entity.fields, row)
  const wrong = new Set(fields.map(({ field }) => field))
  const rules = [
    ...guardProblems(situation),
    ...valueProblems(situation),
    ...offeredHere(situation),
  ]
  return [...fields, ...rules.filter(({ field }) => !wrong.has(field))]
}

const offeredHere = (situation: Situation): Problem[] =>
  offeredProblems(situation).flatMap(({ warn, ...problem }) => (warn ? [] : [problem]))

/** What can be told from a field and its value alone: that it is missing, or what its kind finds. */
export function fieldProblems(fields: Fields, row: Row, at = ''): Problem[] {
  const found: Problem[] = []
  // Records have dozens of fields, and a list thousands of records: nothing is built where nothing is wrong.
  for (const name in fields) {
    const field = fields[name] as Field
    if (isKept(field) && field.kind !== 'list') continue
    const value = row[name]
    const kind = kinds[field.kind]
    if (kind.isEmpty(value)) {
      if (missing(field)) found.push({ field: at + name, message: fillIn(field) })
      continue
    }
    for (const message of kind.check(value, field)) found.push({ field: at + name, message })
    if (field.kind === 'list') found.push(...entryProblems(field, value, `${at}${name}.`))
  }
  return found
}

/** The portal puts an order at its end, and an empty switch is off. */
const missing = (field: Field): boolean =>
  field.required === true && field.kind !== 'order' && field.kind !== 'boolean'
const fillIn = (field: Field): Label => formatLabel(fillInBy(field), { label: field.label })

function entryProblems(field: Field, value: unknown, at: string): Problem[] {
  if (field.kind !== 'list' || !Array.isArray(value)) return []
  return value.flatMap((entry, index) =>
    typeof entry === 'object' && entry !== null
      ? fieldProblems(field.of as Fields, entry as Row, `${at}${index}.`)
      : [],
  )
}
