import type { Label, Row } from '#declare'
import type { Transaction } from '../context/transaction.ts'
import { calledIn, recordAddress } from '../notices/tellUser.ts'
import type { Call } from '../records/call.ts'
import { followersOf } from './follow.ts'
import { readsRecord } from './readers.ts'
import type { Given } from './talkRow.ts'
import { tellPerson } from './tellPerson.ts'

/** The address of a conversation at a record. */
export const talkAddress = (entity: string, id: unknown, thread: unknown): string =>
  `${recordAddress(entity, id)}?talk=${String(thread)}`

/**
 * Tells everybody whom it concerns, each once, for the nearest reason: whose it has become, whom it was said to, whose
 * it was when it was settled, who follows the record. Nobody is told what they did themselves, nor what they may not read.
 */
export async function tellOfTalk(
  { context, entity, session }: Call,
  transaction: Transaction,
  row: Row,
  now: Row,
  given: Given,
  before?: Row,
): Promise<void> {
  const me = session.user?.id
  const by = session.user?.name ?? ''
  const what = calledIn(entity, row)
  const titles = new Map<number, Label>()
  const tell = (user: unknown, title: Label) => {
    const id = Number(user ?? 0)
    if (id > 0 && id !== me && !titles.has(id)) titles.set(id, title)
  }
  if (given.assignee && given.assignee !== before?.assignee)
    tell(given.assignee, [
      `${by}把一件事交给你：${what[0]}`,
      `${by} asks something of you: ${what[1]}`,
    ])
  const known = before ? await mentionedIn(transaction, String(now.id)) : []
  for (const user of given.mentions ?? [])
    if (!known.includes(user))
      tell(user, [`${by}在${what[0]}中提到你`, `${by} speaks to you at ${what[1]}`])
  if (given.resolved)
    for (const user of [now.author, now.assignee])
      tell(user, [`${by}解决了${what[0]}的讨论`, `${by} settled what was said at ${what[1]}`])
  if (!before)
    for (const user of await followersOf(transaction.tx, entity.name, Number(row.id)))
      tell(user, [`${by}评论了${what[0]}`, `${by} commented on ${what[1]}`])
  const target = talkAddress(entity.name, row.id, now.thread)
  const body = String(now.text)
  for (const [user, title] of titles)
    if (await readsRecord(context, transaction.tx, user, entity, Number(row.id)))
      await tellPerson(transaction, { user, type: 'talk', title, body, target })
}

/** Whoever was spoken to before is not told again for a slip that was mended. */
async function mentionedIn({ tx }: Transaction, talk: string): Promise<readonly number[]> {
  const rows = await tx.selectFrom('_mention').select('user').where('talk', '=', talk).execute()
  return rows.map(({ user }) => Number(user))
}
