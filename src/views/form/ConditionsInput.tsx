import { Suspense, use } from 'react'
import { useWatch } from 'react-hook-form'
import type { Row } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { ContainsFilter } from '#widgets/filter/ContainsFilter.tsx'
import { EqualFilter } from '#widgets/filter/EqualFilter.tsx'
import { Filter, filters } from '#widgets/filters.tsx'
import { FieldFrame } from '#widgets/input/FieldFrame.tsx'
import type { InputProps } from '#widgets/input/InputProps.ts'
import { useFieldInput } from '#widgets/input/useFieldInput.ts'
import { useSay } from '../../i18n/useSay.ts'
import { fieldAt } from '../fieldAt.ts'
import './conditions.css'

/** The filter of a list as a value of the form: the same boxes as over that list, texts by the whole. */
export default function ConditionsInput(props: InputProps) {
  const say = useSay()
  const { by = '', of = {} } = props.field.conditions ?? {}
  const input = useFieldInput<Row>(props)
  const entity = of[String(useWatch({ name: by }))]
  return (
    <FieldFrame {...props} input={input} group>
      {entity ? (
        <Suspense fallback={<div className="input-comes" />}>
          <Boxes
            entity={entity}
            values={input.value ?? {}}
            disabled={input.disabled}
            onChange={(next) => input.set(Object.keys(next).length > 0 ? next : null)}
          />
        </Suspense>
      ) : (
        <p className="conditions-none">{say(['先选择导出类型', 'Choose a kind first'])}</p>
      )}
    </FieldFrame>
  )
}

interface BoxesProps {
  readonly entity: string
  readonly values: Row
  readonly disabled: boolean
  readonly onChange: (values: Row) => void
}

function Boxes({ entity: name, values, disabled, onChange }: BoxesProps) {
  const entity = use(loadEntity(name))
  const change = (changed: Row) =>
    onChange(Object.fromEntries(Object.entries({ ...values, ...changed }).filter(isFilled)))
  const shown = entity.list.filters.flatMap((source) => {
    const field = fieldAt(entity, source)
    const kind = field?.kind === 'computed' ? (field.as ?? 'text') : field?.kind
    const Given = kind && kind !== 'period' ? filters[kind] : null
    return field && Given ? [{ source, field, byWhole: Given === ContainsFilter }] : []
  })
  return (
    <fieldset className="conditions" disabled={disabled}>
      {shown.map(({ source, field, byWhole }) => {
        const props = { source, field, values, disabled, onChange: change }
        return (
          <div key={source}>{byWhole ? <EqualFilter {...props} /> : <Filter {...props} />}</div>
        )
      })}
    </fieldset>
  )
}

const isFilled = ([, value]: readonly [string, unknown]) =>
  value !== undefined && value !== null && value !== ''
