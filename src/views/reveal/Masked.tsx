import type { ReactNode } from 'react'
import type { Entity, Row } from '#declare'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { Eye } from './Eye.tsx'
import { mayReveal } from './mayReveal.ts'
import { useRevealed } from './shown.ts'

interface Props {
  readonly entity: Entity
  readonly name: string
  readonly record: Row
  /** Draws the value as it stands in a record. */
  draw(record: Row): ReactNode
}

/** A value that stands in part: with an eye for whoever may see it in full, and in full once that was pressed. */
export default function Masked({ entity, name, record, draw }: Props) {
  const viewer = useViewer()
  const { values, press } = useRevealed(entity, record)
  if (!mayReveal(entity, record, viewer).includes(name)) return draw(record)
  if (values) return draw({ ...record, ...values })
  return (
    <span className="cell-masked">
      {draw(record)}
      <Eye press={press} />
    </span>
  )
}
