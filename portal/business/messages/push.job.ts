import type { Label, Row } from '#declare'
import { conflict } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { JobCounts, JobKind, JobStep, JobWork } from '#portal/engine/queue/jobKind.ts'
import { insertRows } from '#portal/engine/records/insertRows.ts'
import { countDevices, type Device, namedUsers, nextDevices } from './devices.ts'
import { deadLink, quietHours } from './pushHindrance.ts'
import { pushMessage } from './pushMessage.ts'

/** Devices of one message. */
const PORTION = 200

/** How far a sending is, kept with the job: the last device, how many were not known, what the next message goes out under. */
interface Place {
  readonly after: number
  readonly unknown: number
  readonly ticket: string | null
}

/**
 * Hands a push over for its devices, message by message. What a message goes out under is written down before it is
 * sent: one that a crash cut off is sent again under the same, and reaches nobody twice. Devices that have it already
 * are passed over, so that one sent again after a failure reaches only the others.
 */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const push = await work.records.find('push', Number(work.params.push))
    if (push?.status !== 'sending')
      return { done: Number(push?.handed ?? 0), failed: 0, over: true }
    const why = await hindrance(work, push)
    if (why) {
      work.kept.set('why', why)
      const done = Number(push.handed ?? 0)
      return { done, failed: 1, total: done + 1, over: true }
    }
    const total = await totalOf(work, push)
    const place = placeOf(work)
    const { db } = work.context.database
    const users = (work.kept.get('users') as readonly number[]) ?? (await namedUsers(db, push))
    work.kept.set('users', users)
    const asked = { users, after: place.after, most: PORTION }
    const devices = await nextDevices(db, push, shanghaiTime(work.context.clock()), asked)
    if (devices.length === 0) return { ...countsOf(push, place), total, over: true }
    return { ...(await handOver(work, push, devices)), total, over: devices.length < PORTION }
  },

  moved: ({ by = '' }) => sentAgainThere(by),

  async ended({ records, params, kept }, how) {
    const push = await records.find('push', Number(params.push))
    if (push?.status !== 'sending') return
    const id = push.id as number
    if (how === 'cancelled') return void (await records.move('push', id, 'cancel'))
    const why = kept.get('why') as Label | undefined
    const went = how === 'done' || (how === 'partly' && !why)
    if (went) return void (await records.move('push', id, 'complete'))
    await records.move('push', id, 'fail', { failReason: why?.[0] ?? '推送中断，见推送任务' })
  },
}

/** What failed is sent again from the push, where one sees whom it goes to. */
async function sentAgainThere(by: string): Promise<void> {
  if (by !== 'retry') return
  const message = ['请打开该推送重新发送', 'Open the push and send it again'] as const
  throw conflict([{ field: '_', kind: 'conflict', message }])
}

/** What it opens is looked at once, the hour before each message. */
async function hindrance({ context, records, kept }: JobWork, push: Row): Promise<Label | null> {
  const quiet = quietHours(push, shanghaiTime(context.clock()))
  if (quiet || kept.has('users')) return quiet
  return deadLink(push, records, context.entities)
}

const placeOf = ({ kept, params }: JobWork): Place => ({
  ...{ after: 0, unknown: 0, ticket: null },
  ...((kept.get('place') ?? params) as Partial<Place>),
})

const countsOf = ({ handed }: Row, { unknown }: Place): JobCounts => ({
  done: Number(handed ?? 0),
  failed: 0,
  skipped: unknown,
})

/** Of how many, counted once; with those that got it before. */
async function totalOf(work: JobWork, push: Row): Promise<number> {
  const known = work.kept.get('total') as number | undefined
  if (known !== undefined) return known
  const { context } = work
  const now = shanghaiTime(context.clock())
  const total = (await countDevices(context.database.db, push, now)) + Number(push.handed ?? 0)
  await context.database.transaction(async (tx) => {
    await work.demandLease(tx)
    await context.rows.keep(tx, entityNamed(context, 'push'), push.id as number, { targets: total })
  })
  work.kept.set('total', total)
  return total
}

/** One message: its ticket first, then the message, then who has it. */
async function handOver(work: JobWork, push: Row, devices: readonly Device[]): Promise<JobCounts> {
  const { context } = work
  const before = placeOf(work)
  const ticket = before.ticket ?? (await context.ports.push.ticket())
  if (!before.ticket) await keepPlace(work, { ...before, ticket })
  const tokens = devices.map(({ token }) => token)
  const { id } = await context.ports.push.send(pushMessage(push, tokens, ticket))
  const place = {
    after: devices.at(-1)?.id as number,
    unknown: before.unknown + (id === null ? devices.length : 0),
    ticket: null,
  }
  const now = shanghaiTime(context.clock())
  return keepPlace(work, place, id === null ? [] : devices.map((one) => receiptOf(push, one, now)))
}

const receiptOf = (push: Row, { id, user, platform }: Device, now: string): Row => ({
  ...{ push: push.id, device: id, user, platform, kind: push.kind },
  key: `${push.id}-${id}`,
  sentAt: now,
})

/** Place and receipts in one transaction: what went out is told even where somebody cancelled the push meanwhile. */
async function keepPlace(
  work: JobWork,
  place: Place,
  receipts: readonly Row[] = [],
): Promise<JobCounts> {
  const { context, job, params, kept } = work
  const counts = await context.database.transaction(async (tx) => {
    await work.demandLease(tx)
    const of = entityNamed(context, 'push')
    const id = Number(params.push)
    await insertRows(tx, entityNamed(context, 'pushReceipt'), receipts, 'key', false)
    const standing = (await context.rows.read(tx, of, id)) as Row
    const handed = Number(standing.handed ?? 0) + receipts.length
    if (receipts.length > 0) await context.rows.keep(tx, of, id, { handed })
    await context.rows.keep(tx, entityNamed(context, 'job'), job.id as number, {
      params: { push: id, ...place },
    })
    const so = countsOf({ handed }, place)
    await work.reached(tx, so)
    return so
  })
  kept.set('place', place)
  return counts
}
