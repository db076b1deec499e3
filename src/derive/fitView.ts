import type { Entity, Row } from '#declare'
import { alwaysMasked } from './alwaysMasked.ts'
import { type Filter, isProblem, readFilter } from './listFilter/readFilter.ts'
import { maskedFields, maskSituation, seesClear } from './maskedFields.ts'
import { masksOf } from './maskPlan.ts'
import type { ViewContents } from './savedView.ts'
import type { Asker } from './situation.ts'
import { pinsEnd } from './viewAddress.ts'

/** A view as somebody may use it today. */
export interface FittedView<V> {
  readonly view: V
  /** Fields left out because whoever asks may not read them. */
  readonly barred: readonly string[]
  /** Columns and filters left out because the declaration has them no more, as they were called. */
  readonly gone: readonly string[]
}

const standing = ['id', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy']

/**
 * What of a view holds for whoever asks, with the declaration of today: columns and filters on fields that are gone, or
 * that they may not read, are left out and named; a filter would tell what a mask hides. Conditions joined by and & or
 * go as a whole, since a part of them would find something else.
 */
export function fitView<V extends ViewContents>(
  entity: Entity,
  view: V,
  asker: Asker,
): FittedView<V> {
  const hidden = hiddenFields(entity, asker)
  const masked = new Set([...maskedFields(entity, asker), ...alwaysMasked(entity)])
  const barred = new Set<string>()
  const gone = new Set<string>()
  const stays = (name: string) => {
    if (name === pinsEnd) return true
    if (!isThere(entity, name)) gone.add(name)
    else if (hidden.has(name)) barred.add(name)
    else return true
    return false
  }
  const holds = (key: string, value: unknown) => {
    if (key === 'q') return true
    const read = readFilter(entity, key, value, { me: 1 })
    if (isProblem(read)) gone.add(key)
    else {
      const shut = fieldsOf(read).filter((name) => masked.has(name))
      for (const name of shut) barred.add(name)
      return shut.length === 0
    }
    return false
  }
  const columns = view.columns?.filter(stays) ?? null
  const filter: Row = Object.fromEntries(
    Object.entries(view.filter).filter(([key, value]) => holds(key, value)),
  )
  const { field } = view.sort
  const sorts = isThere(entity, field.split('.')[0] as string) && !masked.has(field)
  const usual = { field: 'id', order: 'DESC' } as const
  return {
    view: { ...view, filter, sort: sorts ? view.sort : usual, columns: usable(columns) },
    barred: [...barred],
    gone: [...gone],
  }
}

/** A list without any column tells nothing: it stands as declared. */
const usable = (columns: readonly string[] | null) => (columns?.length === 0 ? null : columns)

/** Fields of which whoever asks reads dots in every record. */
function hiddenFields(entity: Entity, asker: Asker): ReadonlySet<string> {
  if (asker.acting && asker.acting !== 'user') return new Set()
  // Neither somebody else's nor their own.
  const records = [{ createdBy: -1 }, { createdBy: asker.user?.id ?? -1 }]
  const shut = masksOf(entity).filter(
    (mask) =>
      !mask.list &&
      mask.keep === '' &&
      !mask.when &&
      !records.some((row) => seesClear(mask, maskSituation(entity, row, asker))),
  )
  return new Set(shut.map(({ field }) => field))
}

const isThere = (entity: Entity, name: string): boolean =>
  standing.includes(name) || name === entity.stateField || Object.hasOwn(entity.fields, name)

/** The fields a filter looks at. */
function fieldsOf(filter: Filter): readonly string[] {
  return 'field' in filter
    ? [filter.field.split('.')[0] as string]
    : filter.of.flat().flatMap(fieldsOf)
}
