import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useSay } from '../../i18n/useSay.ts'
import { EmptyState } from '../EmptyState.tsx'

interface Props {
  /** Whether filters are why there is nothing. */
  readonly filtered: boolean
  /** What there would be. */
  readonly what: string
  onCreate?(): void
  onReset(): void
}

/** A list without records: its filters can be taken off, or the first record made. */
export function EmptyList({ filtered, what, onCreate, onReset }: Props) {
  const say = useSay()
  const create = onCreate && (
    <Button variant="contained" startIcon={<Add />} onClick={onCreate}>
      {say(['新增{what}', 'New {what}'], { what })}
    </Button>
  )
  if (filtered)
    return (
      <EmptyState
        title={say(['没有符合条件的记录', 'Nothing matches'])}
        text={say(['换个条件试试。', 'Try other filters.'])}
      >
        {create}
        <Button variant="outlined" onClick={onReset}>
          {say(['清除筛选', 'Clear filters'])}
        </Button>
      </EmptyState>
    )
  return <EmptyState title={say(['还没有{what}', 'No {what} yet'], { what })}>{create}</EmptyState>
}
