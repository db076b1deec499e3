import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Screen } from '#declare'
import { PortalError } from '../client/portalError.ts'
import { useSay } from '../i18n/useSay.ts'
import { EmptyState } from './EmptyState.tsx'
import { wordsOf } from './perform/wordsOf.ts'

/** The record is not there, or not for this person, or did not come; the list is there. */
export function NoRecord({ screen, error }: { readonly screen: Screen; readonly error?: unknown }) {
  const say = useSay()
  const client = useQueryClient()
  // What was refused is refused again; where nobody answered, somebody may now.
  const mayCome = error instanceof PortalError && error.isUnanswered
  const again = () =>
    client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  return (
    <EmptyState
      heading
      title={say(['打不开这条记录', 'This record cannot be opened'])}
      text={error ? wordsOf(error) : say(['没有权限。', 'You may not do this.'])}
      alert
    >
      {mayCome && (
        <Button variant="contained" onClick={() => again()}>
          {say(['重试', 'Try again'])}
        </Button>
      )}
      <Button component={Link} to={screen.path} variant={mayCome ? 'outlined' : 'contained'}>
        {say(['返回列表', 'Back to the list'])}
      </Button>
    </EmptyState>
  )
}
