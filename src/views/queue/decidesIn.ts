import type { Entity, Row, Screen } from '#declare'
import { deskOn } from '#derive/deskOn.ts'
import type { Viewer } from '#derive/viewer.ts'
import { mayDo } from '../record/mayDo.ts'

/** Nobody has this number: a record of it is somebody else's. */
const SOMEBODY = -1

/**
 * Whether this person's roles make any of the decisions that a tab of a desk waits for, whoever made what waits there: of
 * finance, one takes invoices in and another one confirms.
 */
export function decidesIn(viewer: Viewer, entity: Entity, tab: number): boolean {
  const { queue, moves, states, stateField } = entity
  const waiting = [queue?.tabs[tab]?.filter[stateField] ?? Object.keys(states)].flat().map(String)
  return waiting.some((status) => {
    const record: Row = { createdBy: SOMEBODY, [stateField]: status }
    const may = mayDo(viewer, entity, record)
    return Object.keys(queue?.decide ?? {}).some(
      (move) => moves[move]?.from.includes(status) && may(move),
    )
  })
}

/**
 * The tab that a desk opens with from a screen for this person: the screen's own, or the first where there is something
 * for them to decide, of those that hold what the screen holds; undefined where there is none.
 */
export function tabToDecide(viewer: Viewer, entity: Entity, screen: Screen): number | undefined {
  const opens = deskOn(entity, screen)
  if (opens === undefined) return undefined
  const isWhole = Object.keys(screen.fixed ?? {}).length === 0
  const others = isWhole ? entity.queue!.tabs.map((_, at) => at) : []
  return [opens, ...others].find((at) => decidesIn(viewer, entity, at))
}
