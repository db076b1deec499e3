import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { monthsLater, shifted, today, weeksAround } from './readTime.ts'

interface Props {
  readonly anchor: HTMLElement
  /** `2026-11-21`, with a clock `2026-11-21 19:31:00`; null for nothing yet. */
  readonly value: string | null
  readonly clock: boolean
  onPick(value: string): void
  onClose(): void
}

const ways: { readonly [key: string]: (day: string) => string } = {
  ArrowLeft: (day) => shifted(day, -1),
  ArrowRight: (day) => shifted(day, 1),
  ArrowUp: (day) => shifted(day, -7),
  ArrowDown: (day) => shifted(day, 7),
  PageUp: (day) => monthsLater(day, -1),
  PageDown: (day) => monthsLater(day, 1),
}
const weekdays = [
  ['一', 'Mo'],
  ['二', 'Tu'],
  ['三', 'We'],
  ['四', 'Th'],
  ['五', 'Fr'],
  ['六', 'Sa'],
  ['日', 'Su'],
] as const

/** A month to pick a day from, with the mouse or the arrows; weeks begin on Monday, today is Shanghai's. */
export default function Calendar({ anchor, value, clock, onPick, onClose }: Props) {
  const say = useSay()
  const [at, setAt] = useState(value?.slice(0, 10) ?? today())
  const time = value?.slice(11) || '00:00:00'
  const grid = useRef<HTMLTableElement>(null)
  useEffect(() => grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus(), [at])
  const pick = (day: string) => {
    onPick(clock ? `${day} ${time}` : day)
    if (!clock) onClose()
    else setAt(day)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways[event.key]
    if (!way) return
    event.preventDefault()
    setAt(way(at))
  }
  const [year, month] = at.split('-')
  const name = say(['选择日期', 'Choose a day'])
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': name } }}
    >
      <div className="calendar">
        <header>
          <IconButton
            aria-label={say(['上个月', 'Month before'])}
            onClick={() => setAt(monthsLater(at, -1))}
          >
            <ChevronLeft fontSize="small" />
          </IconButton>
          <strong aria-live="polite">
            {say(['{year} 年 {month} 月', '{month}/{year}'], { year: year!, month: Number(month) })}
          </strong>
          <IconButton
            aria-label={say(['下个月', 'Month after'])}
            onClick={() => setAt(monthsLater(at, 1))}
          >
            <ChevronRight fontSize="small" />
          </IconButton>
        </header>
        <table ref={grid} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              {weekdays.map((weekday) => (
                <th key={weekday[1]} scope="col">
                  {say(weekday)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksAround(at).map((week) => (
              <tr key={week[0]}>
                {week.map((day) => (
                  <td key={day}>
                    <button
                      type="button"
                      data-day={day}
                      // biome-ignore lint/a11y/noAutofocus: whoever opened it goes on with the arrows from here
                      autoFocus={day === at}
                      tabIndex={day === at ? 0 : -1}
                      aria-label={day}
                      aria-pressed={day === value?.slice(0, 10)}
                      aria-current={day === today() ? 'date' : undefined}
                      className={day.startsWith(at.slice(0, 7)) ? undefined : 'other'}
                      onClick={() => pick(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {clock && <Clock time={time} onPick={(picked) => onPick(`${at} ${picked}`)} />}
        <footer>
          <Button color="inherit" onClick={() => pick(today())}>
            {say(['今天', 'Today'])}
          </Button>
          <Button onClick={onClose}>{say(['完成', 'Done'])}</Button>
        </footer>
      </div>
    </Popover>
  )
}

/** Hour and minute as menus: they can be picked without typing. */
function Clock({ time, onPick }: { readonly time: string; onPick(time: string): void }) {
  const say = useSay()
  const parts = time.split(':')
  const menu = (index: number, label: readonly [string, string], count: number) => (
    <select
      aria-label={say(label)}
      value={parts[index]}
      onChange={(event) =>
        onPick(parts.map((part, at) => (at === index ? event.target.value : part)).join(':'))
      }
    >
      {Array.from({ length: count }, (_, at) => String(at).padStart(2, '0')).map((part) => (
        <option key={part}>{part}</option>
      ))}
    </select>
  )
  return (
    <div className="calendar-clock">
      {menu(0, ['时', 'Hour'], 24)}
      <span aria-hidden="true">:</span>
      {menu(1, ['分', 'Minute'], 60)}
      <span aria-hidden="true">:</span>
      {menu(2, ['秒', 'Second'], 60)}
    </div>
  )
}
