import Add from '@mui/icons-material/Add'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useNavigate } from 'react-router-dom'
import type { Entity } from '#declare'
import { beginningAt } from '#derive/calendarSpan.ts'
import { listPathOf } from '#resources/screens.ts'
import { screensSeen } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { createAt } from '../list/createAt.ts'
import { mayMake } from '../record/mayDo.ts'

/** Where one pointed in a calendar: at a day, `2026-12-01`, or at an hour of it, `2026-12-01T14:00:00`. */
export interface Pointed {
  readonly when: string
  /** On the screen: the calendar draws its days anew, so none of them is held on to. */
  readonly place: { readonly top: number; readonly left: number }
}

/** Of the entities of a calendar those of which somebody may make a record, each with its list. */
export function useMakeable(entities: readonly Entity[]) {
  const viewer = useViewer()
  const seen = screensSeen(viewer)
  return entities.flatMap((entity) => {
    const path = listPathOf(entity.name, seen)
    const may = path && mayMake(viewer, entity)
    return may ? [{ entity, path }] : []
  })
}

interface Props {
  readonly pointed: Pointed
  readonly makeable: ReturnType<typeof useMakeable>
  onClose(): void
}

/** What can be made for a day: its form opens with the time filled in. */
export function CreateMenu({ pointed: { when, place }, makeable, onClose }: Props) {
  const say = useSay()
  const navigate = useNavigate()
  const day = `${when.slice(0, 10)} ${when.slice(11, 16)}`.trim()
  const label = say(['{day} 新建', 'New for {day}'], { day })
  const make = (entity: Entity, path: string) => {
    const { at } = entity.calendar!
    onClose()
    navigate(createAt(path, { [at]: beginningAt(entity.fields[at]!.kind, when) }))
  }
  return (
    <Menu
      open
      anchorReference="anchorPosition"
      anchorPosition={place}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': label },
        list: { 'aria-label': label },
      }}
    >
      <li className="cal-new" aria-hidden="true">
        {label}
      </li>
      {makeable.map(({ entity, path }) => (
        <MenuItem key={entity.name} onClick={() => make(entity, path)}>
          <Add fontSize="small" />
          {say(entity.label)}
        </MenuItem>
      ))}
    </Menu>
  )
}
