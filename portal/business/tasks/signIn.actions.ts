import type { Entity, Row } from '#declare'
import { missing, refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { type Version, versionOf, versionsOf } from '#portal/engine/audit/history.ts'
import { changedFields } from '#portal/engine/audit/writeAudit.ts'
import { nothingToRestore, restorable } from '#portal/engine/records/versions.ts'
import { dateTime } from '#widgets/format/dateTime.ts'

const changedOf = (entity: Entity, snapshot: Row, before: Row | undefined): string =>
  before === undefined
    ? '—'
    : changedFields(entity, before, snapshot)
        .flatMap((name) => entity.fields[name]?.label[0] ?? [])
        .join('、')

/** So many are named of those there are. */
const NAMED = 10

/** Of what there is all but the one that stands, which is not put back. */
function noVersion(number: unknown, versions: readonly Version[], row: Row) {
  const there = versions
    .map(({ version }) => version)
    .filter((version) => version !== row.version)
    .slice(0, NAMED)
  if (there.length === 0)
    return refusedField('number', [
      '还没有修改过，没有可恢复的版本',
      'It was never changed: there is no earlier version',
    ])
  return refusedField('number', [
    `没有第 ${number} 版，可用：${there.join('、')}`,
    `There is no version ${number}: take one of ${there.join(', ')}`,
  ])
}

/** Actions of the everyday sign-in. */
export const actions: ActionFunctions = {
  /** Earlier versions, newest first: who changed what, and when. */
  history: async ({ row, entity, db }) => {
    const versions = await versionsOf(db, entity, row?.id as number)
    return {
      first: ['版本', 'Version'],
      heads: [
        ['at', ['时间', 'When']],
        ['by', ['修改人', 'By']],
        ['changed', ['修改了', 'Changed']],
      ],
      lines: versions.map(({ version, at, byName, snapshot }, index) => ({
        name: String(version),
        at: dateTime(at),
        by: byName,
        changed: changedOf(entity, snapshot, versions[index + 1]?.snapshot),
      })),
    }
  },

  /** As it stood in an earlier version, under all rules. */
  putBack: async ({ row, entity, values, db, change }) => {
    if (!row) throw missing(entity.label)
    const kept = await versionOf(db, entity, row.id as number, Number(values.number))
    if (!kept) throw noVersion(values.number, await versionsOf(db, entity, row.id as number), row)
    const sent = restorable({ entity }, kept.snapshot, row)
    if (Object.keys(sent).length === 0) throw nothingToRestore()
    return change(row.id as number, sent)
  },
}
