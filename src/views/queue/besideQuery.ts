import type { BesideOf, Entity, Jump, Row } from '#declare'
import { jumpTarget } from '#derive/jumpTarget.ts'
import type { Viewer } from '#derive/viewer.ts'
import { loadEntity } from '#resources/load.ts'
import { mayUse } from '../../authProvider/access.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'

/** A record that one judges by. */
export interface Led {
  readonly entity: string
  readonly id: number
}
/** So many others stand beside a record. */
export const OTHERS = 8

/** Where a field of a record leads; undefined where it is empty, or leads to no record. */
export function ledTo(entity: Entity, name: string, record: Row): Led | undefined {
  const field = entity.fields[name]
  const value = record[name]
  if (field?.kind === 'jump') return jumpTarget(value as Jump | null)
  return field?.to && typeof value === 'number' ? { entity: field.to, id: value } : undefined
}

/** What stands beside a record as it was read; `barred` where one may not read the entity. */
export type ReadBeside = readonly Row[] | { readonly barred: Entity }

/**
 * What is read beside a record; undefined where there is nothing to read. Asked ahead for the records that come next. What
 * one may not read is not asked for: a refusal goes into the audit log, and nobody but the desk tried.
 */
export function besideQuery(
  portal: PortalProvider,
  viewer: Viewer,
  entity: Entity,
  beside: BesideOf,
  record: Row,
): { readonly queryKey: readonly unknown[]; queryFn(): Promise<ReadBeside> } | undefined {
  const asRead = async (name: string, read: () => Promise<readonly Row[]>): Promise<ReadBeside> => {
    const other = await loadEntity(name)
    return mayUse(viewer, other, 'read') ? read() : { barred: other }
  }
  if ('record' in beside) {
    const led = ledTo(entity, beside.record, record)
    if (!led) return undefined
    return {
      queryKey: [led.entity, 'beside', led.id],
      queryFn: () =>
        asRead(led.entity, async () => [
          (await portal.getOne(led.entity, { id: led.id })).data as Row,
        ]),
    }
  }
  const filter: Row = { ...beside.where }
  for (const [key, name] of Object.entries(beside.by)) {
    const value = record[name]
    if (value === null || value === undefined || value === '') return undefined
    filter[key] = value
  }
  // Itself and one it leads to may be among them.
  const pagination = { page: 1, perPage: OTHERS + 2 }
  return {
    queryKey: [beside.list, 'beside', filter],
    queryFn: () =>
      asRead(beside.list, async () => {
        const sort = { field: 'id', order: 'DESC' as const }
        const { data } = await portal.getList(beside.list, { filter, pagination, sort })
        return data as readonly Row[]
      }),
  }
}
