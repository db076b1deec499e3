import { sql } from 'kysely'
import type { Row } from '#declare'
import { conflict } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { bytesOfUpload } from '#portal/engine/media/bytesOfUpload.ts'
import type { JobKind, JobStep, JobWork } from '#portal/engine/queue/jobKind.ts'
import { insertRows } from '#portal/engine/records/insertRows.ts'
import { audienceSql } from './audience.ts'
import { type People, people } from './people.ts'
import { receiptOf } from './receipt.ts'

/** Users written to in one transaction. */
const PORTION = 200

/** How far a sending is: the last user, or how many of a list. */
interface Place {
  readonly people: People
  readonly after: number
}

/**
 * Lays a mail into the inboxes of its audience. Whoever has it already is passed over, so that a sending that was cut
 * off, or failed and is sent again, reaches only those it did not reach before.
 */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const mail = await work.records.find('mail', Number(work.params.mail))
    if (mail?.status !== 'sending') return { ...countsOf(mail), over: true }
    const place = (work.kept.get('place') as Place | undefined) ?? (await beginning(work, mail))
    const [users, next] = await portionOf(work, mail, place)
    const sent = await laid(work, mail, users)
    work.kept.set('place', next)
    return { ...sent, total: place.people.count, over: next === null }
  },

  moved: ({ by = '' }) => sentAgainThere(by),

  async ended({ records, params }, how) {
    const mail = await records.find('mail', Number(params.mail))
    if (mail?.status !== 'sending') return
    await records.move(
      'mail',
      mail.id as number,
      how === 'done' || how === 'partly' ? 'complete' : 'fail',
    )
  },
}

/** What failed is sent again from the mail, where one sees whom it goes to. */
async function sentAgainThere(by: string): Promise<void> {
  if (by !== 'retry') return
  const message = ['请打开该站内信重新发送', 'Open the mail and send it again'] as const
  throw conflict([{ field: '_', kind: 'conflict', message }])
}

const countsOf = (mail: Row | null) => ({ done: Number(mail?.sent ?? 0), failed: 0 })

async function beginning(work: JobWork, mail: Row): Promise<Place> {
  const { context } = work
  const now = shanghaiTime(context.clock())
  const found = await people(context.database.db, mail, now, (file) => bytesOfUpload(context, file))
  if ('message' in found) throw new Error(found.message[0])
  await context.database.transaction(async (tx) => {
    await work.demandLease(tx)
    await context.rows.keep(tx, entityNamed(context, 'mail'), mail.id as number, {
      targets: found.count,
    })
  })
  return { people: found, after: 0 }
}

/** The next users who do not have it yet, and where to go on; null where nobody is left. */
async function portionOf(
  { context }: JobWork,
  mail: Row,
  { people: found, after }: Place,
): Promise<readonly [readonly Row[], Place | null]> {
  const { db } = context.database
  const isList = mail.audience === 'listed'
  const ids = isList ? found.ids.slice(after, after + PORTION) : []
  if (isList && ids.length === 0) return [[], null]
  const audience = audienceSql(db, mail, shanghaiTime(context.clock()), ids)
  const { rows } = await sql<Row>`select u.id, u.nickname from "appUser" as u
    where ${audience} and ${isList ? sql`(1 = 1)` : sql`u.id > ${after}`}
    and not exists (select 1 from "mailReceipt" as r where r.mail = ${mail.id} and r."user" = u.id and r.test = ${false})
    order by u.id limit ${PORTION}`.execute(db)
  const users = rows.map(({ id, nickname }) => ({ id: Number(id), nickname }))
  if (isList) return [users, { people: found, after: after + PORTION }]
  const last = users.at(-1)?.id
  return [
    users,
    users.length < PORTION || last === undefined ? null : { people: found, after: last },
  ]
}

/** Receipts and counts in one transaction; nothing where somebody revoked the mail meanwhile. */
async function laid(work: JobWork, mail: Row, users: readonly Row[]) {
  const { context } = work
  const now = shanghaiTime(context.clock())
  const id = mail.id as number
  return context.database.transaction(async (tx) => {
    await work.demandLease(tx)
    const of = entityNamed(context, 'mail')
    const standing = await context.rows.read(tx, of, id)
    if (standing?.status !== 'sending') return countsOf(standing)
    const rows = users.map((user) => receiptOf(mail, user, now))
    await insertRows(tx, entityNamed(context, 'mailReceipt'), rows, 'key', false)
    const sent = Number(standing.sent ?? 0) + rows.length
    await context.rows.keep(tx, of, id, { sent })
    await work.reached(tx, { done: sent, failed: 0 })
    return { done: sent, failed: 0 }
  })
}
