import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type RefObject, useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import type { Entity, Label, Row } from '#declare'
import type { Presence } from '#wire/presence.ts'
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
  const { others, removedBy, takeOver } = usePresence(props)
  const { dirtyFields } = useFormState()
  const holder = others.find(({ holds }) => holds)
  const beside = others.filter((one) => one !== holder)
  // What was typed before they began is kept, and can be copied; else there is nothing to be typed.
  useHeld(within, holder !== undefined && Object.keys(dirtyFields).length === 0)
  return (
    <>
      {holder && (
        <Alert
          severity="error"
          role="status"
          action={
            <Button color="inherit" onClick={takeOver}>
              {say(['接手', 'Take over'])}
            </Button>
          }
        >
          {say(held, { name: holder.name })}
        </Alert>
      )}
      {removedBy !== null && (
        <Alert severity="error">
          {say(removed, { name: removedBy || say(['系统', 'The portal']) })}
        </Alert>
      )}
      {beside.length > 0 && (
        <Alert severity={beside.some(({ typing }) => typing) ? 'warning' : 'info'} role="status">
          {beside.map((one) => (
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

const held: Label = [
  '{name} 正在修改，一次只能一个人改：请等对方保存或离开，或者接手；接手后对方不能再保存。',
  '{name} is changing it, and one person at a time does: wait until they have saved or left, or take over; they can no longer save then.',
]

/** While somebody else is changing it, the fields are read and not typed into. */
function useHeld(within: RefObject<HTMLElement | null>, isHeld: boolean): void {
  useEffect(() => {
    const fields = [...(within.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])]
    for (const field of isHeld ? fields : []) field.inert = true
    return () => {
      for (const field of fields) field.inert = false
    }
  }, [within, isHeld])
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
