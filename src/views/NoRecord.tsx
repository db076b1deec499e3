import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { Screen } from '#declare'
import { useSay } from '../i18n/useSay.ts'
import { EmptyState } from './EmptyState.tsx'
import { wordsOf } from './perform/wordsOf.ts'

/** The record is not there, or not for this person; the list is. */
export function NoRecord({ screen, error }: { readonly screen: Screen; readonly error?: unknown }) {
  const say = useSay()
  return (
    <EmptyState
      title={say(['打不开这条记录', 'This record cannot be opened'])}
      text={error ? wordsOf(error) : say(['没有权限。', 'You may not do this.'])}
      alert
    >
      <Button component={Link} to={screen.path} variant="contained">
        {say(['返回列表', 'Back to the list'])}
      </Button>
    </EmptyState>
  )
}
