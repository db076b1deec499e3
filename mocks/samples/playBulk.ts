import type { Row } from '#declare'
import type { Portal } from '#portal/createPortal.ts'
import { entityNamed, type PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { approvalOf } from '#portal/engine/imports/approval.ts'
import { judgeList, writeChecked } from '#portal/engine/imports/checking.ts'
import { conclude } from '#portal/engine/imports/conclude.ts'
import { kindOf } from '#portal/engine/imports/kindOf.ts'
import { endRun, runPortion } from '#portal/engine/imports/runPortion.ts'
import { rowsAsFile } from '#portal/engine/imports/sourceFile.ts'
import { batchWithin, type Submission } from '#portal/engine/imports/submit.ts'
import { tallyRows } from '#portal/engine/imports/tallyRows.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import { bulkLists } from './bulkLists.ts'
import type { PlayedList } from './playedList.ts'
import type { SampleWorld } from './sampleWorld.ts'
import { sessionOfUser } from './sessionOfUser.ts'

/** How many rows of a paused list are done. */
const BEGUN = 9
/** Lets lists of others through. */
const APPROVER = 'ops_lead'
/** Every so many of the coupons of a list is in an order when the list is taken back. */
const LOCKED = 4

/** Runs lists of all kinds through the portal's own checks, so that what they wrote, and what they lack, is true. */
export async function playBulk(portal: Portal, world: SampleWorld): Promise<void> {
  for (const list of await bulkLists(portal, world)) await playList(portal, world, list)
}

async function playList(portal: Portal, world: SampleWorld, list: PlayedList): Promise<void> {
  const session = await sessionOfUser(portal.context, list.by)
  const then = at(portal.context, notAhead(world, world.at(-list.daysAgo, '15:20')))
  const { kind, reason, options = null } = list
  const file = await rowsAsFile(then, kindOf({ kind }), list.rows)
  const batch = await checked(then, session, { kind, reason, options, file, fileName: file.name })
  if (list.until === 'checked') return
  await demandReady(portal, batch)
  await run(then, session, batch, list.until === 'paused')
  if (!list.undone) return
  if (kind === 'coupon') await lockSome(portal, batch)
  const later = at(portal.context, notAhead(world, world.at(1 - list.daysAgo, '10:05')))
  const undoing = { kind, file, fileName: file.name, reason: list.undone, undoOf: batch }
  await run(later, session, await checked(later, session, undoing), false)
}

const notAhead = ({ now }: SampleWorld, moment: string) => (moment < now ? moment : now)

/** The portal at another moment. */
const at = (context: PortalContext, moment: string): PortalContext => ({
  ...context,
  clock: () => new Date(moment),
})

/** A batch with its rows checked; gives its id. */
async function checked(
  context: PortalContext,
  session: Session,
  made: Submission,
): Promise<number> {
  const call = { context, session, entity: entityNamed(context, 'batchGive') }
  return inTransaction(context, { session }, async (transaction) => {
    const batch = await batchWithin(call, transaction, made)
    const list = await judgeList(context, batch, transaction.tx)
    await transaction.records.move('batchGive', batch.id as number, 'check')
    const place = { from: 0, to: list.rows.length, session }
    await writeChecked(context, transaction.tx, batch, list, place)
    await conclude(transaction, batch, { faults: list.faults, texts: list.texts })
    return batch.id as number
  })
}

/** What is carried out in the demo has no problems: a list that names what is gone is to be mended. */
async function demandReady(portal: Portal, id: number): Promise<void> {
  const batch = await portal.records().find('batchGive', id)
  if (batch?.status === 'ready') return
  const wrong = await portal.records().select('batchRow', { batch: id, level: 'error' })
  const messages = [...new Set(wrong.map(({ message }) => message))]
  throw new Error(
    `Sample records: the list "${batch?.reason}" is ${batch?.status}: ${messages.join('; ')} ${JSON.stringify(batch?.faults)}`,
  )
}

/** Carries it out, warnings and all; one that is to pause gets no further than its first rows. */
async function run(
  context: PortalContext,
  session: Session,
  id: number,
  pauses: boolean,
): Promise<void> {
  const agrees = await handedIn(context, session, id)
  await inTransaction(
    context,
    { session: { ...agrees, acting: 'portal' } },
    async (transaction) => {
      const running = await transaction.records.move('batchGive', id, 'confirm', {
        startedAt: transaction.now,
      })
      await runPortion(transaction, running, pauses ? { most: BEGUN } : {})
      if (pauses) await transaction.records.move('batchGive', id, 'pause')
      else await endRun(transaction, running)
    },
  )
}

/** Who agrees to a list: whoever made it, or somebody else where it is to be approved; it is handed in then. */
async function handedIn(context: PortalContext, session: Session, id: number): Promise<Session> {
  const isDue = await inTransaction(
    context,
    { session: { ...session, acting: 'portal' } },
    async ({ tx, records, now }) => {
      const batch = (await records.find('batchGive', id)) as Row
      const { needed } = await approvalOf(tx, batch, await tallyRows(tx, id), now)
      if (needed) await records.move('batchGive', id, 'submit')
      return needed
    },
  )
  if (!isDue) return session
  return sessionOfUser(context, session.user?.username === APPROVER ? 'admin' : APPROVER)
}

async function lockSome(portal: Portal, batch: number): Promise<void> {
  const records = portal.records()
  const given = await records.select('userCoupon', { batch })
  for (const [index, { id }] of given.entries())
    if (index % LOCKED === 1) await records.move('userCoupon', id as number, 'lock')
}
