import type { Entity } from '#declare'

/** Fields at the top of a record that nobody sees in clear, whatever their rights: an order or a part would spell them out. */
export const alwaysMasked = (entity: Entity): readonly string[] =>
  Object.values(entity.rules)
    .flat()
    .filter(({ mask, unless, when }) => mask !== undefined && !unless && !when)
    .flatMap(({ mask }) => mask as readonly string[])
