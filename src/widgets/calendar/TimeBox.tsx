import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import { type AriaAttributes, lazy, Suspense, useRef, useState } from 'react'
import { useLanguage, useSay } from '#src/i18n/useSay.ts'
import './calendar.css'

const Calendar = lazy(() => import('./Calendar.tsx'))
const Misread = lazy(() => import('./Misread.tsx'))

interface Props extends AriaAttributes {
  readonly id?: string
  readonly name?: string
  readonly className?: string
  /** What is kept, as one types it; a text that is no time stays as it was typed. */
  readonly value: string
  /** The time of what was typed, as it is written; null where it is none. */
  readonly read: (typed: string) => string | null
  readonly clock?: boolean
  /** What an empty box stands for; how a time is written unless said. */
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly boxRef?: (element: HTMLElement | null) => void
  /** What was typed or picked, written in full where it can be read; empty for nothing. */
  onChange(text: string): void
  onBlur?(): void
}

/** A day or a moment: typed as it is written everywhere here, or picked from a calendar by mouse. */
export function TimeBox({
  value,
  read,
  clock,
  boxRef,
  onChange,
  onBlur,
  className,
  placeholder,
  ...box
}: Props) {
  const say = useSay()
  const language = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const place = useRef<HTMLSpanElement>(null)
  const [isWrong, setWrong] = useState(false)
  const [isNew, setNew] = useState(false)
  const type = (text: string) => {
    setTyped(text)
    setNew(true)
    setWrong(false)
    onChange(text.trim() === '' ? '' : (read(text) ?? text))
  }
  const echo = typed === null ? null : echoOf(typed, read, language)
  const years = isNew ? yearsAhead(read(typed ?? value)) : 0
  // Told once one has left: what is half typed is no mistake.
  const misread = isWrong ? typed : isNew && typed === null && value && !read(value) ? value : null
  const leave = () => {
    // Whoever keeps no text that is no time loses nothing typed, either: it stays, and says so.
    const isLost = typed !== null && typed.trim() !== '' && !read(typed) && typed !== value
    if (!isLost) setTyped(null)
    setWrong(isLost)
    onBlur?.()
  }
  const pick = (text: string) => {
    setTyped(null)
    setNew(true)
    onChange(text)
  }
  return (
    <>
      <span className="time-box" ref={place}>
        <input
          {...box}
          ref={boxRef}
          className={className}
          inputMode="numeric"
          autoComplete="off"
          placeholder={placeholder ?? (clock ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD')}
          value={typed ?? value}
          {...(isWrong && {
            'aria-invalid': true,
            title: say(
              [
                '“{typed}”看不懂，没有用上；例如 2026-12-1、12-1、明天、下周三',
                '"{typed}" is not understood and was not used; such as 2026-12-1 or 12-1',
              ],
              { typed: typed ?? '' },
            ),
          })}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
        />
        {echo && <output className="typed-echo">{echo}</output>}
        {!box.disabled && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={say(['打开日历', 'Open the calendar'])}
            onClick={() => setAnchor(place.current)}
          >
            <CalendarMonth fontSize="small" />
          </button>
        )}
        <Suspense fallback={null}>
          {anchor && (
            <Calendar
              anchor={anchor}
              value={read(value)}
              clock={clock ?? false}
              onPick={pick}
              onClose={() => setAnchor(null)}
            />
          )}
        </Suspense>
      </span>
      {misread && (
        <Suspense fallback={null}>
          <Misread typed={misread} clock={clock ?? false} />
        </Suspense>
      )}
      {years >= FAR && (
        <output className="time-far">
          {say(['约 {years} 年后，请核对年份', 'about {years} years ahead: is the year right?'], {
            years,
          })}
        </output>
      )}
    </>
  )
}

/** A year mistyped is seldom the next one: 2036 for 2026 is. */
const FAR = 3
const YEAR = 365.25 * 86_400_000
/** How many years ahead a time lies, `2036-12-01 09:00`; 0 for what is no time, and for the past. */
const yearsAhead = (time: string | null): number =>
  time === null ? 0 : Math.max(0, Math.round((Date.parse(time.slice(0, 10)) - Date.now()) / YEAR))

/** What is understood of what was typed, said before one leaves; nothing where it says so itself. */
function echoOf(typed: string, read: Props['read'], language: string): string | null {
  const understood = read(typed)
  if (!understood || understood.startsWith(typed.trim())) return null
  const day = new Date(`${understood.slice(0, 10)}T00:00:00Z`)
  const named = day.toLocaleDateString(language === 'zh' ? 'zh-CN' : 'en', {
    weekday: 'short',
    timeZone: 'UTC',
  })
  return `= ${understood.replace(/:00$/, '')} ${named}`
}
