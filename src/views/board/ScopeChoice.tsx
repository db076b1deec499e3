import { Form } from 'ra-core'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { FieldInput } from '../form/FieldInput.tsx'

interface Props {
  readonly entity: Entity
  /** The fields within which records are sorted. */
  readonly names: readonly string[]
  readonly filter: Row
}

/** Which board of several: kept in the address, so that it can be linked to and come back to. */
export function ScopeChoice({ entity, names, filter }: Props) {
  return (
    <Form record={filter} className="scope card">
      {names.map((name) => (
        <FieldInput
          key={name}
          source={name}
          field={{ ...entity.fields[name]!, help: undefined, required: true }}
        />
      ))}
      <Follow names={names} filter={filter} />
    </Form>
  )
}

function Follow({ names, filter }: Omit<Props, 'entity'>) {
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
