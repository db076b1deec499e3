import { Suspense, use } from 'react'
import type { Entity, Row } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { titleOf, useEntityInfo } from '#widgets/reference/EntitiesContext.ts'
import { useRecords } from '#widgets/reference/useRecords.ts'
import { useSay } from '../../i18n/useSay.ts'
import { isGood, isHeld, StateChip } from '../StateChip.tsx'
import '#widgets/reference/reference.css'

interface Props {
  readonly entity: string
  readonly record: Row
  /** Only what is out of use: taken off, stopped, deleted. */
  readonly brief?: boolean
  /** It stands among others to choose from, in which these fields are the same. */
  readonly besides?: readonly string[]
}

/** How a record that is referred to stands, where it is not live: deleted, taken off, or a draft. */
export function TargetState(props: Props) {
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

function State({ entity, record, brief, besides }: Props) {
  const of = use(loadEntity(entity))
  const state = record[of.stateField]
  const tells = brief ? isHeld(state) : !isGood(state) && Object.keys(of.states).some(isGood)
  const above = besides && aboveOf(of, besides)
  return (
    <>
      {(tells || isHeld(state)) && <StateChip entity={of} state={state} />}
      {above && <Above to={above.to} id={record[above.name]} />}
    </>
  )
}

/** The reference every record has: what it belongs to, as an issue to its magazine. */
function aboveOf({ fields, title, called }: Entity, besides: readonly string[]) {
  // Its name tells what it belongs to.
  if (called !== title) return undefined
  const found = Object.entries(fields).find(([, { kind, required }]) => kind === 'ref' && required)
  if (!found || found[0] === title || besides.includes(found[0]) || !found[1].to) return undefined
  return { name: found[0], to: found[1].to }
}

function Above({ to, id }: { readonly to: string; readonly id: unknown }) {
  const record = useRecords(to, [Number(id)]).get(Number(id))
  const info = useEntityInfo(to)
  return record ? <span className="combobox-above">{titleOf(record, info)}</span> : null
}
