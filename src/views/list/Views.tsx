import Bookmarks from '@mui/icons-material/BookmarksOutlined'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useState } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import { Popover } from '../overlay/Popover.tsx'
import { Tip } from '../overlay/Tip.tsx'
import type { ViewsListProps } from './ViewsList.tsx'

const ViewsList = lazy(() => import('./ViewsList.tsx'))

/** The views of a list, one's own and those shared with one's roles: found again with a press, in every browser. */
export function Views(props: Omit<ViewsListProps, 'onDone'>) {
  const say = useSay()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const title = say(['视图', 'Views'])
  return (
    <>
      <Tip title={title}>
        <IconButton
          aria-label={title}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Bookmarks fontSize="small" />
        </IconButton>
      </Tip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': title, sx: { minHeight: 120, width: 330 } },
        }}
      >
        <Suspense fallback={null}>
          {anchor && <ViewsList {...props} onDone={() => setAnchor(null)} />}
        </Suspense>
      </Popover>
    </>
  )
}
