import BellIcon from '@mui/icons-material/NotificationsNoneOutlined'
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import { Popover } from '../../views/overlay/Popover.tsx'
import { Tip } from '../../views/overlay/Tip.tsx'
import { myNotices, noticesKey } from './noticeCalls.ts'

const NoticeList = lazy(() => import('./NoticeList.tsx'))

/** How often is asked for new ones, in milliseconds; a tab that nobody looks at asks nothing. */
const SELDOM = 30_000

/** What the portal tells one: a bell with how many are unread, the newest behind it. */
export function Bell() {
  const say = useSay()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data } = useQuery({
    queryKey: noticesKey,
    queryFn: myNotices,
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
    <>
      <Tip title={title}>
        <IconButton
          aria-label={title}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Badge badgeContent={unread} max={99} color="error">
            <BellIcon fontSize="small" />
          </Badge>
        </IconButton>
      </Tip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': say(['通知', 'Notices']),
            // Its place is worked out before the list has come.
            style: { width: 'min(400px, calc(100vw - 32px))' },
          },
        }}
      >
        <Suspense fallback={null}>
          {data && <NoticeList notices={data} onClose={() => setAnchor(null)} />}
        </Suspense>
      </Popover>
    </>
  )
}
