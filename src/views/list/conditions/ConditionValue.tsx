import Chip from '@mui/material/Chip'
import { useId } from 'react'
import type { Entity, Field } from '#declare'
import type { Condition } from '#derive/listFilter/conditions.ts'
import { countOf, namedSpans, type Span } from '#derive/listFilter/spans.ts'
import { readAs } from '#widgets/computed/kind.ts'
import { Filter } from '#widgets/filters.tsx'
import { MultiSelect } from '#widgets/input/MultiSelect.tsx'
import { Select } from '#widgets/input/Select.tsx'
import { choicesOf } from '#widgets/kind/chosen.ts'
import { titleOf, useEntityInfo } from '#widgets/reference/EntitiesContext.ts'
import { RecordPicker } from '#widgets/reference/RecordPicker.tsx'
import { useRecords } from '#widgets/reference/useRecords.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { fieldAt } from '../../fieldAt.ts'
import { spanLabels } from './conditionWords.ts'

interface Props {
  readonly entity: Entity
  readonly condition: Condition
  /** What its field is called. */
  readonly name: string
  readonly onChange: (next: Condition) => void
}

/** By what a field is compared, as its kind is filled in elsewhere. */
export function ConditionValue({ entity, condition, name, onChange }: Props) {
  const say = useSay()
  const field = fieldAt(entity, condition.field)
  if (!field) return null
  const label = say(['{name}的值', 'Value of {name}'], { name })
  switch (condition.test) {
    case 'contains':
    case 'lacks':
      return (
        <TextBox
          label={label}
          value={condition.text}
          onChange={(text) => onChange({ ...condition, text })}
        />
      )
    case 'is':
    case 'isNot': {
      const set = (values: readonly unknown[]) => onChange({ ...condition, values })
      return <Values {...{ field, label, values: condition.values, onChange: set }} />
    }
    case 'within':
      return (
        <SpanBox
          label={label}
          span={condition.span}
          onChange={(span) => onChange({ ...condition, span })}
        />
      )
    case 'between': {
      const [gte, lte] = [`${condition.field}_gte`, `${condition.field}_lte`]
      return (
        <Filter
          source={condition.field}
          field={field}
          values={{ [gte]: condition.from, [lte]: condition.to }}
          onChange={(changed) =>
            onChange({
              ...condition,
              ...(gte in changed && { from: changed[gte] }),
              ...(lte in changed && { to: changed[lte] }),
            })
          }
        />
      )
    }
    default:
      return null
  }
}

interface BoxProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

const TextBox = ({ label, value, onChange }: BoxProps) => (
  <input
    className="condition-text"
    aria-label={label}
    autoComplete="off"
    maxLength={100}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)

interface ValuesProps {
  readonly field: Field
  readonly label: string
  readonly values: readonly unknown[]
  readonly onChange: (values: readonly unknown[]) => void
}

/** One or more of what the field may hold. */
function Values(props: ValuesProps) {
  const say = useSay()
  const { field, label, values, onChange } = props
  if (field.to) return <Records {...props} to={field.to} />
  if (readAs(field) === 'boolean')
    return (
      <Select
        aria-label={label}
        value={values.length > 0 ? String(values[0]) : ''}
        choices={[
          ['true', say(['是', 'Yes'])],
          ['false', say(['否', 'No'])],
        ]}
        onChoose={(choice) => onChange([choice === 'true'])}
      />
    )
  if (typeof field.of === 'object')
    return (
      <MultiSelect
        aria-label={label}
        value={values.map(String)}
        choices={Object.entries(choicesOf(field)).map(([choice, words]) => [choice, say(words)])}
        onChoose={onChange}
      />
    )
  return (
    <TextBox
      label={label}
      value={String(values[0] ?? '')}
      onChange={(text) => onChange(text === '' ? [] : [text])}
    />
  )
}

function Records({ to, label, values, onChange }: ValuesProps & { readonly to: string }) {
  const id = useId()
  const info = useEntityInfo(to)
  const ids = values.map(Number)
  const records = useRecords(to, ids)
  return (
    <div className="condition-records">
      {ids.map((one) => (
        <Chip
          key={one}
          size="small"
          label={titleOf(records.get(one), info, one)}
          onDelete={() => onChange(ids.filter((other) => other !== one))}
        />
      ))}
      <RecordPicker
        id={id}
        entity={to}
        value={null}
        adds
        without={ids}
        aria={{ 'aria-label': label }}
        onPick={(picked) => picked !== null && onChange([...ids, picked])}
        onTakeBack={() => onChange(ids.slice(0, -1))}
      />
    </div>
  )
}

interface SpanProps {
  readonly label: string
  readonly span: Span
  readonly onChange: (span: Span) => void
}

/** A stretch of days that moves on: by its name, or so many days. */
function SpanBox({ label, span, onChange }: SpanProps) {
  const say = useSay()
  const days = countOf(span)
  const kind = days === undefined ? span : span.startsWith('last') ? 'last' : 'next'
  const choose = (choice: string) =>
    onChange((['last', 'next'].includes(choice) ? `${choice}-${days ?? 7}d` : choice) as Span)
  return (
    <span className="condition-span">
      <Select
        aria-label={label}
        value={kind}
        choices={[
          ['last', say(['最近几天', 'the last days'])],
          ['next', say(['未来几天', 'the next days'])],
          ...namedSpans.map((one) => [one, say(spanLabels[one])] as const),
        ]}
        onChoose={choose}
      />
      {days !== undefined && (
        <>
          <input
            className="condition-days"
            aria-label={say(['天数', 'Days'])}
            inputMode="numeric"
            value={days}
            onChange={({ target }) => {
              const count = Number(target.value.normalize('NFKC').replace(/\D/g, '').slice(0, 4))
              if (count > 0) onChange(`${kind as 'last' | 'next'}-${count}d`)
            }}
          />
          {say(['天', 'days'])}
        </>
      )}
    </span>
  )
}
