import type { Entity, Row } from '#declare'
import { nothingKnown } from '../nothingKnown.ts'
import { plainWhere } from '../others.ts'
import { offersOf } from '../rules/offered.ts'
import { both, filterFor } from './filterFor.ts'

/** What a picker asks for beside the words that are typed. */
export interface Picking {
  /** What the rules of the record that is filled in say of what it may point at. */
  readonly where?: Row | undefined
  /** Only what the target itself offers: for whoever is to point at it, not for whoever looks for what does. */
  readonly offered?: boolean | undefined
  /** ISO 8601 with +08:00. */
  readonly now: string
}

/** The filter of a picker on the list of its target: exactly what rules take; null where they take none of its records. */
export function pickFilter(target: Entity, { where = {}, offered, now }: Picking): Row | null {
  return filterFor(target, both([where, ...(offered ? offersAt(target, now) : [])]))
}

const offersAt = (target: Entity, now: string): readonly Row[] => {
  const alone = {
    ...{ entity: target, entities: new Map(), before: null, after: {}, now },
    ...nothingKnown,
  }
  return offersOf(target).map(([, { offered }]) => plainWhere(offered as object, alone) ?? {})
}
