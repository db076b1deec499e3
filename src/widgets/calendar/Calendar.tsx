import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { enUS, zhCN } from '@mui/x-date-pickers/locales'
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/en-gb'
import 'dayjs/locale/zh-cn'
import timezone from 'dayjs/plugin/timezone'
import utc from 'dayjs/plugin/utc'
import { useLanguage, useSay } from '#src/i18n/useSay.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

interface Props {
  readonly anchor: HTMLElement
  /** `2026-11-21`, with a clock `2026-11-21 19:31:00`; null for nothing yet. */
  readonly value: string | null
  readonly clock: boolean
  onPick(value: string): void
  onClose(): void
}

const zone = 'Asia/Shanghai'
const DAY = 'YYYY-MM-DD'
/** What the pickers are told of each language; weeks begin on Monday in both. */
const languages = {
  zh: { locale: 'zh-cn', texts: zhCN, month: 'YYYY年M月' },
  en: { locale: 'en-gb', texts: enUS, month: 'MMMM YYYY' },
}

/** A month to pick a day from, and a clock for the time, with the mouse or the arrows; today is Shanghai's. */
export default function Calendar({ anchor, value, clock, onPick, onClose }: Props) {
  const say = useSay()
  const { locale, texts, month } = languages[useLanguage()]
  const at = value === null ? null : dayjs.tz(value, zone)
  const pick = (picked: Dayjs | null) => {
    if (!picked) return
    onPick(picked.format(clock ? `${DAY} HH:mm:ss` : DAY))
    if (!clock) onClose()
  }
  /** A day picked first begins at midnight. */
  const pickDay = (day: Dayjs | null) => pick(at || !day ? day : day.startOf('day'))
  const name = say(['选择日期', 'Choose a day'])
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': name } }}
    >
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={locale}
        localeText={texts.components.MuiLocalizationProvider.defaultProps.localeText}
      >
        <div className="calendar">
          <DateCalendar
            autoFocus
            showDaysOutsideCurrentMonth
            timezone={zone}
            value={at}
            dayOfWeekFormatter={(day) => day.format('dd')}
            slotProps={{
              calendarHeader: { format: month },
              day: ({ day }) => ({ 'aria-label': day.format(DAY) }),
            }}
            onChange={(day, state) => state !== 'partial' && pickDay(day)}
          />
          {clock && (
            <MultiSectionDigitalClock
              timezone={zone}
              ampm={false}
              views={['hours', 'minutes', 'seconds']}
              timeSteps={{ minutes: 1, seconds: 1 }}
              value={at}
              onChange={pick}
            />
          )}
        </div>
        <footer className="calendar-foot">
          <Button color="inherit" onClick={() => pickDay(dayjs().tz(zone).startOf('day'))}>
            {say(['今天', 'Today'])}
          </Button>
          <Button onClick={onClose}>{say(['完成', 'Done'])}</Button>
        </footer>
      </LocalizationProvider>
    </Popover>
  )
}
