import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { Link } from 'react-router-dom'
import type { Label, Row } from '#declare'
import { dateTime } from '#widgets/format/dateTime.ts'
import { screensSeen } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import type { DeskProps } from '../../views/queue/QueueRecord.tsx'
import { listPathOf } from '../screens.ts'
import { commentReport } from './commentReport.ts'
import './comment.desk.css'

/** So many reports are read: more of one comment are counted by it, and looked at in their list. */
const MOST = 100

/** Why readers reported the comment, how often and when last, and what deciding here leaves to be settled. */
export default function CommentAtDesk({ record }: DeskProps) {
  const count = Number(record.reports ?? 0)
  return count > 0 ? <Reported comment={Number(record.id)} count={count} /> : null
}

function Reported({ comment, count }: { readonly comment: number; readonly count: number }) {
  const say = useSay()
  const portal = useDataProvider<PortalProvider>()
  const path = listPathOf('commentReport', screensSeen(useViewer()))
  const { data = [] } = useQuery({
    queryKey: ['commentReport', 'reasons', comment],
    queryFn: async () => {
      const { data: rows } = await portal.getList('commentReport', {
        filter: { comment },
        pagination: { page: 1, perPage: MOST },
        sort: { field: 'createdAt', order: 'DESC' },
      })
      return rows as readonly Row[]
    },
    meta: { quiet: true },
    retry: false,
  })
  const open = data.filter(({ status }) => status === 'pending').length
  const last = data[0]?.createdAt
  const reasons = [...reasonsOf(data)].map(([label, times]) => `${say(label)} ${times}`)
  return (
    <section className="comment-reported" aria-label={say(['被举报', 'Reported'])}>
      <p>
        <strong>{say(['被举报 {count} 次', 'Reported {count:time|times}'], { count })}</strong>
        {reasons.length > 0 && `${say(['：', ': '])}${reasons.join(say(['、', ', ']))}`}
        {typeof last === 'string' && say(['；最近 {at}', '; last {at}'], { at: dateTime(last).slice(0, 16) })}
      </p>
      {open > 0 && (
        <p>
          {say(
            [
              '其中 {open} 条未处理：在这里通过或不通过都不会了结举报，举报人也收不到答复，请随后到“评论举报”处理。',
              '{open} of them open: deciding here settles none of them, nor is any reporter answered. Settle them at the reports afterwards.',
            ],
            { open },
          )}
          {path !== undefined && (
            <>
              {' '}
              <Link to={`${path}/queue`}>{say(['去处理举报', 'To the reports'])}</Link>
            </>
          )}
        </p>
      )}
    </section>
  )
}

/** How many gave which reason, the most usual first. */
function reasonsOf(reports: readonly Row[]): readonly (readonly [Label, number])[] {
  const labels = commentReport.fields.reason.of as { readonly [reason: string]: Label }
  return [...Map.groupBy(reports, ({ reason }) => String(reason))]
    .flatMap(([reason, some]) => {
      const label = labels[reason]
      return label ? [[label, some.length] as const] : []
    })
    .toSorted((a, b) => b[1] - a[1])
}
