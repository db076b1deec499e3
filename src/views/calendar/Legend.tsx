import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { memo } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import type { Entry, Source } from './useEntries.ts'

interface Props {
  readonly sources: readonly Source[] | undefined
  readonly all: readonly Entry[]
  /** Entities that are not shown. */
  readonly hidden: ReadonlySet<string>
  onHide(hidden: ReadonlySet<string>): void
}

/** Who stands in a calendar, each in its colour, how many, and what alarms; each can be left out. */
export const Legend = memo(function Legend({ sources, all, hidden, onHide }: Props) {
  const say = useSay()
  const late = all.filter((entry) => entry.late).length
  const clashes = all.filter((entry) => entry.clash).length
  return (
    <fieldset className="cal-legend">
      <legend>{say(['显示哪些', 'What is shown'])}</legend>
      {sources?.map(({ entity: of, cut }, at) => (
        <FormControlLabel
          key={of.name}
          className={`cal-${at}`}
          control={
            <Checkbox
              size="small"
              checked={!hidden.has(of.name)}
              onChange={() => {
                const next = new Set(hidden)
                if (!next.delete(of.name)) next.add(of.name)
                onHide(next)
              }}
            />
          }
          label={
            <>
              {say(of.label)}{' '}
              <small>
                {all.filter(({ source }) => source === at).length}
                {cut && '+'}
              </small>
            </>
          }
        />
      ))}
      {late > 0 && <em>{say(['逾期 {late}', '{late} overdue'], { late })}</em>}
      {clashes > 0 && <em>{say(['冲突 {clashes}', '{clashes} clash'], { clashes })}</em>}
    </fieldset>
  )
})
