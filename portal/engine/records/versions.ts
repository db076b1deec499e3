import { isKept, type Label, type Row } from '#declare'
import { broughtByPortal } from '#derive/broughtByPortal.ts'
import { isEmpty } from '#derive/compare.ts'
import { missing, refusedField } from '#portal/core/errors.ts'
import { type Along, causeSaid, causesOf } from '../audit/along.ts'
import { type Version, versionOf, versionsOf } from '../audit/history.ts'
import { changedFields } from '../audit/writeAudit.ts'
import { demandDeed } from '../session/proof.ts'
import { demandOnly } from './acceptedValues.ts'
import { type Call, demand, demandVersion, findVisible, termsOf, visibleRow } from './call.ts'
import { carryOut } from './carryOut.ts'
import { reread } from './save.ts'
import { unwrap } from './sentValues.ts'
import { inTransaction } from './transaction.ts'

/** A version as it is told: who, when, what by, and each changed field before and after. */
export interface Told {
  /** The version, which is also what `restore` is asked with. */
  readonly id: number
  readonly version: number
  readonly at: string
  readonly by: { readonly id: number | null; readonly name: string }
  readonly kind: string
  /** The move or action, else the kind of change. */
  readonly action: string
  readonly reason: string | null
  /** What was done to another record, where this one changed along with it. */
  readonly because: Label | null
  readonly changed: { readonly [field: string]: readonly [before: unknown, after: unknown] }
}

/** Who changed what, newest first. */
export async function history(
  call: Call,
  id: number,
): Promise<{ readonly list: readonly Told[]; readonly total: number }> {
  demand(call, 'read')
  await findVisible(call, call.context.database.db, id, { binned: true })
  const versions = await versionsOf(call.context.database.db, call.entity, id)
  const causes = await causesOf(call.context.database.db, call.entity, id)
  const list = versions.map((version, index) =>
    viewOf(call, version, versions[index + 1], causes.get(Number(version.version))),
  )
  return { list, total: list.length }
}

function viewOf(
  call: Call,
  version: Version,
  earlier: Version | undefined,
  along: Along | undefined,
): Told {
  const { snapshot } = version
  const was = earlier?.snapshot ?? {}
  const [now, then] = [
    visibleRow(call, snapshot),
    earlier ? visibleRow(call, earlier.snapshot) : {},
  ]
  const fields = changedFields(call.entity, was, snapshot)
  return {
    id: version.version,
    version: version.version,
    at: version.at,
    by: { id: version.by, name: version.byName },
    kind: version.kind,
    action: version.action ?? version.kind,
    reason: version.reason,
    because: along ? causeSaid(along, call.context.entities) : null,
    changed: Object.fromEntries(
      fields.map((field) => [field, [(then as Row)[field] ?? null, now[field] ?? null]]),
    ),
  }
}

/** Brings a record back to an earlier version: an edit under all rules. Its state stays; moves change that. */
export async function restoreVersion(
  call: Call,
  id: number,
  version: number,
  body: Row,
): Promise<Row> {
  const { entity, context } = call
  await demandDeed(call, 'update')
  demandOnly(body)
  const { wrap } = unwrap(null, body)
  const read = await findVisible(call, context.database.db, id)
  demandVersion(call, read, wrap.version)
  const written = await inTransaction(context, termsOf(call, wrap), async (transaction) => {
    const before = await findVisible(call, transaction.tx, id)
    demandVersion(call, before, wrap.version)
    const kept = await versionOf(transaction.tx, entity, id, version)
    if (!kept) throw missing(['历史版本', 'version'], version)
    const sent = restorable(call, kept.snapshot, before)
    if (Object.keys(sent).length === 0) throw nothingToRestore()
    return carryOut(transaction, {
      entity,
      kind: 'update',
      by: 'restoreVersion',
      before,
      after: { ...before, ...sent },
      sent,
    })
  })
  return reread(call, written)
}

/**
 * The declared fields in which an earlier version differs. Kept ones and the state stay as they are, and with the state
 * what the portal brought along: it is not taken from another state, and never emptied.
 */
export function restorable({ entity }: Pick<Call, 'entity'>, snapshot: Row, row: Row): Row {
  const brought = broughtByPortal(entity)
  const isElsewhere = snapshot[entity.stateField] !== row[entity.stateField]
  const names = changedFields(entity, row, snapshot).filter((name) => {
    const field = entity.fields[name]
    if (field === undefined || name === entity.stateField || isKept(field)) return false
    return !brought.has(name) || !(isElsewhere || isEmpty(snapshot[name]))
  })
  return Object.fromEntries(names.map((name) => [name, snapshot[name] ?? null]))
}

/** The refusal of a version that says what the record says already. */
export const nothingToRestore = () =>
  refusedField('_', [
    '与当前内容一致，无需恢复',
    'It is the same as what stands now: there is nothing to restore',
  ])
