import { type Entity, isKept } from '#declare'

const texts: readonly string[] = ['text', 'longText', 'richText']

/** Whether there is anything to find and replace in records of an entity, beside what their screen holds fast. */
export const hasTexts = ({ fields }: Entity, held: readonly string[]): boolean =>
  Object.entries(fields).some(
    ([name, field]) => !held.includes(name) && !isKept(field) && texts.includes(field.kind),
  )
