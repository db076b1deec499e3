import type { Row } from '#declare'
import { conflict, invalid, missing } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Talk, TalkHere } from '#wire/talk.ts'
import { writeDeed } from '../audit/writeAudit.ts'
import { portalSession } from '../context/session.ts'
import type { Transaction } from '../context/transaction.ts'
import type { Call } from '../records/call.ts'
import { titleOf } from '../records/titleOf.ts'
import { inTransaction } from '../records/transaction.ts'
import { follow, followsOf } from './follow.ts'
import { demandReaders } from './readers.ts'
import {
  demandFirst,
  demandOwn,
  demandRoom,
  demandVersion,
  label,
  recordAt,
  speaker,
  spokenRow,
} from './talkGuards.ts'
import { answersOf, type Given, givenIn, talkOf } from './talkRow.ts'
import { tellOfTalk } from './tellOfTalk.ts'

/** `GET {path}/{id}/talk`: everything said at a record, for whoever may read that. */
export async function talkAt(call: Call, id: number): Promise<TalkHere> {
  const user = speaker(call)
  await recordAt(call, id)
  const { db } = call.context.database
  const all = await answersOf(call, db, id, user.id)
  const byThread = Map.groupBy(all, ({ thread }) => thread)
  const threads = all
    .filter((one) => one.id === one.thread)
    .map((first) => ({
      ...first,
      answers: (byThread.get(first.id) ?? []).filter((one) => one !== first),
    }))
  return {
    threads,
    open: threads.filter(({ resolved }) => !resolved).length,
    follows: await followsOf(db, call.entity, id, user.id),
  }
}

/** `POST {path}/{id}/talk { text, thread?, mentions?, assignee?, due? }`: says something, or answers. Gives it. */
export async function say(call: Call, id: number, body: Row): Promise<Talk> {
  const user = speaker(call)
  const row = await recordAt(call, id)
  const given = givenIn(body, ['text', 'thread', 'mentions', 'assignee', 'due'])
  await demandReaders(call, call.context.database.db, row, given)
  const { context, entity } = call
  const key = crypto.randomUUID()
  const said = {
    ...{ id: key, entity: entity.name, recordId: id, author: user.id, authorName: user.name },
    text: given.text ?? '',
    at: shanghaiTime(context.clock()),
    ...{ editedAt: null, resolvedAt: null, resolvedBy: null, version: 1 },
    ...{ assignee: given.assignee ?? null, due: given.due ?? null },
  }
  await inTransaction(context, { session: portalSession }, async (transaction) => {
    const { tx } = transaction
    const first = given.thread ? await spokenRow(call, tx, id, given.thread) : undefined
    if (first && first.thread !== first.id) throw missing(label, given.thread as string)
    await demandRoom(tx, entity.name, id)
    await tx
      .insertInto('_talk')
      .values({ ...said, thread: first ? String(first.id) : key } as never)
      .execute()
    await mention(transaction, key, given)
    const taking = [user.id, ...(given.mentions ?? []), ...(given.assignee ? [given.assignee] : [])]
    await follow(tx, entity, id, taking)
    await tellOfTalk(call, transaction, row, { ...said, thread: first?.id ?? key }, given)
    await audit(call, transaction, row, first ? '回复讨论' : '发起讨论', { text: said.text })
  })
  return talkOf(call, context.database.db, key, user.id)
}

/**
 * `PUT {path}/{id}/talk/{key} { version, text?, mentions?, assignee?, due?, resolved? }`: what was said is changed by
 * whoever said it; whose it is, until when and whether it is settled, by anybody who reads the record. Gives it.
 */
