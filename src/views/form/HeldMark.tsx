import { Suspense, use } from 'react'
import type { Row } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { useSay } from '../../i18n/useSay.ts'
import { isGood, isHeld, StateChip } from '../StateChip.tsx'

interface Props {
  readonly entity: string
  readonly record: Row
  /** Only what is out of use: taken off, stopped, deleted. */
  readonly brief?: boolean
}

/** How a record that is referred to stands, where it is not live: deleted, taken off, or a draft. */
export function HeldMark(props: Props) {
  if (props.record.gone !== undefined) return <Gone />
  return (
    <Suspense fallback={null}>
      <State {...props} />
    </Suspense>
  )
}

function Gone() {
  const say = useSay()
  return <span className="chip bad">{say(['已删除', 'Deleted'])}</span>
}

function State({ entity, record, brief }: Props) {
  const of = use(loadEntity(entity))
  const state = record[of.stateField]
  const tells = brief ? isHeld(state) : !isGood(state) && Object.keys(of.states).some(isGood)
  return tells || isHeld(state) ? <StateChip entity={of} state={state} /> : null
}
