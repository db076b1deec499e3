import { useState } from 'react'
import type { PreviewWall } from '#derive/previewPage.ts'
import { useSay } from '../../i18n/useSay.ts'
import type { PageProps } from './pageProps.ts'
import './wall.css'

/** A reader's wall of badges with this one on it, before and after it is earned. */
export default function WallPage({ page }: PageProps<PreviewWall>) {
  const say = useSay()
  const [earned, setEarned] = useState(true)
  const { title, lit, unlit, text, facts, line } = page
  return (
    <div className="wall">
      <nav>
        <button type="button" aria-pressed={earned} onClick={() => setEarned(true)}>
          {say(['点亮', 'Lit'])}
        </button>
        <button type="button" aria-pressed={!earned} onClick={() => setEarned(false)}>
          {say(['未点亮', 'Unlit'])}
        </button>
      </nav>
      <header className={earned ? 'earned' : undefined}>
        <Disc picture={earned ? lit : unlit} title={title} />
        <h1>{title || say(['（还没有名称）', '(no name yet)'])}</h1>
        <p>{text}</p>
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </header>
      <h2>{say(['我的勋章墙', 'My medals'])}</h2>
      <ol>
        {line.length > 0
          ? line.map((one, at) => {
              const own = line.findIndex((other) => other.own)
              const isLit = at < own || (at === own && earned)
              return (
                <li key={one.title + String(at)} className={one.own ? 'own' : undefined}>
                  <Disc picture={isLit ? one.lit : one.unlit} title={one.title} />
                  <span>{one.title}</span>
                </li>
              )
            })
          : ['', title, '', '', '', ''].map((one, at) => (
              <li key={String(at)} className={at === 1 ? 'own' : undefined}>
                {at === 1 ? <Disc picture={earned ? lit : unlit} title={title} /> : <i />}
                <span>{one}</span>
              </li>
            ))}
      </ol>
    </div>
  )
}

const Disc = ({ picture, title }: { readonly picture: string | null; readonly title: string }) =>
  picture ? <img src={picture} alt={title} /> : <i />
