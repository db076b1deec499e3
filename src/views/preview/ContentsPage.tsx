import type { PreviewLine, PreviewText } from '#derive/previewPage.ts'
import { useSay } from '../../i18n/useSay.ts'
import type { PageProps } from './pageProps.ts'
import { ReaderChoice } from './ReaderChoice.tsx'
import { useReading } from './reader.ts'

/** A cover with its facts, and what lies in it, under heads; what is paid for, as one of both readers sees it. */
export function ContentsPage({ page }: PageProps<PreviewText>) {
  const say = useSay()
  const { title, subtitle, picture, lead, facts, price, groups } = page
  const { reader } = useReading()
  const isShut = price !== null && reader === 'unpaid'
  const free = groups.flatMap(({ lines }) => lines).filter((line) => line.free).length
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
          {price && (
            <strong className="app-price">
              {isShut ? say(['{price} 购买', 'Buy for {price}'], { price }) : price}
            </strong>
          )}
        </div>
      </header>
      <div className="app-text">
        {price && <ReaderChoice />}
        {lead && <p className="app-lead">{lead}</p>}
        <h2>
          {say(['目录', 'Contents'])} <small>{say(['{count} 篇', '{count}'], { count })}</small>
          {isShut && (
            <small>{say([' · 可试读 {free} 篇', ' · {free} free to read'], { free })}</small>
          )}
        </h2>
        {count === 0 && <p className="app-none">{say(['还没有内容', 'Nothing in it yet'])}</p>}
        {groups.map(({ title: head, lines }) => (
          <section key={head ?? ''}>
            {head && <h3>{head}</h3>}
            <ul className="app-lines">
              {lines.map((line) => (
                <Line key={line.id} {...line} isShut={isShut && !line.free} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

function Line(props: PreviewLine & { readonly isShut: boolean }) {
  const { id, title, facts, picture, free, state, isShut } = props
  const say = useSay()
  const { open } = useReading()
  return (
    <li className={state ? 'app-waiting' : undefined}>
      <div>
        {open ? (
          <button type="button" className="app-open" onClick={() => open(id)}>
            {title}
          </button>
        ) : (
          <strong>{title}</strong>
        )}
        <p>
          {free && <em>{say(['试读', 'Free'])}</em>}
          {isShut && <em className="app-shut">{say(['购买后可读', 'For buyers'])}</em>}
          {state && <em className="app-state">{state}</em>}
          <span>{facts.join(' · ')}</span>
        </p>
      </div>
      {picture && <img src={picture} alt="" loading="lazy" />}
    </li>
  )
}
