import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import type { Change } from '#portal/engine/context/change.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { people } from './people.ts'

const found = ({ tx, after, now, bytesOf }: Change) => people(tx, after, now, bytesOf)

/** A list is read before anybody counts on it, and what reaches nobody is neither sent nor planned. */
const reachesSomebody: Judging = async (change) => {
  const list = await found(change)
  if ('message' in list) return [list]
  return list.count === 0
    ? [{ field: 'audience', message: ['没有收件人', 'Nobody would get it'] }]
    : []
}

/** Whoever sends is told to how many. */
const tellsEstimate: Judging = async (change) => {
  const list = await found(change)
  if ('message' in list) return []
  const { count, unknown, repeated } = list
  if (count === 0) return []
  const odd = unknown.length + repeated.length
  const [zh, en] = odd
    ? [
        `；名单中 ${unknown.length} 行查无此人，${repeated.length} 行重复`,
        `; ${unknown.length} lines of the list name nobody, ${repeated.length} repeat others`,
      ]
    : ['', '']
  return [
    {
      field: '_',
      warn: true,
      message: [`将发送给 ${count} 人${zh}`, `It goes to ${count} users${en}`],
    },
  ]
}

/** Queued once for each time it is sent, together with the move. */
const queuesSending: Judging = async ({ after, before, queue }) => {
  const id = after.id as number
  after.job = await queue({
    kind: 'mail',
    title: `发送站内信：${String(after.title)}`,
    entity: 'mail',
    recordId: id,
    params: { mail: id },
    key: `mailSend:${id}:${String(before?.version)}`,
  })
}

/** The same title to the same people within a day is asked about. */
const warnsOfSameTitle: Judging = async ({ after, now, records }) => {
  const lately = await records.select('mail', {
    title: after.title,
    audience: after.audience,
    status: ['sending', 'sent'],
    sendAt: { gte: { text: shift(now, '-1d') } },
  })
  return lately.some((one: Row) => one.id !== after.id)
    ? [
        {
          field: 'title',
          message: [
            '24 小时内已向同一对象发过同名站内信',
            'A mail of this title went to the same audience within 24 hours',
          ],
        },
      ]
    : []
}

/** Rules of mails that no word carries. */
export const rules: RuleFunctions = {
  reachesSomebody,
  tellsEstimate,
  queuesSending,
  warnsOfSameTitle,
}
