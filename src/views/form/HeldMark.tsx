import { Suspense, use } from 'react'
import type { Row } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { isGood, StateChip } from '../StateChip.tsx'

interface Props {
  readonly entity: string
  readonly record: Row
}

/** The state of a record that was picked, where it is not one in which it is live: a draft, or taken off. */
export function HeldMark(props: Props) {
  return (
    <Suspense fallback={null}>
      <State {...props} />
    </Suspense>
  )
}

function State({ entity, record }: Props) {
  const of = use(loadEntity(entity))
  const state = record[of.stateField]
  return isGood(state) ? null : <StateChip entity={of} state={state} />
}
