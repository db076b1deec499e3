import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useSay } from '../i18n/useSay.ts'
import { EmptyState } from '../views/EmptyState.tsx'

/** No screen at this address, or none that this person may see: both read the same, so that nothing is given away. */
export function NotFound() {
  const say = useSay()
  return (
    <EmptyState
      heading
      title={say(['页面不存在', 'There is no such page'])}
      text={say([
        '地址可能写错了，或你没有查看它的权限。',
        'The address may be wrong, or you may not be allowed to see it.',
      ])}
    >
      <Button component={Link} to="/home" variant="contained">
        {say(['回到首页', 'Back to home'])}
      </Button>
    </EmptyState>
  )
}
