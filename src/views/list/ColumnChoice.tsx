import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useState } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import { Popover } from '../overlay/Popover.tsx'
import { Tip } from '../overlay/Tip.tsx'
import type { ColumnListProps } from './ColumnList.tsx'

/** What drags is loaded when somebody wants to choose. */
const ColumnList = lazy(() => import('./ColumnList.tsx'))

/** Which columns, and in which order. The declaration's stand until somebody chooses. */
export function ColumnChoice(props: ColumnListProps) {
  const say = useSay()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const title = say(['选择列', 'Choose columns'])
  return (
    <>
      <Tip title={title}>
        <IconButton
          aria-label={title}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ViewColumn fontSize="small" />
        </IconButton>
      </Tip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': title, sx: { minHeight: 120, width: 290 } },
        }}
      >
        <Suspense fallback={null}>{anchor && <ColumnList {...props} />}</Suspense>
      </Popover>
    </>
  )
}
