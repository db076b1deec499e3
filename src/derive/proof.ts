import type { Entity } from '#declare'
import { movesMoney } from './payment.ts'

/** Whether a deed is done only by somebody who has just said anew who they are: what is declared so, and what moves money. */
export const asksProof = (entity: Entity, deed: string): boolean =>
  (entity.proves?.includes(deed) ?? false) || movesMoney(entity, deed)
