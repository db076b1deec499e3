import type { Entity, Field, Fields } from '#declare'

/** The field an input of a form stands for: `items.2.goods` is the field `goods` of the list `items`. */
export function fieldAt(entity: Entity, source: string): Field | undefined {
  const [name = '', , inner] = source.split('.')
  const field = entity.fields[name]
  return inner && field?.kind === 'list' ? (field.of as Fields)[inner] : field
}
