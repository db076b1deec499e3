import type { Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { PortalContext } from '../context/portalContext.ts'
import { portalSession } from '../context/session.ts'
import { calledIn, recordAddress, tellUser } from '../notices/tellUser.ts'
import type { Call } from '../records/call.ts'
import { recordsOutside } from '../records/recordsOutside.ts'
import { inTransaction } from '../records/transaction.ts'
import { publishWithin } from './publishRevision.ts'
import { asRevision, type Revision } from './revision.ts'

/** Published in one round; the rest waits for the next. */
const PORTION = 100

/**
 * Publishes the revisions whose time has come, each by itself. One that is refused stays with the reason, and whoever
 * set the time is told: it is not tried again by itself.
 */
export async function round(context: PortalContext): Promise<void> {
  const now = shanghaiTime(context.clock())
  const due = await context.database.db
    .selectFrom('_revision')
    .selectAll()
    .where('publishAt', '<=', now)
    .where('failed', 'is', null)
    .orderBy('publishAt')
    .limit(PORTION)
    .execute()
  for (const row of due) {
    const entity = context.entities.get(String(row.entity))
    if (!entity) continue
    const call = { context, entity, session: portalSession }
    await publishDue(call, asRevision(row as Row))
  }
}

async function publishDue(call: Call, revision: Revision): Promise<void> {
  const { context, session } = call
  try {
    await inTransaction(context, { session, reason: '定时发布修订稿' }, (transaction) =>
      publishWithin(call, transaction, revision.recordId, revision.version),
    )
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    await noteFailure(call, revision, error)
  }
}

/** Saved, published or discarded meanwhile, it is another one, or none: nobody needs to be told. */
async function noteFailure(call: Call, revision: Revision, error: PortalError): Promise<void> {
  const { context, entity } = call
  const { db } = context.database
  const { numUpdatedRows } = await db
    .updateTable('_revision')
    .set({ failed: JSON.stringify(error.label) } as never)
    .where('entity', '=', entity.name)
    .where('recordId', '=', revision.recordId)
    .where('version', '=', revision.version)
    .executeTakeFirst()
  const user = revision.scheduler
  if (Number(numUpdatedRows) === 0 || user === null || !context.entities.has('notice')) return
  const [row] = await context.rows.readMany(db, entity, [revision.recordId], { binned: true })
  const [zh, en] = row ? calledIn(entity, row) : entity.label
  const records = recordsOutside(context, { session: portalSession })
  await tellUser(
    { records, db },
    {
      ...{ user, type: 'schedule', body: error.label },
      title: [`${zh}的修订稿没有按时发布`, `The revision of ${en} was not published at its time`],
      target: recordAddress(entity.name, revision.recordId),
    },
  )
}
