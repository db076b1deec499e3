import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Label, Row } from '#declare'
import { readDay } from '#widgets/calendar/readTime.ts'
import { TimeBox } from '#widgets/calendar/TimeBox.tsx'
import { RecordPicker } from '#widgets/reference/RecordPicker.tsx'
import type { PortalProvider } from '../../../dataProvider/portalProvider.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { DayLines } from '../../../views/charts/DayLines.tsx'
import { wordsOf } from '../../../views/perform/wordsOf.ts'
import type { PageProps } from '../../pageProps.ts'
import { type AdvertDays as Days, daysBefore, type Figure, totalOf, valuesOf } from './linesOf.ts'
import '#widgets/input/field.css'
import './adverts.css'

const figures: readonly (readonly [figure: Figure, label: Label])[] = [
  ['exposureCount', ['曝光次数', 'Exposures']],
  ['clickCount', ['点击次数', 'Clicks']],
  ['clickRate', ['点击率', 'Click rate']],
  ['orderCount', ['带来订单', 'Orders']],
]
/** So many days are shown unless others are chosen. */
const SHOWN = 30
const yesterday = () =>
  daysBefore(new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10), 1)

/** An ad's figures day by day, a line per channel. */
export default function AdvertDays({ screen }: PageProps) {
  const say = useSay()
  const id = useId()
  const [search, setSearch] = useSearchParams()
  const [to, setTo] = useState(yesterday)
  const [from, setFrom] = useState(() => daysBefore(yesterday(), SHOWN - 1))
  const advert = advertIn(search)
  return (
    <div className="list">
      <div className="list-head">
        <h1>{say(screen.label)}</h1>
      </div>
      <div className="card advert-days-bar">
        <label className="advert-days-ad" htmlFor={`${id}-ad`}>
          {say(['广告', 'Ad'])}
          <RecordPicker
            id={`${id}-ad`}
            entity="advert"
            value={advert}
            onPick={(picked) =>
              setSearch(picked === null ? {} : { filter: JSON.stringify({ advert: picked }) })
            }
          />
        </label>
        <Day id={`${id}-from`} label={['开始日期', 'From']} value={from} onChange={setFrom} />
        <Day id={`${id}-to`} label={['结束日期', 'To']} value={to} onChange={setTo} />
      </div>
      {advert === null ? (
        <p className="hint">{say(['请先选择一条广告。', 'Choose an ad first.'])}</p>
      ) : (
        <Charts asked={{ advert, from, to }} />
      )}
    </div>
  )
}

/** The ad one came with: `?filter={"advert":12}`, as a row of its figures leads here. */
function advertIn(search: URLSearchParams): number | null {
  try {
    return Number((JSON.parse(search.get('filter') ?? '{}') as Row).advert) || null
  } catch {
    return null
  }
}

interface DayProps {
  readonly id: string
  readonly label: Label
  readonly value: string
  onChange(day: string): void
}

function Day({ id, label, value, onChange }: DayProps) {
  const say = useSay()
  return (
    <label htmlFor={id}>
      {say(label)}
      <TimeBox
        id={id}
        name={id}
        className="field-box"
        value={value}
        read={readDay}
        onChange={(day) => day && onChange(day)}
      />
    </label>
  )
}

function Charts({ asked }: { readonly asked: Row }) {
  const say = useSay()
  const portal = useDataProvider<PortalProvider>()
  const { data, error } = useQuery({
    queryKey: ['advertChannelDetail', 'byDay', asked],
    queryFn: () => portal.action('advertChannelDetail', null, 'byDay', asked) as Promise<Days>,
    retry: false,
  })
  if (error) return <p className="hint">{wordsOf(error)}</p>
  if (!data) return null
  if (data.lines.length === 0)
    return (
      <p className="hint">{say(['这几天没有数据。', 'There are no figures of these days.'])}</p>
    )
  return (
    <div className="advert-days">
      {figures.map(([figure, label]) => (
        <DayLines
          key={figure}
          title={say(label)}
          days={data.days}
          format={wordsFor(figure)}
          lines={data.lines.map((line) => ({
            name: line.name,
            values: valuesOf(line, figure),
            total: wordsFor(figure)(totalOf(line, figure)),
          }))}
        />
      ))}
    </div>
  )
}

const wordsFor = (figure: Figure) => (value: number) =>
  figure === 'clickRate' ? `${value}%` : value.toLocaleString('en-US')
