import Alert from '@mui/material/Alert'
import type { Entity, Label, Row } from '#declare'
import type { Presence } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { fieldAt } from '../fieldAt.ts'
import { usePresence } from './usePresence.ts'

interface Props {
  readonly entity: Entity
  readonly record: Row
  readonly form: string
}

/** Who else has the record open, and in which field they are. */
export function Others(props: Props) {
  const others = usePresence(props)
  if (others.length === 0) return null
  return (
    <Alert severity={others.some(({ typing }) => typing) ? 'warning' : 'info'} role="status">
      {others.map((one) => (
        <div key={one.id}>
          <Other entity={props.entity} one={one} />
        </div>
      ))}
    </Alert>
  )
}

const typingIn: Label = ['{name} 正在修改“{field}”。', '{name} is changing "{field}".']
const lookingAt: Label = [
  '{name} 也打开了此记录，在“{field}”。',
  '{name} has it open, too, at "{field}".',
]

function Other({
  entity,
  one,
}: {
  readonly entity: Entity
  readonly one: Presence['others'][number]
}) {
  const say = useSay()
  const { name, field, typing } = one
  const label = field === null ? undefined : fieldAt(entity, field)?.label
  if (label) return say(typing ? typingIn : lookingAt, { name, field: say(label) })
  return typing
    ? say(['{name} 正在修改此记录。', '{name} is changing this record.'], { name })
    : say(['{name} 也打开了此记录。', '{name} has it open, too.'], { name })
}
