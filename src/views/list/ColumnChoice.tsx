import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import { lazy } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import { ButtonPopover } from '../overlay/ButtonPopover.tsx'
import type { ColumnListProps } from './ColumnList.tsx'

/** What drags is loaded when somebody wants to choose. */
const ColumnList = lazy(() => import('./ColumnList.tsx'))

/** Which columns, and in which order. The declaration's stand until somebody chooses. */
export function ColumnChoice(props: ColumnListProps) {
  const say = useSay()
  return (
    <ButtonPopover
      title={say(['选择列', 'Choose columns'])}
      icon={<ViewColumn fontSize="small" />}
      size={{ width: 290, minHeight: 120 }}
    >
      {() => <ColumnList {...props} />}
    </ButtonPopover>
  )
}
