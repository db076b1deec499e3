import { useSay } from '#src/i18n/useSay.ts'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { moveItem, SortedList } from '../input/SortedList.tsx'
import { useFieldInput } from '../input/useFieldInput.ts'
import { titleOf, useEntityInfo } from '../reference/EntitiesContext.ts'
import { RecordPicker } from '../reference/RecordPicker.tsx'
import { Referred } from '../reference/Referred.tsx'
import { useRecords } from '../reference/useRecords.ts'

const NONE: readonly number[] = []

/** Several records in an order of their own, each once. */
export function RefsInput(props: InputProps) {
  const say = useSay()
  const input = useFieldInput<readonly number[]>(props)
  const { to = '', max } = props.field
  const ids = input.value ?? NONE
  const info = useEntityInfo(to)
  const records = useRecords(to, ids)
  const set = (next: readonly number[]) => input.set(next.length > 0 ? next : null)
  const full = max !== undefined && ids.length >= max
  const nameOf = (id: number) => titleOf(records.get(id), info, id)
  return (
    <FieldFrame
      {...props}
      input={input}
      counter={max === undefined ? undefined : `${ids.length} / ${max}`}
    >
      <SortedList
        className="sorted-chips"
        items={ids}
        keyOf={String}
        nameOf={nameOf}
        disabled={input.disabled}
        onMove={(from, target) => set(moveItem(ids, from, target))}
        onRemove={(at) => set(ids.filter((_, other) => other !== at))}
      >
        {(id) => <Referred entity={to} id={id} record={records.get(id)} />}
      </SortedList>
      {/* What is locked shows what it holds, and no box that takes nothing. */}
      {(!input.disabled || ids.length === 0) && (
        <RecordPicker
          id={input.id}
          entity={to}
          called={props.field.label}
          value={null}
          adds
          offered={!props.hint?.freely}
          filter={props.hint?.filter}
          without={ids}
          disabled={input.disabled || full}
          {...(full && { placeholder: say(['已选满 {max} 项', 'All {max} are chosen'], { max }) })}
          aria={input.aria}
          boxRef={input.focus}
          onPick={(id) => id !== null && set([...ids, id])}
          onTakeBack={() => set(ids.slice(0, -1))}
          onLeave={input.leave}
        />
      )}
    </FieldFrame>
  )
}
