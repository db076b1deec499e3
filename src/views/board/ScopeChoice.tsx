import { Form } from 'ra-core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import type { Hint } from '#widgets/input/InputProps.ts'
import { FieldInput } from '../form/FieldInput.tsx'
import { hintsOf } from '../form/rules.ts'
import { useSituation } from '../form/useSituation.ts'

interface Props {
  readonly entity: Entity
  /** The fields within which records are sorted. */
  readonly names: readonly string[]
  readonly filter: Row
  /** What the screen holds fast besides, so that only what goes with it is offered. */
  readonly fixed?: Row
  /** What stands beside the choice. */
  readonly children?: ReactNode
}

/** Which board of several: kept in the address, so that it can be linked to and come back to. */
export function ScopeChoice({ entity, names, filter, fixed, children }: Props) {
  const hints = hintsOf(useSituation(entity, null)({ ...filter, ...fixed }))
  return (
    <Form record={filter} className="scope card">
      {names.map((name) => (
        <FieldInput
          key={name}
          source={name}
          hint={pickedBy(hints[name])}
          field={{ ...entity.fields[name]!, help: undefined, required: true }}
        />
      ))}
      {children}
      <Follow names={names} filter={filter} />
    </Form>
  )
}

/** Of what rules say of the input, only what they offer: it stands in no form. */
const pickedBy = ({ filter, choices }: Hint = {}): Hint => ({
  ...(filter && { filter }),
  ...(choices && { choices }),
})

function Follow({ names, filter }: Pick<Props, 'names' | 'filter'>) {
  const [, setSearch] = useSearchParams()
  const values = useWatch() as Row
  const before = useRef(JSON.stringify(filter))
  useEffect(() => {
    const chosen = Object.fromEntries(
      names
        .map((name) => [name, values[name]])
        .filter(([, value]) => value != null && value !== ''),
    )
    const next = JSON.stringify({
      ...filter,
      ...Object.fromEntries(names.map((name) => [name, undefined])),
      ...chosen,
    })
    if (next === before.current) return
    before.current = next
    setSearch({ filter: next }, { replace: true })
  }, [values, names, filter, setSearch])
  return null
}
