import Close from '@mui/icons-material/Close'
import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import { type Entity, f } from '#declare'
import { type EditWay, isYesOrNo } from '#derive/edit/ways.ts'
import { Select } from '#widgets/input/Select.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { FieldInput } from '../form/FieldInput.tsx'
import { type Change, namesOf, offeredWays, someOf, unitsOf, wayLabels } from './changes.ts'

interface Props {
  readonly entity: Entity
  readonly change: Change
  /** The fields it may be of: its own and those no other change is of. */
  readonly offered: readonly string[]
  readonly masked: ReadonlySet<string>
  onChange(change: Change): void
  onField(field: string): void
  onRemove(): void
}

/** One change: of which field, in which way, by what. */
export function ChangeRow({ entity, change, offered, masked, onChange, onField, onRemove }: Props) {
  const say = useSay()
  const id = useId()
  const field = entity.fields[change.field]!
  const label = say(field.label)
  const ways = offeredWays(field, masked.has(change.field))
  return (
    <fieldset className="edit-change" aria-labelledby={id}>
      <legend id={id} className="for-readers">
        {label}
      </legend>
      <Select
        aria-label={say(['字段', 'Field'])}
        value={change.field}
        choices={offered.map((name) => [name, say(entity.fields[name]!.label)])}
        onChoose={onField}
      />
      <Select
        aria-label={say(['怎样改', 'How'])}
        value={change.way}
        choices={ways.map((way) => [way, say(wayLabels[way])])}
        onChoose={(way) => onChange({ ...change, way: way as EditWay })}
      />
      <div className={`edit-value ${change.way}`}>
        <Value entity={entity} change={change} />
      </div>
      <IconButton
        onClick={onRemove}
        aria-label={say(['不改{label}', 'Leave {label} as it is'], { label })}
      >
        <Close fontSize="small" />
      </IconButton>
    </fieldset>
  )
}

const found = f.text('查找', 'Find', { required: true, max: 200 })
const put = f.text('替换为（留空则删去）', 'Replace by (empty takes it out)', { max: 200 })

/** What the way needs beside it. */
function Value({ entity, change: { key, field: name, way } }: Pick<Props, 'entity' | 'change'>) {
  const say = useSay()
  const field = entity.fields[name]!
  const names = namesOf(key)
  if (way === 'empty')
    return (
      <p className="hint">{say(['所选记录的这个字段将被清空', 'The field will be emptied'])}</p>
    )
  if (way === 'replace')
    return (
      <>
        <FieldInput source={names.find} field={found} hint={{ required: true }} />
        <FieldInput source={names.by} field={put} />
      </>
    )
  if (way === 'shift')
    return (
      <>
        <FieldInput source={names.turn} field={turn} hint={{ required: true }} />
        <FieldInput source={names.amount} field={amount} hint={{ required: true }} />
        <FieldInput
          source={names.unit}
          field={f.choice('单位', 'Unit', unitsOf(field))}
          hint={{ required: true }}
        />
      </>
    )
  const asked = way === 'set' ? field : someOf(field)
  // A switch says no before anybody touches it.
  const hint = { required: !isYesOrNo(asked) }
  return <FieldInput key={way} source={names.value} field={asked} hint={hint} />
}

const turn = f.choice('方向', 'Which way', { '+': ['往后', 'Later'], '-': ['往前', 'Earlier'] })
const amount = f.integer('多少', 'How far', { required: true, min: 1, max: 99999 })
