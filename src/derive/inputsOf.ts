import { type Entity, type Field, isKept, type Row, wordOf } from '#declare'
import type { Circumstances } from './checkRecord.ts'
import { filtersOf } from './filters.ts'
import { literalsOf } from './literalsOf.ts'
import { plainWhere } from './others.ts'
import { ruleWords } from './rules/index.ts'
import { offersOf } from './rules/offered.ts'
import type { Hint, Hints } from './rules/word.ts'
import type { Situation } from './situation.ts'

/** What rules do to the inputs of a form for the values it shows now, by field; inside lists by path (`items.goods`). */
export function inputsOf(entity: Entity, row: Row, circumstances: Circumstances): Hints {
  const situation: Situation = { ...circumstances, entity, after: row }
  const hints = [
    Object.fromEntries(
      Object.entries(entity.fields).flatMap(([name, field]) => fieldHint(name, field, situation)),
    ),
    ...literalsOf(entity).map(
      ({ literal }) => ruleWords[wordOf(literal)].input?.(literal, situation) ?? {},
    ),
  ]
  return hints.reduce(merged, {})
}

/** What the declaration itself says of the field, and what the target of a reference says about being picked. */
function fieldHint(
  name: string,
  field: Field,
  situation: Situation,
): readonly (readonly [string, Hint])[] {
  const target = field.to && field.kind !== 'parent' ? situation.entities.get(field.to) : undefined
  const offers = target
    ? offersOf(target).flatMap(([, { offered }]) =>
        filterable(target, plainWhere(offered as object, situation) ?? {}),
      )
    : []
  const hint: Hint = {
    ...(field.required && { required: true }),
    ...(isKept(field) && { disabled: ['由系统维护', 'Kept by the portal'] as const }),
    ...(offers.length > 0 && { picker: Object.assign({}, ...offers) as Row }),
  }
  return Object.keys(hint).length > 0 ? [[name, hint]] : []
}

/** The part of an offer that a list can be filtered by; what is picked is held against the whole of it. */
function filterable(target: Entity, offer: Row): readonly Row[] {
  const plain = Object.entries(offer).filter(
    ([name, test]) =>
      filtersOf(target, name).includes('is') && (Array.isArray(test) || typeof test !== 'object'),
  )
  return plain.length > 0 ? [Object.fromEntries(plain)] : []
}

function merged(all: Hints, more: Hints): Hints {
  const names = Object.keys(more)
  return {
    ...all,
    ...Object.fromEntries(names.map((name) => [name, joined(all[name] ?? {}, more[name] ?? {})])),
  }
}

/** Two rules about one field: what either demands, forbids or narrows holds; the first reason stands. */
const joined = (one: Hint, other: Hint): Hint => ({
  ...other,
  ...one,
  ...(one.allowed &&
    other.allowed && { allowed: one.allowed.filter((choice) => other.allowed?.includes(choice)) }),
  ...((one.picker || other.picker) && { picker: { ...one.picker, ...other.picker } }),
})