export async function changeTalk(call: Call, id: number, key: string, body: Row): Promise<Talk> {
  const user = speaker(call)
  const row = await recordAt(call, id)
  const { version, ...rest } = body
  const given = givenIn(rest, ['text', 'mentions', 'assignee', 'due', 'resolved'], true)
  const { context } = call
  await inTransaction(context, { session: portalSession }, async (transaction) => {
    const { tx } = transaction
    const standing = await spokenRow(call, tx, id, key)
    if (given.text !== undefined || given.mentions) demandOwn(call, standing)
    demandVersion(standing, version)
    demandFirst(standing, given)
    await demandReaders(call, tx, row, given, standing)
    await tx
      .updateTable('_talk')
      .set({ ...changesOf(call, given), version: Number(standing.version) + 1 } as never)
      .where('id', '=', key)
      .execute()
    if (given.assignee) await follow(tx, call.entity, id, [given.assignee])
    const now = { ...standing, ...changesOf(call, given) } as Row
    await tellOfTalk(call, transaction, row, now, given, standing)
    if (given.mentions) await mention(transaction, key, given)
    await audit(call, transaction, row, '修改讨论', given as Row)
  })
  return talkOf(call, context.database.db, key, user.id)
}

/** `DELETE {path}/{id}/talk/{key}`: takes away what one said oneself; what was answered goes with its answers. */
export async function dropTalk(call: Call, id: number, key: string): Promise<void> {
  speaker(call)
  const row = await recordAt(call, id)
  await inTransaction(call.context, { session: portalSession }, async (transaction) => {
    const { tx } = transaction
    const standing = await spokenRow(call, tx, id, key)
    demandOwn(call, standing)
    const others = await tx
      .selectFrom('_talk')
      .select('id')
      .where('thread', '=', key)
      .where('author', '!=', Number(standing.author))
      .executeTakeFirst()
    if (others)
      throw conflict([
        {
          field: '_',
          kind: 'conflict',
          message: [
            '已有人回复，不能删除；可以修改内容或标为已解决',
            'Others have answered: change what it says, or mark it resolved',
          ],
        },
      ])
    const gone = await tx.selectFrom('_talk').select('id').where('thread', '=', key).execute()
    const keys = [...new Set([key, ...gone.map((one) => String(one.id))])]
    await tx.deleteFrom('_mention').where('talk', 'in', keys).execute()
    await tx.deleteFrom('_talk').where('id', 'in', keys).execute()
    await audit(call, transaction, row, '删除讨论', { text: standing.text })
  })
}

/** `PUT {path}/{id}/follow { follows }`: whether one is told of what others do to the record. */
export async function followRecord(
  call: Call,
  id: number,
  body: Row,
): Promise<{ follows: boolean }> {
  const user = speaker(call)
  await recordAt(call, id)
  const { follows, ...strange } = body
  if (typeof follows !== 'boolean' || Object.keys(strange).length > 0)
    throw invalid([{ field: 'follows', message: ['请给出 true 或 false', 'Send true or false'] }])
  await call.context.database.transaction((tx) => follow(tx, call.entity, id, [user.id], follows))
  return { follows }
}

function changesOf({ session, context }: Call, given: Given): Row {
  const now = shanghaiTime(context.clock())
  return {
    ...(given.text !== undefined && { text: given.text, editedAt: now }),
    ...(given.assignee !== undefined && { assignee: given.assignee }),
    ...(given.due !== undefined && { due: given.due }),
    ...(given.resolved !== undefined && {
      resolvedAt: given.resolved ? now : null,
      resolvedBy: given.resolved ? (session.user?.name ?? '') : null,
    }),
  }
}

async function mention({ tx }: Transaction, talk: string, { mentions = [] }: Given): Promise<void> {
  await tx.deleteFrom('_mention').where('talk', '=', talk).execute()
  if (mentions.length === 0) return
  const people = await tx
    .selectFrom('portalUser')
    .select(['id', 'name'])
    .where('id', 'in', [...mentions])
    .execute()
  const rows = people.map(({ id, name }) => ({ talk, user: Number(id), name: String(name) }))
  await tx.insertInto('_mention').values(rows).execute()
}

async function audit(
  { context, entity, session }: Call,
  { tx }: Transaction,
  row: Row,
  reason: string,
  after: Row,
): Promise<void> {
  await writeDeed(context, tx, session, {
    action: 'action',
    entity: entity.name,
    recordId: row.id as number,
    recordTitle: titleOf(entity, row),
    ...{ after, reason },
  })
}
