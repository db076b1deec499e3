import Alert from '@mui/material/Alert'
import type { RefObject } from 'react'
import type { Entity, Label, Row } from '#declare'
import type { Presence } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { fieldAt } from '../fieldAt.ts'
import { FieldPlaces } from './FieldPlaces.tsx'
import { usePresence } from './usePresence.ts'

interface Props {
  readonly entity: Entity
  readonly record: Row
  readonly form: string
  /** Where the fields stand. */
  readonly within: RefObject<HTMLElement | null>
}

/** Who else has the record open, and in which field they are: told above the form, and marked at the field itself. */
export function Others({ within, ...props }: Props) {
  const say = useSay()
  const { others, removedBy } = usePresence(props)
  return (
    <>
      {removedBy !== null && (
        <Alert severity="error">
          {say(removed, { name: removedBy || say(['系统', 'The portal']) })}
        </Alert>
      )}
      {others.length > 0 && (
        <Alert severity={others.some(({ typing }) => typing) ? 'warning' : 'info'} role="status">
          {others.map((one) => (
            <div key={one.id}>
              <Other entity={props.entity} one={one} />
            </div>
          ))}
        </Alert>
      )}
      <FieldPlaces {...{ others, within }} />
    </>
  )
}

const removed: Label = [
  '此记录刚刚被{name}删除，可在回收站恢复后再保存；你的输入都还在。',
  '{name} has just deleted this record: bring it back from the bin to save; what you typed is still here.',
]

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
