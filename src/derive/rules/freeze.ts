import type { Label, Row } from '#declare'
import { same } from '../compare.ts'
import { holds } from '../condition.ts'
import { asItStands, type Situation } from '../situation.ts'
import { isWho } from '../who.ts'
import { formatLabel, labelOf } from './formatLabel.ts'
import { stillFrozen, whyFrozen } from './whyFrozen.ts'
import type { Whoever, Word } from './word.ts'

/** The fields a literal names, or all but those it names. */
export function fieldsOf(named: unknown, { entity }: Pick<Situation, 'entity'>): readonly string[] {
  if (Array.isArray(named)) return named
  const but = (named as { readonly allBut: readonly string[] }).allBut.map(
    (path) => path.split('.')[0],
  )
  return Object.keys(entity.fields).filter((field) => !but.includes(field))
}

/** Whether a field or a part of one (`period.start`) says something else than before. */
export function isChanged(
  path: string,
  { before, after }: Pick<Situation, 'before' | 'after'>,
): boolean {
  const part = (row: Row | null) =>
    path.split('.').reduce<unknown>((value, key) => (value as Row | null | undefined)?.[key], row)
  const [head, ...rest] = path.split('.') as [string, ...string[]]
  if (!Array.isArray(after[head]) || rest.length === 0) return !same(part(before), part(after))
  const column = (row: Row | null) =>
    ((row?.[head] ?? []) as Row[]).map((entry) => [entry._key, entry[rest[0] as string]])
  return !same(column(before), column(after))
}

const isFrozen = ({ once, unless }: Row, situation: Situation): boolean =>
  situation.before !== null &&
  holds(once as object, asItStands(situation)) === true &&
  !(unless && isWho(unless as Whoever, situation))

/** Fields that cannot change, from creation on or once a condition holds. */
export const freeze: Word = {
  check: (literal, situation) => {
    if (!isFrozen(literal, situation)) return []
    const changed = fieldsOf(literal.freeze, situation).filter((path) => isChanged(path, situation))
    return changed.map((path) => {
      const label = labelOf(situation.entity, path, situation.entities)
      const said = literal.say as Label | undefined
      const message = said
        ? formatLabel(['{label}：{said}', '{label}: {said}'], { label, said })
        : stillFrozen(literal.once, label, situation)
      return { field: path, message }
    })
  },
  input: (literal, situation) => {
    if (!isFrozen(literal, situation)) return {}
    const disabled = (literal.say as Label | undefined) ?? whyFrozen(literal.once, situation)
    return Object.fromEntries(
      fieldsOf(literal.freeze, situation).map((path) => [path, { disabled }]),
    )
  },
  break: ({ freeze: named, once }, entity, valid) =>
    once
      ? []
      : fieldsOf(named, { entity }).flatMap((path) => {
          const other = otherThan(valid[path])
          return other === undefined
            ? []
            : [{ before: valid, change: { [path]: other }, field: path }]
        }),
}

/** Another value of the same type, where one can be made up. */
export function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return typeof value === 'string' && /^[A-Z]\w*$/i.test(value) ? `${value}X` : undefined
}
