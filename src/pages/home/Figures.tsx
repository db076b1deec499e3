import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Label } from '#declare'
import { catalogue } from '#resources/catalogue.ts'
import { listPathOf } from '#resources/screens.ts'
import { money } from '#widgets/format/money.ts'
import { groupDigits } from '#widgets/format/number.ts'
import type { Figure } from '#wire/dayFigure.ts'
import { screensSeen } from '../../authProvider/access.ts'
import { useUser } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { Failed, Loading } from './CardState.tsx'
import { askFigures } from './homeCalls.ts'
import { Trend } from './Trend.tsx'
import { trendOf } from './trendOf.ts'

/** Key figures of the last seven days beside the seven before, over a month. Nobody who sees none sees the section. */
export function Figures() {
  const say = useSay()
  const { info } = useUser()
  const { data, error } = useQuery({
    queryKey: ['figures', info.id],
    queryFn: askFigures,
    // It says itself that it waits; the rest of the screen stands.
    meta: { quiet: true },
    retry: false,
    staleTime: 60_000,
  })
  if (data?.length === 0) return null
  return (
    <section className="figures" aria-label={say(['关键数据', 'Key figures'])}>
      {!data && !error && <Loading lines={2} />}
      {error && <Failed error={error} />}
      {data?.map((figure) => (
        <FigureCard key={`${figure.entity} ${figure.label[1]}`} figure={figure} />
      ))}
    </section>
  )
}

const ways: { readonly [way: string]: Label } = {
  up: ['较前 7 天上升 {percent}%', '{percent}% up on the week before'],
  down: ['较前 7 天下降 {percent}%', '{percent}% down on the week before'],
  same: ['与前 7 天持平', 'As in the week before'],
  fresh: ['前 7 天没有记录', 'None in the week before'],
}

function FigureCard({ figure }: { readonly figure: Figure }) {
  const say = useSay()
  const { viewer } = useUser()
  const { entity, label, unit, values, until } = figure
  const { week, way, percent } = trendOf(values)
  const format = (value: number) => (unit === 'fen' ? money(value) : groupDigits(value))
  const list = listPathOf(entity, screensSeen(viewer))
  const title = say(label)
  return (
    <article className="card figure">
      <h2>
        {list ? <Link to={list}>{title}</Link> : title}
        <span>{say(catalogue.entities.get(entity)?.label ?? ['', ''])}</span>
      </h2>
      <p className="figure-week">
        <strong>{format(week)}</strong>
        <span>{say(['近 7 天', 'last 7 days'])}</span>
      </p>
      <p className={`figure-way ${way}`}>
        <span aria-hidden>{way === 'up' ? '▲' : way === 'down' ? '▼' : '●'}</span>{' '}
        {say(ways[way]!, { percent })}
      </p>
      <Trend title={title} values={values} until={until} format={format} />
    </article>
  )
}
