import type { Field, Kind, KindName } from '#declare'
import { isMissing } from '../kind/isBlank.ts'

/**
 * The kind a computed field reads as: the one it says, a reference or a choice where it says of what, else text. Every
 * other field reads as what it is.
 */
export const readAs = ({ kind, as, to, of }: Field): KindName => {
  if (kind !== 'computed') return kind
  if (as && as !== 'computed') return as
  return to ? 'ref' : of ? 'choice' : 'text'
}

/** Whether a computed field is written down by a named function, and so has columns of its own. */
const isKept = (field: Field): boolean =>
  typeof field.from === 'object' && field.from !== null && 'by' in field.from

/**
 * A value worked out from others, read as the kind `as` says. It has columns only where a named function writes it
 * (`from: { by }`); an expression is worked out on reading. Takes the other kinds.
 */
export const computedOf = (kindOf: (name: KindName) => Kind): Kind<unknown> => {
  const of = (field: Field) => kindOf(readAs(field))
  return {
    name: 'computed',
    is: {},
    columns: (name, field) => (isKept(field) ? of(field).columns(name, field) : []),
    toColumns: (value, field) => (isKept(field) ? of(field).toColumns(value, field) : []),
    fromColumns: (columns, field) =>
      columns.length > 0 ? of(field).fromColumns(columns, field) : null,
    isEmpty: isMissing,
    check: (value, field) => (field.as ? of(field).check(value, field) : []),
    plain: (value, field, language) =>
      field.as ? of(field).plain(value, field, language) : loose(value),
    // What a given field allows is `filtersOf(field)`.
    filters: ['is', 'range', 'contains'],
    sortable: true,
    sample: (field, seed) => of(field).sample(field, seed),
    broken: (field) => (field.as ? of(field).broken(field) : []),
  }
}

const loose = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)
