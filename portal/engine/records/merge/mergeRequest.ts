import type { Entity, Row } from '#declare'
import { mergesOf } from '#derive/merges.ts'
import { invalid, refusedField } from '#portal/core/errors.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { type Call, demandKnown, findVisible } from '../call.ts'
import { same } from '../same.ts'
import { titleOf } from '../titleOf.ts'

/** Records that are to become one. */
export interface MergeRequest {
  readonly target: Row
  readonly sources: readonly Row[]
}
/** Merged at once where a declaration says nothing. */
const MOST = 20

/**
 * Reads `{ ids, target }` (`sourceIds`, `targetId` in named calls) of a body. The target may stand among the ids.
 * @throws 40001 where something is missing, too much or unlike; 40400 for a record the session does not see
 */
export async function readMergeRequest(
  call: Call,
  tx: Tx,
  name: string,
  values: Row,
): Promise<MergeRequest> {
  const { entity } = call
  demandKnown(values, ['ids', 'target', 'sourceIds', 'targetId'])
  const targetId = Number(values.target ?? values.targetId)
  if (!Number.isSafeInteger(targetId) || targetId <= 0)
    throw refusedField('target', ['请选择合并后保留的记录', 'Choose the record that is kept'])
  const ids = [values.ids ?? values.sourceIds ?? []].flat().map(Number)
  const others = [...new Set(ids)].filter((id) => id !== targetId)
  const most = mergesOf(entity, name)?.most ?? MOST
  if (others.length === 0 || others.length > most || !others.every(Number.isSafeInteger))
    throw refusedField('ids', [
      `请选择 1 至 ${most} 条要并入的记录`,
      `Choose 1 to ${most} records that are merged into it`,
    ])
  const target = await findVisible(call, tx, targetId)
  const sources = []
  for (const id of others) sources.push(await findVisible(call, tx, id))
  await demandAlike(call, tx, name, { target, sources })
  return { target, sources }
}

/** The target must be what the declaration says, each other one like it and in a state the move starts from. */
async function demandAlike(call: Call, tx: Tx, name: string, asked: MergeRequest): Promise<void> {
  const { entity, context } = call
  const { target, sources } = asked
  const { where, same: alike = [] } = mergesOf(entity, name) ?? {}
  const isMeant =
    !where || (await context.rows.count(tx, entity, { ...(where as Row), id: target.id })) > 0
  if (!isMeant)
    throw refusedField('target', [
      `“${titleOf(entity, target)}”现在不能作为合并目标`,
      `Nothing can be merged into "${titleOf(entity, target)}" as it is now`,
    ])
  const problems = sources.flatMap((source) => [
    ...alike.filter((field) => !same(source[field], target[field])).map(unlike(entity, source)),
    ...notFromHere(entity, name, source),
  ])
  if (problems.length > 0) throw invalid(problems)
}

const unlike = (entity: Entity, source: Row) => (field: string) => {
  const [zh, en] = entity.fields[field]?.label ?? [field, field]
  const title = titleOf(entity, source)
  return {
    field: 'ids',
    message: [
      `“${title}”与保留的记录${zh}不同`,
      `"${title}" differs from the one that is kept: ${en}`,
    ] as const,
  }
}

function notFromHere(entity: Entity, name: string, source: Row) {
  const state = String(source[entity.stateField])
  const move = entity.moves[name]
  if (!move || move.from.includes(state)) return []
  const [zh, en] = entity.states[state] ?? [state, state]
  const title = titleOf(entity, source)
  return [
    {
      field: 'ids',
      message: [
        `“${title}”的状态为“${zh}”，不能合并`,
        `"${title}" is "${en}" and cannot be merged`,
      ] as const,
    },
  ]
}
