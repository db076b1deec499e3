import type { Entity } from '#declare'

/** The field with the picture shown beside a record: that of the list, else the first one there is. */
export const pictureField = (entity: Entity): string | undefined =>
  firstOf(entity, entity.list.columns) ?? firstOf(entity, Object.keys(entity.fields))

const firstOf = ({ fields }: Entity, names: readonly string[]) =>
  names.find((name) => fields[name]?.kind === 'image')
