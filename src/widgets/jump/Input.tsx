import { type Jump, wording } from '#declare'
import { both } from '#derive/listFilter/filterFor.ts'
import { useLanguage, useSay } from '#src/i18n/useSay.ts'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { Select } from '../input/Select.tsx'
import { useFieldInput } from '../input/useFieldInput.ts'
import { jumpTargets } from '../kind/jumpTargets.ts'
import { useRecordMark } from '../reference/RecordMark.ts'
import { RecordPicker } from '../reference/RecordPicker.tsx'
import { useRecords } from '../reference/useRecords.ts'
import { typesOf } from './kind.ts'

/** Where a link in the app leads: first the type, then the record, the path or the address it needs. */
export function JumpInput(props: InputProps) {
  const say = useSay()
  const language = useLanguage()
  const input = useFieldInput<Jump>(props)
  const name = say(props.field.label)
  const turn = (type: string) => input.set(type === '' ? null : { type })
  return (
    <FieldFrame {...props} input={input} group>
      <div className="field-row field-jump">
        <Select
          id={input.id}
          focus={input.focus}
          className="field-box"
          aria-label={`${name} ${say(['类型', 'type'])}`}
          value={input.value?.type ?? ''}
          choices={[
            ['', say(['请选择', 'Choose'])],
            ...typesOffered(props, input.value?.type).map(
              (type) =>
                [type, wording(jumpTargets[type]?.label ?? [type, type], language)] as const,
            ),
          ]}
          disabled={input.disabled}
          onChoose={turn}
          // On the way to what the type needs nobody has left the field, and nothing is missing yet.
          {...(!lacksTarget(input.value) && { onLeave: input.leave })}
          {...input.aria}
        />
        {input.value && (
          <Target
            {...props}
            jump={input.value}
            id={`${input.id}-target`}
            name={name}
            onChange={input.set}
            leave={input.leave}
            disabled={input.disabled}
          />
        )}
      </div>
      {input.value && <Standing jump={input.value} />}
    </FieldFrame>
  )
}

/** Whether the record, path or address its type needs is still to be named. */
const lacksTarget = (jump: Jump | null): boolean =>
  jump !== null &&
  jumpTargets[jump.type]?.needs !== undefined &&
  jump.id === undefined &&
  jump.url === undefined

/** How the target stands, where nobody gets there now. */
function Standing({ jump }: { readonly jump: Jump }) {
  const { entity = '' } = jumpTargets[jump.type] ?? {}
  const record = useRecords(entity, entity && jump.id ? [jump.id] : []).get(jump.id ?? 0)
  const Mark = useRecordMark()
  if (!Mark || !record) return null
  return (
    <span className="field-mark">
      <Mark entity={entity} record={record} />
    </span>
  )
}

/** The types of the field that the rules leave at this moment; what stands in the record stays in sight. */
const typesOffered = ({ field, hint }: InputProps, current: string | undefined) =>
  typesOf(field).filter((type) => type === current || (hint?.types?.includes(type) ?? true))

interface TargetProps extends InputProps {
  readonly jump: Jump
  readonly id: string
  readonly name: string
  readonly disabled: boolean
  onChange(jump: Jump): void
  leave(): void
}

function Target({ jump, id, name, disabled, onChange, leave, hint }: TargetProps) {
  const say = useSay()
  const target = jumpTargets[jump.type]
  if (!target?.needs) return null
  if (target.needs === 'id')
    return (
      <RecordPicker
        key={jump.type}
        id={id}
        entity={target.entity ?? jump.type}
        value={jump.id ?? null}
        offered
        filter={both([target.where ?? {}, hint?.filter ?? {}])}
        disabled={disabled}
        aria={{ 'aria-label': `${name} ${say(target.label)}` }}
        onPick={(picked) =>
          onChange(picked === null ? { type: jump.type } : { type: jump.type, id: picked })
        }
        onLeave={leave}
      />
    )
  return (
    <input
      id={id}
      className="field-box"
      aria-label={`${name} ${target.needs === 'url' ? say(['网址', 'address']) : say(['路径', 'path'])}`}
      placeholder={target.needs === 'url' ? 'https://' : 'pages/index'}
      value={jump.url ?? ''}
      disabled={disabled}
      onChange={({ target: { value } }) =>
        onChange(value === '' ? { type: jump.type } : { type: jump.type, url: value })
      }
      onBlur={leave}
    />
  )
}
