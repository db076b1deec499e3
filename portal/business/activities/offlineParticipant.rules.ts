import type { Period, Row } from '#declare'
import type { Bringing, Judging, RuleFunctions, Told } from '#portal/engine/rules/rule.ts'
import { touch } from '#portal/storage/db/freshness.ts'

const HOLDING = ['pending', 'signedUp', 'checkedIn']
const told = (field: string, zh: string, en: string): Told[] => [{ field, message: [zh, en] }]
type Asked = Pick<Parameters<Judging>[0], 'after' | 'records'>

const activityOf = ({ after, records }: Asked) =>
  records.find('offlineActivity', after.offlineActivity as number)

const persons = (rows: readonly Row[]) =>
  rows.reduce((sum, { quantity }) => sum + Number(quantity ?? 1), 0)

/** How many persons hold a place by other sign-ups that meet a condition. */
const countPlaces = async ({ after, records }: Asked, where: Row): Promise<number> => {
  const scope = { offlineActivity: after.offlineActivity, status: HOLDING, ...where }
  const rows = await records.select('offlineParticipant', scope, { limit: 10_000 })
  return persons(rows.filter(({ id }) => id !== after.id))
}

/** What the app sends in is refused outside the time of sign-up, and where the ticket or its price is another. */
const signsUp: Judging = async (change) => {
  const { after, session, now } = change
  const activity = await activityOf(change)
  if (!activity || session.acting !== 'app') return []
  if (activity.status !== 'published')
    return told('offlineActivity', '活动未上架', 'The activity is not published')
  const { start, end } = activity.signUp as Period
  if ((start && now < start) || (end && now > end))
    return told('offlineActivity', '不在报名时间内', 'This is outside the time of sign-up')
  if (activity.feeType === 'free') {
    if (!activity.needApprove) after.status = 'signedUp'
    return Number(after.paid ?? 0) > 0
      ? told('paid', '免费活动不收费', 'Nothing is paid for a free one')
      : []
  }
  after.status = 'signedUp'
  return ticketProblems(change, activity)
}

async function ticketProblems(change: Asked, activity: Row): Promise<Told[]> {
  const { after } = change
  const tickets = (activity.tickets ?? []) as Row[]
  const ticket = tickets.find(({ name }) => name === after.ticketName)
  if (!ticket)
    return told(
      'ticketName',
      `没有票种“${after.ticketName ?? ''}”`,
      `There is no ticket "${after.ticketName ?? ''}"`,
    )
  const count = Number(after.quantity ?? 1)
  const prices = [ticket.price, ticket.memberPrice].filter(
    (price) => price !== null && price !== undefined,
  )
  if (!prices.some((price) => Number(price) * count === Number(after.paid ?? 0)))
    return told('paid', '实付与票价不符', 'What was paid is not the price')
  const sold = await countPlaces(change, { ticketName: ticket.name })
  return sold + count > Number(ticket.stock)
    ? told(
        'ticketName',
        `“${ticket.name}”只剩 ${Number(ticket.stock) - sold} 张`,
        `Only ${Number(ticket.stock) - sold} of "${ticket.name}" are left`,
      )
    : []
}

/** Nobody holds more places than one may, and there are never more than there are. */
const keepsPlaces: Judging = async (change) => {
  const { after } = change
  const activity = await activityOf(change)
  if (!activity) return []
  const count = Number(after.quantity ?? 1)
  const most = Number(activity.perUserLimit ?? 1)
  if (after.user && (await countPlaces(change, { user: after.user })) + count > most)
    return told('quantity', `每人限报 ${most} 位`, `${most} places for each user at most`)
  const left = Number(activity.capacity) - (await countPlaces(change, {}))
  return count > left ? told('quantity', `名额只剩 ${left} 位`, `Only ${left} places are left`) : []
}

const sameDay: Judging = ({ before, now }) =>
  String(before?.checkedInAt ?? '').slice(0, 10) === now.slice(0, 10)
    ? []
    : told('_', '只能在签到当天取消', 'It can be undone on the same day only')

/** After the last day of refunds somebody must say once more that it is meant. */
const afterRefunds: Judging = async (change) => {
  const activity = await activityOf(change)
  const until = activity?.refundUntil as string | null | undefined
  return change.session.acting === 'user' && until && change.now > until
    ? told(
        'refunded',
        '已过可退票截止时间，仍要退款？',
        'The last day of refunds is over. Refund all the same?',
      )
    : []
}

/** What is sold of each ticket stands with the activity, without a new version: an editor's form must not grow stale. */
const countsSold: Bringing = {
  effect: async (change) => {
    const { after, tx } = change
    if (!after.ticketName) return
    const activity = await activityOf(change)
    const tickets = (activity?.tickets ?? []) as Row[]
    if (!activity || tickets.length === 0) return
    const sold = (name: unknown) =>
      countPlaces({ ...change, after: { ...after, id: null } }, { ticketName: name })
    const counted = await Promise.all(
      tickets.map(async (one) => ({ ...one, sold: await sold(one.name) })),
    )
    await tx
      .updateTable('offlineActivity')
      .set({ tickets: JSON.stringify(counted) })
      .where('id', '=', activity.id as number)
      .execute()
    touch(tx, 'offlineActivity')
  },
}

/** The user reads why; with no phone there is nobody to tell. */
const tellsTheUser: Bringing = {
  effect: async ({ after, by, reason, queue }) => {
    if (!after.phone) return
    await queue({
      kind: 'offlineTell',
      title: `报名${by === 'reject' ? '未通过' : '已取消'}通知`,
      entity: 'offlineParticipant',
      recordId: after.id as number,
      params: { participants: [after.id], template: 'offlineCancelled', reason: reason ?? '' },
      total: 1,
    })
  },
}

/** Rules of participants that no word carries. */
export const rules: RuleFunctions = {
  countsSold,
  sameDay,
  signsUp,
  keepsPlaces,
  afterRefunds,
  tellsTheUser,
}
