import { type FocusEvent, useId, useState } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { FilterFrame } from '../filter/FilterFrame.tsx'
import type { FilterProps } from '../filter/FilterProps.ts'
import { titleOf, useEntityInfo } from '../reference/EntitiesContext.ts'
import { useRecords } from '../reference/useRecords.ts'
import '../input/select.css'

/** Loads what finds records, ahead of somebody turning to it. */
export const loadPicker = () => import('../reference/RecordPicker.tsx')
type Picker = Awaited<ReturnType<typeof loadPicker>>['RecordPicker']

/** By the record referred to, found by its name. A plain box stands there until somebody turns to it. */
export function RefFilter({ source, field, values, onChange }: FilterProps) {
  const say = useSay()
  const id = useId()
  const { to = '' } = field
  const info = useEntityInfo(to)
  const value = Number(values[source]) > 0 ? Number(values[source]) : null
  const record = useRecords(to, value === null ? [] : [value]).get(value ?? 0)
  const [begun, setBegun] = useState({ typed: '', pressed: false })
  const [Picker, setPicker] = useState<Picker>()
  const turn = async ({ currentTarget: box }: FocusEvent) => {
    // Asked for again with the next turn, where it cannot be had.
    const loaded = await loadPicker().catch(() => undefined)
    if (loaded && document.activeElement === box) setPicker(() => loaded.RecordPicker)
  }
  return (
    <FilterFrame field={field} id={id}>
      {Picker ? (
        <Picker
          id={id}
          entity={to}
          called={field.label}
          value={value}
          begins={begun}
          onPick={(picked) => onChange({ [source]: picked ?? undefined })}
        />
      ) : (
        <div className="combobox-box">
          <input
            id={id}
            role="combobox"
            aria-expanded={false}
            autoComplete="off"
            placeholder={say(['输入名称查找{what}', 'Type to find {what}'], {
              what: say(field.label),
            })}
            value={begun.typed || (value === null ? '' : titleOf(record, info, value))}
            onPointerEnter={loadPicker}
            onPointerDown={() => setBegun({ ...begun, pressed: true })}
            onFocus={turn}
            onChange={({ target }) => setBegun({ typed: target.value, pressed: true })}
          />
        </div>
      )}
    </FilterFrame>
  )
}
