import type { Field, Fields } from '#declare'

/** Whether whoever sees the record may download what the field holds; some files are handed out by an action alone. */
export const isHandedOut = ({ kind, givenBy }: Field): boolean => kind === 'file' && !givenBy

/** Whether any of these fields, or of their entries, is such a file. */
export const handsOut = (fields: Fields): boolean =>
  Object.values(fields).some(
    (field) => isHandedOut(field) || (field.kind === 'list' && handsOut(field.of as Fields)),
  )
