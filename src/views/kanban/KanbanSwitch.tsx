import ViewList from '@mui/icons-material/ViewListOutlined'
import ViewWeek from '@mui/icons-material/ViewWeekOutlined'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useSay } from '../../i18n/useSay.ts'

interface Props {
  readonly on: boolean
  onSwitch(on: boolean): void
}

/** Rows or lanes. */
export default function KanbanSwitch({ on, onSwitch }: Props) {
  const say = useSay()
  const rows = say(['列表', 'Rows'])
  const lanes = say(['分栏', 'Lanes'])
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      value={on}
      onChange={(_, next: boolean | null) => next !== null && onSwitch(next)}
      aria-label={say(['显示方式', 'Shown as'])}
    >
      <ToggleButton value={false} aria-label={rows} title={rows}>
        <ViewList fontSize="small" />
      </ToggleButton>
      <ToggleButton value={true} aria-label={lanes} title={lanes}>
        <ViewWeek fontSize="small" />
      </ToggleButton>
    </ToggleButtonGroup>
  )
}
