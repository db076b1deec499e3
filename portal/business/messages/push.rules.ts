import type { Label } from '#declare'
import { shift } from '#derive/moment.ts'
import type { Change } from '#portal/engine/context/change.ts'
import type { Judging, RuleFunctions, Told } from '#portal/engine/rules/rule.ts'
import { countDevices } from './devices.ts'
import { deadLink, quietHours } from './pushHindrance.ts'

const told = (field: string, message: Label | null): Told[] => (message ? [{ field, message }] : [])

/** When it would go out. */
const momentOfSending = ({ by, after, now }: Change): string =>
  by === 'schedule' && after.sendAt ? String(after.sendAt) : now

/** What it opens is there for readers. At its time the job looks once more, and fails it with the reason. */
const leadsSomewhere: Judging = async ({ session, after, records, entities }) =>
  session.acting === 'portal' ? [] : told('link', await deadLink(after, records, entities))

const keepsHours: Judging = (change) =>
  change.session.acting === 'portal'
    ? []
    : told(
        change.by === 'schedule' ? 'sendAt' : '_',
        quietHours(change.after, momentOfSending(change)),
      )

/** Nobody is to be called twice within an hour by pushes to everybody. */
const keepsApart: Judging = async ({ after, records }) => {
  if (after.audience !== 'all' || !after.sendAt) return []
  const at = String(after.sendAt)
  const near = await records.select('push', {
    audience: 'all',
    status: ['scheduled', 'sending', 'sent'],
    sendAt: { gt: { text: shift(at, '-60m') }, lt: { text: shift(at, '+60m') } },
  })
  const other = near.find(({ id }) => id !== after.id)
  if (!other) return []
  const time = String(other.sendAt).slice(5, 16).replace('T', ' ')
  return told('sendAt', [
    `“${other.title}”在 ${time} 也推送给全部用户，两次须相隔 60 分钟`,
    `"${other.title}" goes to everyone at ${time} too: leave 60 minutes between them`,
  ])
}

/** How many devices it would go to stands with it while it is written: whoever sends it may have to type a word. */
const countsDevices: Judging = async ({ after, kind, tx, now }) => {
  const isWritten = after.status === 'draft' || after.status === 'failed'
  if (isWritten && kind !== 'remove' && after.audience)
    after.targets = await countDevices(tx, after, now)
  return []
}

/** So many devices a word is typed for. */
const MANY = 100_000

/** What reaches no device is neither sent nor planned; at its time the job looks for itself. */
const reachesDevices: Judging = async ({ session, after, tx, now }) =>
  session.acting === 'portal' || (await countDevices(tx, after, now)) > 0
    ? []
    : told('audience', ['没有可推送的设备', 'There is no device to send it to'])

/** Whoever sends is told to how many. */
const tellsDevices: Judging = async ({ session, before, after, tx, now }) => {
  if (session.acting === 'portal') return []
  const count = await countDevices(tx, after, now)
  if (count === 0) return []
  if (count > MANY && Number(before?.targets ?? 0) <= MANY)
    return told('_', [
      `目标设备已增至 ${count} 台，请重新保存后再推送`,
      `It goes to ${count} devices by now: save it once more, then send it`,
    ])
  return [
    {
      field: '_',
      warn: true,
      message: [`将推送到 ${count} 台设备`, `It goes to ${count} devices`],
    },
  ]
}

/** Queued once for each time it is sent, together with the move. */
const queuesSending: Judging = async ({ after, before, queue }) => {
  const id = after.id as number
  after.job = await queue({
    kind: 'push',
    title: `推送：${String(after.title)}`,
    entity: 'push',
    recordId: id,
    params: { push: id },
    key: `pushSend:${id}:${String(before?.version)}`,
  })
}

/** Rules of pushes that no word carries. */
export const rules: RuleFunctions = {
  leadsSomewhere,
  keepsHours,
  keepsApart,
  countsDevices,
  reachesDevices,
  tellsDevices,
  queuesSending,
}
