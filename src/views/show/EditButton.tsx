import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { Entity, Row, Screen } from '#declare'
import { mayUse, screensSeen } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { editingPath } from './editingPath.ts'

interface Props {
  readonly screen: Screen
  readonly entity: Entity
  readonly record: Row
}

/** From a screen that only shows records to the one where this one is changed, for whoever may change it and sees that. */
export function EditButton({ screen, entity, record }: Props) {
  const say = useSay()
  const viewer = useViewer()
  const path = mayUse(viewer, entity, 'update') && editingPath(screen, record, screensSeen(viewer))
  if (!path) return null
  return (
    <Button variant="contained" component={Link} to={path}>
      {say(['编辑', 'Edit'])}
    </Button>
  )
}
