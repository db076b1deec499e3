import type { Entity, Row } from '#declare'
import { conflict, refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { versionBefore } from '#portal/engine/audit/history.ts'
import { demand } from '#portal/engine/records/call.ts'
import { same } from '#portal/engine/records/same.ts'
import { nothingToRestore, restorable } from '#portal/engine/records/versions.ts'

/** Before and after of one entry, field by field, with the labels of the entity it tells of. */
const compare: ActionFunctions[string] = async ({ row, context, records }) => {
  const told = context.entities.get(String(row?.entity))
  const [before, after] = [(row?.before ?? {}) as Row, (row?.after ?? {}) as Row]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const around = told ? await contextOf(told, names, records, Number(row?.recordId)) : null
  return {
    action: row?.action,
    ...(around && { context: around }),
    entity: row?.entity,
    recordId: row?.recordId,
    recordTitle: row?.recordTitle,
    fields: names.map((field) => ({
      field,
      label: told?.fields[field]?.label ?? [field, field],
      before: before[field] ?? null,
      after: after[field] ?? null,
      differs: !same(before[field], after[field]),
    })),
  }
}

/** Of values whose kind other fields of the record tell: what these say now. */
async function contextOf(
  told: Entity,
  names: readonly string[],
  records: ActionCall['records'],
  id: number,
): Promise<Row | null> {
  const telling = names.flatMap((name) => Object.values(told.fields[name]?.typed ?? {}))
  const now = telling.length > 0 && id > 0 ? await records.find(told.name, id) : null
  return now && Object.fromEntries(telling.map((name) => [name, now[name]]))
}

/** Writes the values before an entry back, as an edit under all rules; what changed since is a conflict. */
const restore: ActionFunctions[string] = async (call) => {
  const { row, context, session, db, records, change } = call
  const kept = row && (await versionBefore(db, row.id as number))
  const entity = kept && context.entities.get(String(row.entity))
  if (!kept || !entity)
    throw refusedField('_', ['此日志没有可恢复的内容', 'There is nothing this entry could restore'])
  demand({ context, entity, session }, 'update')
  const now = await records.find(entity.name, Number(row.recordId))
  if (!now)
    throw refusedField('_', [
      '该记录已被删除，请先从回收站恢复',
      'The record is in the bin: restore it from there first',
    ])
  demandUnchanged(call, now)
  const changed = (row.changed ?? []) as readonly string[]
  const back = restorable({ entity }, kept.snapshot, now)
  const sent = Object.fromEntries(Object.entries(back).filter(([name]) => changed.includes(name)))
  if (Object.keys(sent).length === 0) throw nothingToRestore()
  await change(Number(row.recordId), sent, entity)
  return { entity: entity.name, id: Number(row.recordId), restored: Object.keys(sent) }
}

/** Fields as the entry left them may be written back; those changed since are named. */
function demandUnchanged({ row, context, session }: ActionCall, now: Row): void {
  const entity = context.entities.get(String(row?.entity))
  if (!entity) return
  const after = (row?.after ?? {}) as Row
  const seen = context.access.maskRow(entity, now, {
    ...session,
    roles: [],
    special: new Set(),
    viewer: undefined,
  } as never)
  const moved = Object.keys(after).filter((name) => !same(after[name], seen[name]))
  if (moved.length > 0)
    throw conflict(
      moved.map((field) => ({
        field,
        kind: 'conflict',
        message: [
          '此后又被修改过，请在记录的历史中核对',
          "It has changed since: look at the record's history",
        ],
      })),
    )
}

/** Actions of the audit log. */
export const actions: ActionFunctions = { compare, restore }
