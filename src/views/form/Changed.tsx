import Alert from '@mui/material/Alert'
import { type RefObject, useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { FieldCell } from '../FieldCell.tsx'
import { fieldAt } from '../fieldAt.ts'
import type { Sent } from './useRenewed.ts'

interface Props {
  readonly entity: Entity
  readonly record: Row
  readonly latest?: Row | undefined
  readonly sent: RefObject<Sent>
  onLatest?(latest: Row): void
}

/**
 * What somebody else has saved since the form was filled: shown in it where nothing is typed; told where something is,
 * since the save will bring both together.
 */
export function Changed({ entity, record, latest, sent, onLatest }: Props) {
  const say = useSay()
  const { dirtyFields, isSubmitting } = useFormState()
  const typed = Object.keys(dirtyFields).length > 0
  const newer = latest && Number(latest.version) > Number(record.version) ? latest : undefined
  useEffect(() => {
    if (newer && !typed && !sent.current.values) onLatest?.(newer)
  }, [newer, typed, sent, onLatest])
  if (!newer || !typed || isSubmitting) return null
  return (
    <Alert severity="warning">
      <p className="conflict-who">
        {['updatedBy', 'updatedAt'].map((name) => (
          <FieldCell
            key={name}
            {...{ entity, name }}
            field={fieldAt(entity, name)!}
            record={newer}
          />
        ))}
      </p>
      {say([
        '此记录刚刚有了新的修改。你的输入都在，保存时会与之合并；同一处都改过的，由你选择。',
        'This record has just been changed. What you typed stays; saving brings both together, and asks where both changed the same.',
      ])}
    </Alert>
  )
}
