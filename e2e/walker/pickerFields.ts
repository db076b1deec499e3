import type { Entity, Field, Fields, Literal } from '#declare'
import { literalsOf } from '#derive/literalsOf.ts'
import { perEntity } from '#derive/perEntity.ts'

export const pickerKinds: readonly string[] = ['ref', 'refs', 'parent', 'jump']

/** Whether a form of the entity has records to be picked, itself or in the entries of a list. */
export const holdsPicker = ({ fields }: Pick<Entity, 'fields'>): boolean =>
  Object.values(fields).some(isPicker)

const isPicker = ({ kind, of }: Field): boolean =>
  pickerKinds.includes(kind) || (kind === 'list' && holdsPicker({ fields: of as Fields }))

/** Whether what is chosen at an input may bring a picker, take it away, or change what it offers. */
export function leadsToPickers(entity: Entity, source: string): boolean {
  const [name = '', , inner] = source.split('.')
  return leading(entity).has(inner ?? name)
}

/** What a picker follows from, and what that follows from in its turn. */
const leading = perEntity((entity): ReadonlySet<string> => {
  const fields = allFields(entity.fields)
  const speaking = [
    ...literalsOf(entity).flatMap(({ literal }) => (isOfForm(literal) ? [wordsOf(literal)] : [])),
    // A field says itself of which others it offers, as the modules of a subject.
    ...fields.map(([name, field]) => new Set([name, ...wordsOf(field)])),
  ]
  const met = new Set(fields.flatMap(([name, field]) => (isPicker(field) ? [name] : [])))
  for (let size = 0; size < met.size; ) {
    size = met.size
    for (const words of speaking)
      if ([...met].some((one) => words.has(one)))
        for (const [name, { kind }] of fields)
          if (turned.includes(kind) && words.has(name)) met.add(name)
  }
  return met
})

/** Kinds of input that are turned from one option to the next. */
const turned: readonly string[] = ['choice', 'choices', 'boolean', 'code', 'json', ...pickerKinds]

/** The fields of an entity and of the entries of its lists. */
const allFields = (fields: Fields): readonly (readonly [string, Field])[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    [name, field] as const,
    ...(field.kind === 'list' ? allFields(field.of as Fields) : []),
  ])

/** What is said of records that are saved changes no form: whether they are shown, who moves them, what is like others. */
const isOfForm = (literal: Literal): boolean => !saved.some((word) => word in literal)
const saved: readonly string[] = [
  ...[
    'shown',
    'from',
    'may',
    'move',
    'unique',
    'order',
    'mask',
    'mark',
    'remove',
    'freeze',
    'lock',
  ],
  ...['limit', 'compare', 'number', 'ledger', 'cap', 'at', 'leave'],
]

/** Every name in it, `period` of `period.camp` and `items` of `items#some` too. */
const wordsOf = (said: unknown): ReadonlySet<string> =>
  new Set(JSON.stringify(said).match(/(?<=")[A-Za-z]\w*/g) ?? [])
