import { literalsOf } from './literalsOf.ts'
import { perEntity } from './perEntity.ts'

/** Whether a rule that only the portal can judge may lock all of a record to somebody who may change others. */
export const isEverLocked: (entity: Parameters<typeof literalsOf>[0]) => boolean = perEntity(
  (entity) => literalsOf(entity).some(({ literal }) => literal.locks === true),
)
