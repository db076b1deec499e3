import type { Entity, Row, Screen } from '#declare'
import { filtersOf } from '#derive/filters.ts'
import type { Desk } from '../desk.ts'
import type { Found } from '../records.ts'
import type { Here } from '../step.ts'
import { countRows } from './rows.ts'

/** Filters by a value that occurs, as an address does: some record is shown then. */
export async function filterBy(
  here: Here,
  desk: Desk,
  entity: Entity,
  screen: Screen,
  name: string,
  list: readonly Found[],
  given: Row = {},
): Promise<void> {
  // Of what is hidden in part the whole is not known here.
  const row = list.find((one) => !isBlank(one[name]) && !/[*•]{2}/.test(String(one[name])))
  const filter = row && filterFor(entity, name, row[name])
  if (!filter) return
  await desk.go(
    `${screen.path}?filter=${encodeURIComponent(JSON.stringify({ ...given, ...filter }))}`,
  )
  await countRows(here, desk, screen, `filter ${JSON.stringify(filter)}`)
}

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

/** The filter that finds a record by what it holds in a field. */
function filterFor(entity: Entity, name: string, value: unknown): Row | undefined {
  const [way] = filtersOf(entity, name)
  if (way === 'contains') return { [`${name}_q`]: String(value).slice(0, 4).trim() }
  if (way === 'range' && typeof value !== 'object')
    return { [`${name}_gte`]: value, [`${name}_lte`]: value }
  if (way === 'has' && Array.isArray(value)) return { [name]: value[0] }
  if (way === 'overlaps' && typeof value === 'object') return overlapping(value as Row, name)
  return way === 'is' && typeof value !== 'object' ? { [name]: value } : undefined
}
const overlapping = ({ start, end }: Row, name: string): Row | undefined =>
  start || end ? { [`${name}_gte`]: start ?? end, [`${name}_lte`]: end ?? start } : undefined
