import { useEffect } from 'react'
import type { Entity, Row } from '#declare'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { Eye } from './Eye.tsx'
import { mayReveal } from './mayReveal.ts'
import { useRevealed } from './shown.ts'

interface Props {
  readonly entity: Entity
  readonly record: Row
  /** Takes what is shown in full into a form. */
  onShown?: ((values: Row) => void) | undefined
}

/** The eye at the head of a record: one press shows all of it in full, as long as its tag is open. */
export default function RevealButton({ entity, record, onShown }: Props) {
  const viewer = useViewer()
  const { values, press } = useRevealed(entity, record)
  const isOffered = mayReveal(entity, record, viewer).length > 0
  useEffect(() => {
    if (values && isOffered) onShown?.(values)
  }, [values, isOffered, onShown])
  return isOffered && !values ? <Eye press={press} /> : null
}
