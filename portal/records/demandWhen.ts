import type { Label, Row } from '#declare'
import { holds } from '#derive/condition.ts'
import { decide } from '../checks/facts.ts'
import { conflict } from '../errors.ts'
import type { Call } from './call.ts'
import { changeOf } from './carryOut.ts'
import type { Unit } from './unit.ts'

/** 40900 where the record is not one an action or a move is for, in its own words: what a screen hides, the portal refuses. */
export async function demandWhen(
  { entity }: Call,
  unit: Unit,
  row: Row | null,
  name: string,
): Promise<void> {
  const action = entity.moves[name] ?? entity.actions[name]
  if (!row || !action?.when) return
  const change = changeOf(unit, {
    entity,
    kind: 'update',
    by: name,
    before: row,
    after: row,
    sent: {},
  })
  if ((await decide(change, (situation) => holds(action.when, situation))) !== false) return
  const message = action.otherwise ?? general(action.label)
  throw conflict([{ field: '_', kind: 'conflict', message }])
}

const general = ([zh, en]: Label): Label => [
  `这条记录目前不能执行“${zh}”`,
  `"${en}" is not possible for this record as it stands`,
]
