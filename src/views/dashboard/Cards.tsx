import { changeOf } from '#derive/dashboard/changeOf.ts'
import type { CardFigures, DashboardFigures } from '#derive/dashboard/figures.ts'
import { useSay } from '../../i18n/useSay.ts'
import { figureText } from './figureText.ts'
import { Spark } from './Spark.tsx'

/** The measures told large, each with its course and what it is compared to. */
export function Cards({ told }: { readonly told: DashboardFigures }) {
  const say = useSay()
  const { latest } = told.range
  return (
    <section className="figures" aria-label={say(['关键数据', 'Key figures'])}>
      {told.cards.map((card) => {
        const { label, unit } = told.measures[card.measure]!
        return (
          <article key={card.measure} className="card figure">
            <h2>
              {say(label)}
              {latest && <span>{latest.slice(5)}</span>}
            </h2>
            <p className="figure-week">
              <strong>{figureText(card.value, unit, say)}</strong>
            </p>
            {card.plan && <Plan card={card} told={told} />}
            <div className="figure-ways">
              {'before' in card && (
                <Way
                  told={told}
                  card={card}
                  before={card.before}
                  label={say(
                    latest ? ['较前一天', 'on the day before'] : ['较上期', 'on the period before'],
                  )}
                />
              )}
              {'yearAgo' in card && (
                <Way
                  told={told}
                  card={card}
                  before={card.yearAgo}
                  label={say(['同比', 'on a year ago'])}
                />
              )}
            </div>
            {card.trend.length > 0 && <Spark values={card.trend} open={card.unfinished === true} />}
          </article>
        )
      })}
    </section>
  )
}

interface WayProps {
  readonly told: DashboardFigures
  readonly card: CardFigures
  readonly before: number | null | undefined
  readonly label: string
}

const signs = { up: '▲', down: '▼', same: '●', fresh: '●' } as const

/** How it stands beside an earlier time: by a sign, in words, and whether that is good news by colour as well. */
function Way({ told, card, before, label }: WayProps) {
  const say = useSay()
  const { unit, good } = told.measures[card.measure]!
  const change = changeOf(card.value, before)
  if (!change)
    return (
      <p className="figure-way">
        {say(['{label} 无可比', 'nothing to compare {label}'], { label })}
      </p>
    )
  const { way, percent } = change
  const mood = good && (way === 'up' || way === 'down') ? (way === good ? 'good' : 'bad') : ''
  const word = {
    up: `+${percent}%`,
    down: `-${percent}%`,
    same: say(['持平', 'as before']),
    fresh: say(['此前为 0', 'none before']),
  }[way]
  return (
    <p className={`figure-way ${mood}`} title={`${label} ${figureText(before, unit, say)}`}>
      <span aria-hidden="true">{signs[way]}</span> <b>{word}</b> {label}
    </p>
  )
}

/** How much of a plan is reached; more than all of it is said in figures, the bar being full. */
function Plan({ card, told }: { readonly card: CardFigures; readonly told: DashboardFigures }) {
  const say = useSay()
  const { measure, value } = card.plan!
  const { label, unit } = told.measures[measure]!
  const share = value ? ((card.value ?? 0) / value) * 100 : null
  return (
    <div className={share !== null && share > 100 ? 'figure-plan over' : 'figure-plan'}>
      <span>
        {say(label)} {figureText(value, unit, say)}
        <b>{figureText(share, 'percent', say)}</b>
      </span>
      <i style={{ inlineSize: `${Math.min(100, Math.max(0, share ?? 0))}%` }} />
    </div>
  )
}
