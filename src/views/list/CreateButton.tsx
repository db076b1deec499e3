import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useSay } from '../../i18n/useSay.ts'

/** Leads to an empty form, over a list, board or tree. */
export function CreateButton({ to }: { readonly to: string }) {
  const say = useSay()
  return (
    <Button component={Link} to={to} className="create" variant="contained" startIcon={<Add />}>
      {say(['新增', 'New'])}
    </Button>
  )
}
