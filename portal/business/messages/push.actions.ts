import { type Kysely, sql } from 'kysely'
import type { Label, Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { devicesOf } from './devices.ts'
import { pushMessage } from './pushMessage.ts'
import { trialUsers } from './trialUsers.ts'

/** At once to the devices of a few users; neither state nor figures change. */
const testPush: ActionFunctions[string] = async ({ context, db, row, values }) => {
  const push = row as Row
  const users = await trialUsers(db, values.phones)
  const platforms = (push.platforms ?? []) as readonly string[]
  const ids = users.map(({ id }) => id as number)
  const devices = await devicesOf(db, ids, platforms)
  if (devices.length === 0)
    throw refusedField('phones', [
      '这些用户没有允许通知的设备，请先在所选平台上打开 App',
      'They have no device that takes notifications: open the app on one of the platforms first',
    ])
  const { push: port } = context.ports
  const tokens = devices.map(({ token }) => token)
  await port.send(pushMessage(push, tokens, await port.ticket()))
  return { found: { devices: tokens.length, ...(port.standIn && { answer: 'stand-in' }) } }
}

/** Hours that are drawn, from the first on. */
const HOURS = 48

interface Counted {
  readonly platform: string
  readonly hour: string
  readonly count: number
}

/** Delivered and clicked, hour by hour and platform by platform. */
const figures: ActionFunctions[string] = async ({ db, row, entity }) => {
  const push = row as Row
  const of = entity.fields.platforms?.of as { readonly [platform: string]: Label }
  const [sent, delivered, clicked] = [
    await byHour(db, push.id, 'sentAt'),
    await byHour(db, push.id, 'deliveredAt'),
    await byHour(db, push.id, 'clickedAt'),
  ]
  const hours = hoursOf([...delivered, ...clicked, ...sent].map(({ hour }) => hour))
  const platforms = Object.keys(of).filter((platform) =>
    sent.some((one) => one.platform === platform),
  )
  const lines = (counted: readonly Counted[]) =>
    platforms.map((platform) => ({
      label: of[platform],
      values: hours.map((hour) => sumOf(counted, platform, hour)),
      total: sumOf(counted, platform),
    }))
  return {
    hourly: {
      hours: hours.map((hour) => `${hour.slice(5).replace('T', ' ')}:00`),
      charts: [
        { label: ['送达', 'Delivered'], lines: lines(delivered) },
        { label: ['点击', 'Clicked'], lines: lines(clicked) },
      ],
    },
    first: ['平台', 'Platform'],
    heads: [
      ['sent', ['推出', 'Handed over']],
      ['delivered', ['送达', 'Delivered']],
      ['clicked', ['点击', 'Clicked']],
      ['rate', ['点击率', 'Click rate']],
    ],
    lines: platforms.map((platform) => {
      const [out, there, open] = [sent, delivered, clicked].map((one) => sumOf(one, platform))
      const rate = there ? `${((100 * (open as number)) / there).toFixed(2)}%` : null
      return { label: of[platform], sent: out, delivered: there, clicked: open, rate }
    }),
  }
}

async function byHour(
  db: Db | Tx,
  push: unknown,
  at: 'sentAt' | 'deliveredAt' | 'clickedAt',
): Promise<readonly Counted[]> {
  const hour = sql<string>`substr(${sql.ref(at)}, 1, 13)`
  const rows = await (db as unknown as Kysely<{ pushReceipt: Row }>)
    .selectFrom('pushReceipt')
    .select(['platform', hour.as('hour'), sql<number>`count(*)`.as('count')])
    .where('push', '=', push)
    .where(at, 'is not', null)
    .groupBy(['platform', hour])
    .execute()
  return rows.map(({ platform, hour: at, count }) => ({
    ...{ platform: String(platform), hour: String(at), count: Number(count) },
  }))
}

const sumOf = (counted: readonly Counted[], platform: string, hour?: string): number =>
  counted
    .filter((one) => one.platform === platform && (hour === undefined || one.hour === hour))
    .reduce((sum, { count }) => sum + count, 0)

/** Every hour from the first to the last anything happened in. */
function hoursOf(found: readonly string[]): readonly string[] {
  const [first, last] = [found.toSorted()[0], found.toSorted().at(-1)]
  if (!first || !last) return []
  const at = Date.parse(`${first}:00:00Z`)
  const count = Math.round((Date.parse(`${last}:00:00Z`) - at) / 3_600_000) + 1
  return Array.from({ length: Math.min(count, HOURS) }, (_, hour) =>
    new Date(at + hour * 3_600_000).toISOString().slice(0, 13),
  )
}

/** Actions of pushes. */
export const actions: ActionFunctions = { testPush, figures }
