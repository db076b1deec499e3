import type { Label, Row } from '#declare'
import { forbidden, stale } from '#portal/core/errors.ts'
import { demandToCome } from '../context/demandToCome.ts'
import { callerName } from '../context/session.ts'
import { demandOnly } from '../records/acceptedValues.ts'
import { type Call, demand, findVisible, termsOf } from '../records/call.ts'
import { unwrap } from '../records/sentValues.ts'
import { dryRun } from '../records/transaction.ts'
import { demandDeed } from '../session/proof.ts'
import { publishWithin } from './publishRevision.ts'
import {
  demandSeen,
  demandThere,
  isTheirOwn,
  type Revision,
  revisionOf,
  type ToldRevision,
  tellRevision,
  toldRevision,
} from './revision.ts'
import { tellWriter } from './tellWriter.ts'

/**
 * `POST {path}/{id}/revision/approve { revision }`: somebody else than its writer has read it. An admin may approve
 * their own.
 */
export async function approveRevision(call: Call, id: number, body: Row): Promise<ToldRevision> {
  const { entity, session } = call
  const { approvedAs } = entity.revisions ?? {}
  demand(call, approvedAs ?? 'update')
  demandOnly(body, ['revision'])
  const approved = await settled(call, id, body, async (known) => {
    if (isTheirOwn(call, known)) throw forbidden(ownSaid)
    return [
      '审核通过修订稿',
      { approver: session.user?.id ?? null, approverName: callerName(session) },
    ]
  })
  await tellWriter(call, approved.live, approved.revision.writer.id, [
    '审核通过，可以发布',
    'was approved and can be published',
  ])
  return approved
}
const ownSaid: Label = [
  '修订稿须由写它的人以外的人审核',
  'A revision is approved by somebody other than whoever wrote it',
]

/**
 * `POST {path}/{id}/revision/schedule { revision, at, accept? }`: it is published by itself at a time to come, by nobody
 * where `at` is null. It has to pass all rules now already; those that have changed by then are asked again.
 */
export async function scheduleRevision(call: Call, id: number, body: Row): Promise<ToldRevision> {
  await demandDeed(call, 'update')
  const { wrap, values } = unwrap(null, body)
  demandOnly(values, ['revision', 'at'])
  const { at } = values
  if (at !== null) {
    demandToCome(call.context, at)
    await dryRun(call.context, termsOf(call, wrap), (transaction) =>
      publishWithin(call, transaction, id, values.revision),
    )
  }
  return settled(call, id, values, async () => [
    at === null
      ? '取消定时发布修订稿'
      : `定时发布修订稿：${String(at).slice(0, 16).replace('T', ' ')}`,
    {
      publishAt: at,
      scheduler: at === null ? null : (call.session.user?.id ?? null),
      failed: null,
    },
  ])
}

/** Something is settled about a revision whose content stays. */
async function settled(
  call: Call,
  id: number,
  body: Row,
  settle: (known: Revision) => Promise<readonly [reason: string, columns: Row]>,
): Promise<ToldRevision> {
  return call.context.database.transaction(async (tx) => {
    const row = await findVisible(call, tx, id)
    const known = await revisionOf(tx, call.entity, id)
    demandThere(call, id, known)
    demandSeen(call, row, known, body.revision)
    const [reason, columns] = await settle(known)
    const { numUpdatedRows } = await tx
      .updateTable('_revision')
      .set(columns as never)
      .where('entity', '=', call.entity.name)
      .where('recordId', '=', id)
      .where('version', '=', known.version)
      .executeTakeFirst()
    if (Number(numUpdatedRows) === 0) throw stale(null)
    await tellRevision(call, tx, row, reason, Object.keys(known.values))
    const now = await revisionOf(tx, call.entity, id)
    demandThere(call, id, now)
    return toldRevision(call, row, now)
  })
}
