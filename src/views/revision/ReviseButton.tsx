import Button from '@mui/material/Button'
import { useFormState } from 'react-hook-form'
import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { useRevisable, useRevision } from './useRevision.ts'

interface Props {
  readonly entity: Entity
  readonly record: Row
  readonly busy: boolean
  press(): void
}

/** Beside 保存 of a live record: what is typed waits as its revision. Where it has one already, that is opened instead. */
export default function ReviseButton({ entity, record, busy, press }: Props) {
  const say = useSay()
  const { dirtyFields } = useFormState()
  const isRevisable = useRevisable(entity, record)
  const { data } = useRevision(entity, record)
  if (!isRevisable || data !== null) return null
  const isTyped = Object.keys(dirtyFields).length > 0
  const why = say(['先修改内容', 'Change something first'])
  return (
    <Button
      variant="outlined"
      disabled={busy || !isTyped}
      title={
        isTyped
          ? say(['读者暂时看不到，发布后才生效', 'Readers do not see it before it is published'])
          : why
      }
      onClick={press}
    >
      {say(['存为修订稿', 'Save as a revision'])}
    </Button>
  )
}
