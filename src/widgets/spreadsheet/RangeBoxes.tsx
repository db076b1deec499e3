import { useId, useState } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { MomentBox } from '../dateTime/MomentBox.tsx'
import { type Chosen, type DateRange, dateRange, rangeFault } from './dateRange.ts'

/** Start and end of what is asked for, both with seconds, in Asia/Shanghai. */
export function RangeBoxes({ onChange }: { onChange(range: DateRange | null): void }) {
  const say = useSay()
  const id = useId()
  const [chosen, setChosen] = useState<Chosen>({ start: null, end: null })
  const [left, setLeft] = useState(false)
  const fault = rangeFault(chosen)
  const set = (next: Chosen) => {
    setChosen(next)
    onChange(dateRange(next))
  }
  const box = (side: keyof Chosen, label: string) => (
    <div>
      <label htmlFor={`${id}-${side}`}>{label}</label>
      <MomentBox
        id={`${id}-${side}`}
        value={chosen[side]}
        disabled={false}
        aria-invalid={left && fault !== null}
        aria-describedby={`${id}-fault`}
        onChange={(moment) => set({ ...chosen, [side]: moment })}
        onBlur={() => setLeft(true)}
      />
    </div>
  )
  return (
    <fieldset className="sheet-range">
      <legend>{say(['时间范围', 'Date range'])}</legend>
      {box('start', say(['开始时间', 'Start']))}
      {box('end', say(['结束时间', 'End']))}
      <p id={`${id}-fault`} role={left && fault ? 'alert' : undefined} className="upload-refused">
        {left && fault ? say(fault) : ''}
      </p>
    </fieldset>
  )
}
