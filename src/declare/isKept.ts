import type { Field, Fields } from './field.ts'

/** Whether only the portal or the app writes this field. */
export const isKept = (field: Field): boolean =>
  field.readOnly === true || field.kind === 'count' || field.kind === 'computed'

/** The names of the fields that people fill in. */
export const editable = (fields: Fields) =>
  Object.entries(fields)
    .filter(([, field]) => !isKept(field))
    .map(([name]) => name)
