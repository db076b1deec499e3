import { type Entity, type Field, isKept, type Row, wordOf } from '#declare'
import type { Circumstances } from './checkRecord.ts'
import { both } from './listFilter/filterFor.ts'
import { literalsOf } from './literalsOf.ts'
import { perEntity } from './perEntity.ts'
import { ruleWords } from './rules/index.ts'
import type { Hint, Hints } from './rules/word.ts'
import type { Situation } from './situation.ts'

/** What rules do to the inputs of a form for the values it shows now, by field; inside lists by path (`items.goods`). */
export function inputsOf(entity: Entity, row: Row, circumstances: Circumstances): Hints {
  const situation: Situation = { ...circumstances, entity, after: row }
  const hints = { ...saidOf(entity) }
  for (const literal of hinting(entity))
    mergeInto(hints, ruleWords[wordOf(literal)].input?.(literal, situation) ?? {})
  return hints
}

/** Which fields have no input for the values a record holds, of those that any rule ever hides. */
export function hiddenInputs(situation: Situation): ReadonlySet<string> {
  const hidden = new Set<string>()
  for (const literal of hiding(situation.entity).literals) {
    const hints = ruleWords[wordOf(literal)].input?.(literal, situation) ?? {}
    for (const [name, hint] of Object.entries(hints)) if (hint.hidden) hidden.add(name)
  }
  return hidden
}

/** Whether any rule ever hides the input of a field. */
export const isEverHidden = (entity: Entity, name: string): boolean =>
  hiding(entity).fields.has(name)

const hiding = perEntity((entity) => {
  const all = literalsOf(entity).flatMap(({ literal }) => {
    const paths = ruleWords[wordOf(literal)].hides?.(literal) ?? []
    return paths.length > 0 ? [{ literal, paths }] : []
  })
  return {
    literals: all.map(({ literal }) => literal),
    fields: new Set(all.flatMap(({ paths }) => paths)),
  }
})

/** What holds whatever the record is. */
const saidOf = perEntity((entity): Hints => {
  const fields = Object.entries(entity.fields)
  const hints = Object.fromEntries(fields.flatMap(([name, field]) => fieldHint(name, field)))
  mergeInto(hints, uploadHints(entity))
  return hints
})

/** The literals that say something of inputs. */
const hinting = perEntity((entity) =>
  literalsOf(entity).flatMap(({ literal }) => (ruleWords[wordOf(literal)].input ? [literal] : [])),
)

/** What the declaration itself says of the field. */
function fieldHint(name: string, field: Field): readonly (readonly [string, Hint])[] {
  const hint: Hint = {
    ...(field.required && { required: true }),
    ...(isKept(field) && { disabled: ['由系统维护', 'Kept by the portal'] as const }),
  }
  return Object.keys(hint).length > 0 ? [[name, hint]] : []
}

/** The name and the size of a file are its own: whatever was typed there would be replaced after the upload. */
const uploadHints = ({ fields }: Entity): Hints =>
  Object.fromEntries(
    Object.values(fields)
      .flatMap(({ fills }) => [fills?.name, fills?.size])
      .flatMap((name) => (name ? [[name, { disabled: filledByUpload }]] : [])),
  )
const filledByUpload = ['上传后自动填写', 'Filled in from the upload'] as const

function mergeInto(all: { [field: string]: Hint }, more: Hints): void {
  for (const [name, hint] of Object.entries(more)) all[name] = joined(all[name] ?? {}, hint)
}

/** Two rules about one field: what either demands, forbids or narrows holds; the first reason stands. */
const joined = (one: Hint, other: Hint): Hint => ({
  ...other,
  ...one,
  ...(one.allowed &&
    other.allowed && { allowed: one.allowed.filter((choice) => other.allowed?.includes(choice)) }),
  ...((one.picker || other.picker) && { picker: both([one.picker ?? {}, other.picker ?? {}]) }),
  ...(one.types &&
    other.types && { types: one.types.filter((type) => other.types?.includes(type)) }),
})
