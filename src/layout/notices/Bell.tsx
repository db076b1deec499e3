import BellIcon from '@mui/icons-material/NotificationsNoneOutlined'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import { usePainted } from '../../client/firstPaint.ts'
import { useSay } from '../../i18n/useSay.ts'
import { BarPopover } from '../BarPopover.tsx'
import { myNotices, noticesKey } from './noticeCalls.ts'

const NoticeList = lazy(() => import('./NoticeList.tsx'))

/** How often is asked for new ones, in milliseconds; a tab that nobody looks at asks nothing. */
const SELDOM = 30_000

/** What the portal tells one: a bell with how many are unread, the newest behind it. */
export function Bell() {
  const say = useSay()
  const { data, error, refetch } = useQuery({
    queryKey: noticesKey,
    queryFn: myNotices,
    enabled: usePainted(),
    // It says itself that it waits; the rest of the screen stands.
    meta: { quiet: true },
    refetchInterval: SELDOM,
    refetchOnWindowFocus: true,
    retry: false,
  })
  const unread = data?.unread ?? 0
  const title =
    unread > 0
      ? say(['通知：{count} 条未读', 'Notices: {count} unread'], { count: unread })
      : say(['通知', 'Notices'])
  return (
    <BarPopover
      title={title}
      name={say(['通知', 'Notices'])}
      icon={<BellIcon fontSize="small" />}
      count={unread}
      color="error"
      width="min(400px, calc(100vw - 32px))"
    >
      {(close) =>
        data ? (
          <NoticeList notices={data} onClose={close} />
        ) : (
          error && <SearchFailed again={refetch} />
        )
      }
    </BarPopover>
  )
}
