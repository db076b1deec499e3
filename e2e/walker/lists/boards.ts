import type { Entity, Row, Screen } from '#declare'
import { handOrderOf } from '#derive/handOrder.ts'
import type { Desk } from '../desk.ts'
import { recordsOf } from '../records.ts'
import type { Here } from '../step.ts'
import { exportAll } from './exports.ts'
import { filterBy } from './filters.ts'
import { countRows } from './rows.ts'
import { select } from './select.ts'

/** A board or a tree, where there are several the one the newest record stands on: its rows, filters, selection, export. */
export async function walkBoard(
  here: Here,
  desk: Desk,
  entity: Entity,
  screen: Screen,
): Promise<void> {
  const fixed = (entity.fixed[screen.path] ?? {}) as Row
  const [any] = (await recordsOf(here, entity, fixed)).list
  if (!any) return
  const given = Object.fromEntries(boardOf(entity, fixed).map((name) => [name, any[name]]))
  const { list } = await recordsOf(here, entity, { ...fixed, ...given }, 20)
  const filter = encodeURIComponent(JSON.stringify(given))
  await desk.go(`${screen.path}?filter=${filter}`)
  await countRows(here, desk, screen, 'board')
  await exportAll(here, desk, entity, screen, given)
  await select(here, desk, screen)
  for (const name of entity.list.filters.filter((one) => !(one in fixed) && !(one in given)))
    await filterBy(here, desk, entity, screen, name, list, given)
}

/** What chooses one of several boards; the levels of a tree do not. */
export const boardOf = (entity: Entity, fixed: Row): readonly string[] =>
  (handOrderOf(entity)?.scope ?? []).filter(
    (name) => !(name in fixed) && entity.fields[name] && entity.fields[name].kind !== 'parent',
  )
