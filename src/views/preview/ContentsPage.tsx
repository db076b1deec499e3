import type { PreviewLine, PreviewText } from '#derive/previewPage.ts'
import { useSay } from '../../i18n/useSay.ts'
import type { PageProps } from './pageProps.ts'

/** A cover with its facts, and what lies in it, under heads. */
export function ContentsPage({ page }: PageProps<PreviewText>) {
  const say = useSay()
  const { title, subtitle, picture, lead, facts, price, groups } = page
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0)
  return (
    <>
      <header className="app-cover">
        {picture && <img className="app-glow" src={picture} alt="" />}
        {picture && <img className="app-front" src={picture} alt={title} />}
        <div>
          <h1>{title || say(['（还没有标题）', '(no title yet)'])}</h1>
          {subtitle && <p>{subtitle}</p>}
          {facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
          {price && <strong className="app-price">{price}</strong>}
        </div>
      </header>
      <div className="app-text">
        {lead && <p className="app-lead">{lead}</p>}
        <h2>
          {say(['目录', 'Contents'])} <small>{say(['{count} 篇', '{count}'], { count })}</small>
        </h2>
        {count === 0 && <p className="app-none">{say(['还没有内容', 'Nothing in it yet'])}</p>}
        {groups.map(({ title: head, lines }) => (
          <section key={head ?? ''}>
            {head && <h3>{head}</h3>}
            <ul className="app-lines">
              {lines.map((line) => (
                <Line key={line.id} {...line} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

function Line({ title, facts, picture, free, state }: PreviewLine) {
  const say = useSay()
  return (
    <li className={state ? 'app-waiting' : undefined}>
      <div>
        <strong>{title}</strong>
        <p>
          {free && <em>{say(['试读', 'Free'])}</em>}
          {state && <em className="app-state">{state}</em>}
          <span>{facts.join(' · ')}</span>
        </p>
      </div>
      {picture && <img src={picture} alt="" loading="lazy" />}
    </li>
  )
}
