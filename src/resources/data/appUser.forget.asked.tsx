import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { Label, Row } from '#declare'
import { daysBetween, momentOf } from '#derive/moment.ts'
import { money } from '#widgets/format/money.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import type { AskedProps } from '../../views/perform/confirmAction.ts'
import '../../views/record/moveEffect.css'

/** What a person may have open or left with us, by a filter their lists take. */
const matters: readonly { readonly of: string; readonly status: readonly string[]; readonly what: Label }[] = [
  { of: 'userOrder', status: ['refunding'], what: ['笔订单退款未付', 'refunds of orders not paid out'] },
  { of: 'activityOrder', status: ['refunding'], what: ['笔报名退款未付', 'refunds of sign-ups not paid out'] },
  { of: 'partnerUserOrder', status: ['refunding'], what: ['笔企业订单退款未付', 'refunds of partner orders not paid out'] },
  { of: 'materialOrder', status: ['awaitingAddress', 'pending', 'returned'], what: ['件包裹未发出', 'parcels not sent'] },
  { of: 'raffleWinner', status: ['waiting', 'claimed'], what: ['个奖品未发放', 'awards not handed over'] },
  { of: 'campStudent', status: ['enrolled', 'studying'], what: ['个训练营还在进行', 'camps under way'] },
  { of: 'userMagazine', status: ['active'], what: ['份杂志订阅还有效', 'subscriptions in force'] },
  { of: 'userBook', status: ['active'], what: ['个已开通的内容', 'contents opened'] },
  { of: 'userQualification', status: ['active'], what: ['个未用的参加资格', 'rights to take part not used'] },
  { of: 'userCoupon', status: ['unused', 'locked'], what: ['张优惠券未用', 'coupons not used'] },
]

/** What is still open between us and a person who is about to be erased: told before anybody agrees to it. */
export default function OpenMatters({ record }: AskedProps) {
  const say = useSay()
  const portal = useDataProvider<PortalProvider>()
  const { data, isPending } = useQuery({
    queryKey: ['appUser', 'openMatters', record.id],
    queryFn: () => openMatters(portal, record),
    meta: { quiet: true },
    gcTime: 0,
    retry: false,
  })
  if (isPending) return <p aria-busy="true">{say(['正在查还有什么没办完……', 'Looking for what is still open …'])}</p>
  const lines = (data?.found ?? []).map(({ count, what }) => say(['{count} {what}', '{count} {what}'], { count, what: say(what) }))
  if (data?.days) lines.push(say(['会员还剩 {days} 天', '{days:day|days} of membership left'], { days: data.days }))
  if (typeof record.readMoney === 'number' && record.readMoney > 0)
    lines.push(say(['阅读币余额 {money}', '{money} of read money'], { money: money(record.readMoney) }))
  return (
    <section className="effect" aria-label={say(['还没办完、没用完的', 'Still open or unused'])}>
      {lines.length > 0 && (
        <>
          <p>{say(['还没办完、没用完的（注销后用户再也用不到）：', 'Still open or unused, and of no use to the person once erased:'])}</p>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {lines.length === 0 && data?.unread.length === 0 && (
        <p>{say(['没有未办完的事，也没有未用的权益。', 'Nothing is open, and no right is unused.'])}</p>
      )}
      {(!data || data.unread.length > 0) && (
        <p>
          {say([
            '有些没有查到（无权查看，或没有取到），请另行确认。',
            'Some could not be looked up (not yours to see, or nothing came back): make sure otherwise.',
          ])}
        </p>
      )}
    </section>
  )
}

async function openMatters(portal: PortalProvider, { id }: Row) {
  const unread: string[] = []
  const listed = async (of: string, status: readonly string[], perPage: number) => {
    try {
      return await portal.getList(of, {
        filter: { user: id, status },
        pagination: { page: 1, perPage },
        sort: { field: 'id', order: 'DESC' },
      })
    } catch {
      unread.push(of)
      return { data: [], total: 0 }
    }
  }
  const counts = await Promise.all(matters.map(async ({ of, status, what }) => ({ what, count: (await listed(of, status, 1)).total ?? 0 })))
  const { data } = await listed('userVip', ['active'], 100)
  const now = momentOf(Date.now())
  const ends = (data as readonly Row[]).map(({ validity }) => (validity as Row | null)?.end)
  const last = ends
    .filter((end) => typeof end === 'string')
    .toSorted()
    .at(-1)
  return { found: counts.filter(({ count }) => count > 0), days: last && last > now ? Math.max(daysBetween(now, last), 1) : 0, unread }
}
