import Bookmarks from '@mui/icons-material/BookmarksOutlined'
import { lazy } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import { ButtonPopover } from '../overlay/ButtonPopover.tsx'
import type { ViewsListProps } from './ViewsList.tsx'

const ViewsList = lazy(() => import('./ViewsList.tsx'))

/** The views of a list, one's own and those shared with one's roles: found again with a press, in every browser. */
export function Views(props: Omit<ViewsListProps, 'onDone'>) {
  const say = useSay()
  return (
    <ButtonPopover
      title={say(['视图', 'Views'])}
      icon={<Bookmarks fontSize="small" />}
      size={{ width: 330, minHeight: 120 }}
    >
      {(close) => <ViewsList {...props} onDone={close} />}
    </ButtonPopover>
  )
}
