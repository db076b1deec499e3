import type { Entity, Field, Label, Row } from '#declare'
import { type EditWay, editedInMany, type FieldEdit, isYesOrNo, waysOf } from '#derive/edit/ways.ts'
import { kinds } from '#widgets/kinds.ts'

/** One change as it stands in the form: its field and way, and the names its values have there. */
export interface Change {
  readonly key: string
  readonly field: string
  readonly way: EditWay
}

export const wayLabels: { readonly [W in EditWay]: Label } = {
  set: ['设为', 'Set to'],
  add: ['添加', 'Add'],
  remove: ['移除', 'Take out'],
  replace: ['查找替换', 'Find and replace'],
  shift: ['平移时间', 'Shift by'],
  empty: ['清空', 'Empty'],
}

/** Units a time is shifted by, the most usual first; a day knows no hours. */
export const unitsOf = (field: Field): { readonly [unit: string]: Label } => ({
  d: ['天', 'days'],
  w: ['周', 'weeks'],
  M: ['个月', 'months'],
  y: ['年', 'years'],
  ...(kinds[field.kind].is.time !== 'day' && {
    h: ['小时', 'hours'] as const,
    m: ['分钟', 'minutes'] as const,
  }),
})

/** The fields offered: those of the form, but for what the screen holds fast. */
export function offeredFields(entity: Entity, held: readonly string[]): readonly string[] {
  const inForm = new Set(entity.form.flatMap(([, , rows]) => rows.flat()))
  return editedInMany(entity).filter((name) => inForm.has(name) && !held.includes(name))
}

/** The fields whose text is looked through for words to be replaced, the longest written first. */
export const replacedIn = (entity: Entity, held: readonly string[]): readonly string[] =>
  offeredFields(entity, held)
    .filter((name) => waysOf(entity.fields[name]!).includes('replace'))
    .toSorted((a, b) => lengthOf(entity, b) - lengthOf(entity, a))

const lengths: readonly string[] = ['text', 'longText', 'richText']
const lengthOf = ({ fields }: Entity, name: string): number =>
  lengths.indexOf(fields[name]?.kind ?? '')

/** The ways offered for a field; of what is seen in part only, a new value or none. */
export const offeredWays = (field: Field, isMasked: boolean): readonly EditWay[] =>
  waysOf(field).filter((way) => !isMasked || way === 'set' || way === 'empty')

/** The names under which a change's values stand in the form. */
export const namesOf = (key: string) => ({
  ...{ value: `${key}value`, find: `${key}find`, by: `${key}by` },
  ...{ amount: `${key}amount`, unit: `${key}unit`, turn: `${key}turn` },
})

/** What is added or taken out is some of the values, whatever a record must hold. */
export const someOf = ({ min: _, max: __, required: ___, default: ____, ...field }: Field): Field =>
  field

/** Changes as the portal takes them. */
export const editsOf = (
  { fields }: Entity,
  changes: readonly Change[],
  values: Row,
): readonly FieldEdit[] =>
  changes.map(({ key, field, way }) => {
    const names = namesOf(key)
    if (way === 'empty') return { field, way }
    if (way === 'replace')
      return {
        field,
        way,
        find: String(values[names.find] ?? ''),
        value: String(values[names.by] ?? ''),
      }
    if (way === 'shift') {
      const { [names.turn]: turn = '+', [names.amount]: amount, [names.unit]: unit = 'd' } = values
      return { field, way, value: `${turn}${amount}${unit}` }
    }
    // A switch nobody touched says no.
    const untouched = isYesOrNo(fields[field]!) ? false : null
    return { field, way, value: values[names.value] ?? untouched }
  })
