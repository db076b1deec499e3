import type { Label, Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { bytesOfUpload } from '#portal/engine/media/bytesOfUpload.ts'
import { insertRows } from '#portal/engine/records/insertRows.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import type { Line } from './findRecipients.ts'
import { people } from './people.ts'
import { trialOf } from './receipt.ts'
import { trialUsers } from './trialUsers.ts'

/** So many odd lines are named; the rest are counted. */
const NAMED = 50

/** How many a mail as it stands in the form would reach, with the lines of its list that reach nobody. */
const estimate: ActionFunctions[string] = async ({ context, db, values, now }) => {
  const found = await people(db, values, now, (file) => bytesOfUpload(context, file))
  if ('message' in found) throw refusedField(found.field, found.message)
  const { count, unknown, repeated } = found
  return {
    found: {
      title: [`预计送达 ${count} 人`, `Reaches ${count} ${count === 1 ? 'user' : 'users'}`],
      lines: [
        ...linesSaid(unknown, ['查无此人', 'nobody is known by it']),
        ...linesSaid(repeated, ['重复', 'stands above already']),
      ],
    },
  }
}

function linesSaid(lines: readonly Line[], [zh, en]: Label): readonly Label[] {
  const more = lines.length - NAMED
  return [
    ...lines
      .slice(0, NAMED)
      .map(
        ({ row, text }) => [`第 ${row} 行 ${text}：${zh}`, `Line ${row}, ${text}: ${en}`] as const,
      ),
    ...(more > 0 ? [[`另有 ${more} 行：${zh}`, `${more} more: ${en}`] as const] : []),
  ]
}

/** At once to a few users; neither state nor figures change. */
const testSend: ActionFunctions[string] = async ({ context, db, row, values, now }) => {
  const mail = row as Row
  const users = await trialUsers(db, values.phones)
  const receipts = users.map((user) => trialOf(mail, user, now))
  await insertRows(txOf(db), entityNamed(context, 'mailReceipt'), receipts, 'key', false)
  return { sent: receipts.length }
}

/** What a push takes over from a mail: a push says less, and knows no partner's users. */
const asPush: ActionFunctions[string] = async ({ row }) => {
  const { id, title, summary, link, audience, interests, users, kind } = row as Row
  const plain = (text: unknown, most: number) =>
    [
      ...String(text ?? '')
        .replaceAll('{name}', '')
        .replace(/^[，,、\s]+/, ''),
    ]
      .slice(0, most)
      .join('')
  return {
    mail: id,
    title: plain(title, 20),
    body: plain(summary, 60),
    link: link ?? null,
    kind: kind === 'content' || kind === 'service' ? kind : 'operation',
    ...(audience !== 'company' && { audience, interests: interests ?? [], users: users ?? null }),
  }
}

/** Actions of mails. */
export const actions: ActionFunctions = { estimate, testSend, asPush }
