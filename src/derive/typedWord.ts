import type { Entity, Row } from '#declare'

/** What must be typed to go on: the value of the field a declaration names, else the word itself. */
export const typedWord = (entity: Entity, word: string, row: Row | null | undefined): string =>
  word in entity.fields && row ? String(row[word] ?? '') : word
