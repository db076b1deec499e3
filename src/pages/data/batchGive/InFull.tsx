import { type ReactNode, Suspense, use } from 'react'
import { loadEntity } from '#resources/load.ts'
import { useViewer } from '../../../authProvider/Viewer.tsx'
import { Eye } from '../../../views/reveal/Eye.tsx'
import { isInPart } from '../../../views/reveal/isInPart.ts'
import { mayReveal } from '../../../views/reveal/mayReveal.ts'
import { useRevealed } from '../../../views/reveal/shown.ts'
import type { BatchRow } from './calls.ts'
import { rowInFull } from './rowInFull.ts'

interface Props {
  readonly row: BatchRow
  /** Draws the row, with an eye beside what stands in part in its cells where one may see it in full. */
  readonly draw: (row: BatchRow, eye: ReactNode) => ReactNode
}

/** A row somebody else brought shows phones in part: with an eye for whoever may see them, in full once it was pressed. */
export function InFull(props: Props) {
  const { row, draw } = props
  if (!isInPart(row.cells)) return draw(row, null)
  return (
    <Suspense fallback={draw(row, null)}>
      <Hidden {...props} />
    </Suspense>
  )
}

function Hidden({ row, draw }: Props) {
  const entity = use(loadEntity('batchRow'))
  const viewer = useViewer()
  const { values, press } = useRevealed(entity, row)
  if (!mayReveal(entity, { ...row, data: row.cells }, viewer).includes('data'))
    return draw(row, null)
  return values ? draw(rowInFull(row, values), null) : draw(row, <Eye press={press} />)
}
