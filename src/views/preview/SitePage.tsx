import { type CSSProperties, lazy, Suspense } from 'react'
import type { PreviewSite, SiteEntry } from '#derive/previewSite.ts'
import { useSay } from '../../i18n/useSay.ts'
import { isDark } from './isDark.ts'
import './site.css'

const RichText = lazy(() => import('../show/RichText.tsx'))

type Block = PreviewSite['blocks'][number]

/** A page of the website in a window as wide as it is there; narrower screens scroll it. */
export default function SitePage({ page: { title, blocks } }: { readonly page: PreviewSite }) {
  const say = useSay()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="site" aria-label={title} tabIndex={0}>
      <div className="site-page">
        <h1>{title}</h1>
        {blocks.length === 0 && <p className="site-none">{say(['还没有模块', 'No module yet'])}</p>}
        {blocks.map((block) => (
          <SiteBlock key={block.id} block={block} />
        ))}
      </div>
    </section>
  )
}

function SiteBlock({ block }: { readonly block: Block }) {
  const say = useSay()
  const { as, wide, title, background, waiting, entries, text } = block
  const style = { '--block': background ?? '#fff' } as CSSProperties
  const dark = background && isDark(background) ? ' site-dark' : ''
  return (
    <section className={`site-block${wide ? ' site-wide' : ''}${dark}`} style={style}>
      {(title || waiting) && (
        <header>
          {title && <h2>{title}</h2>}
          {waiting && <em>{waiting}</em>}
        </header>
      )}
      {text && (
        <Suspense fallback={null}>
          <RichText html={text} paid={say(['付费分隔线', 'Paid divider'])} />
        </Suspense>
      )}
      {as === 'text' ? null : entries.length > 0 ? (
        <ul className={`site-${as}`}>
          {entries.map((entry) => (
            <Entry key={entry.id} {...entry} />
          ))}
        </ul>
      ) : (
        <p className="site-none">{say(['此区块还没有内容', 'Nothing in this block yet'])}</p>
      )}
    </section>
  )
}

const Entry = ({ title, summary, picture }: SiteEntry) => (
  <li>
    {picture && <img src={picture} alt="" loading="lazy" />}
    <strong>{title}</strong>
    {summary && <p>{summary}</p>}
  </li>
)
