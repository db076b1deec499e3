import Close from '@mui/icons-material/Close'
import IconButton from '@mui/material/IconButton'
import { useWatch } from 'react-hook-form'
import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import Preview from './Preview.tsx'

interface Props {
  readonly entity: Entity
  readonly name: string
  readonly record: Row
  readonly isNew: boolean
  onClose(): void
}

/** Beside a form: the page as it would be with what is typed just now. */
export default function PreviewPanel({ entity, name, record, isNew, onClose }: Props) {
  const say = useSay()
  const values = useWatch() as Row
  const title = say(['预览', 'Preview'])
  return (
    <aside className="preview-panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <IconButton aria-label={say(['关闭预览', 'Close the preview'])} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </header>
      <Preview {...{ entity, name, values }} id={isNew ? null : Number(record.id)} />
    </aside>
  )
}
