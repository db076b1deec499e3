import { type ComponentType, type CSSProperties, useState } from 'react'
import type { PreviewEntry, PreviewModules } from '#derive/previewPage.ts'
import { useSay } from '../../i18n/useSay.ts'
import { isDark } from './isDark.ts'
import type { PageProps } from './pageProps.ts'
import './modules.css'

type Module = PreviewModules['modules'][number]
interface ModuleProps {
  readonly entries: Module['entries']
}
const shapes: { readonly [as in Module['as']]: ComponentType<ModuleProps> } = {
  banners: Banners,
  lines: Lines,
  grid: Grid,
  pairs: Pairs,
  swipe: Swipe,
  icons: Icons,
  steps: Steps,
}

/** A page put together of blocks, in the colour it was given. */
export default function ModulesPage({ page }: PageProps<PreviewModules>) {
  const say = useSay()
  const { title, picture, background, notice, floating, wallpaper, button, modules } = page
  const style = background
    ? ({
        '--page': background,
        colorScheme: isDark(background) ? 'dark' : 'light',
      } as CSSProperties)
    : undefined
  return (
    <div
      className={background && isDark(background) ? 'modules modules-dark' : 'modules'}
      style={style}
    >
      {wallpaper && <img className="modules-wallpaper" src={wallpaper} alt="" />}
      <h1>{title || say(['（还没有标题）', '(no title yet)'])}</h1>
      {picture && <img className="modules-head" src={picture} alt="" />}
      {notice && (
        <p className="modules-notice">
          <em>{say(['公告', 'Notice'])}</em>
          {notice}
        </p>
      )}
      {modules.map(({ as, title: head, entries }, index) => {
        const Shape = shapes[as]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a page may be alike, and never move
          <section key={index}>
            {head && <h2>{head}</h2>}
            {entries.length > 0 ? (
              <Shape entries={entries} />
            ) : (
              <p className="modules-none">
                {say(['此区块还没有内容', 'Nothing in this block yet'])}
              </p>
            )}
          </section>
        )
      })}
      {button && <p className="modules-button">{button}</p>}
      {floating && <img className="modules-floating" src={floating} alt="" />}
    </div>
  )
}

/** Pictures side by side, to be swiped. */
function Banners({ entries }: ModuleProps) {
  return (
    <ul className="modules-banners">
      {entries.map((entry) => (
        <li key={entry.id} className={entry.waiting ? 'waiting' : undefined}>
          {entry.picture && <img src={entry.picture} alt={entry.title} loading="lazy" />}
          <Badge {...entry} />
        </li>
      ))}
    </ul>
  )
}

/** One picture after the other with its words below, to be swiped. */
function Steps({ entries }: ModuleProps) {
  return (
    <ol className="modules-steps">
      {entries.map(({ id, title, subtitle, picture }) => (
        <li key={id}>
          {picture && <img src={picture} alt="" loading="lazy" />}
          <strong>{title}</strong>
          {subtitle && <p>{subtitle}</p>}
          <small>
            {id} / {entries.length}
          </small>
        </li>
      ))}
    </ol>
  )
}

function Lines({ entries }: ModuleProps) {
  return (
    <ul className="modules-lines">
      {entries.map((entry) => (
        <li key={entry.id} className={entry.waiting ? 'waiting' : undefined}>
          {entry.picture && <img src={entry.picture} alt="" loading="lazy" />}
          <div>
            <strong>{entry.title}</strong>
            {entry.subtitle && <p>{entry.subtitle}</p>}
            <Badge {...entry} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Round pictures with a word, five a row. */
function Icons({ entries }: ModuleProps) {
  return (
    <ul className="modules-icons">
      {entries.map((entry) => (
        <li key={entry.id} className={entry.waiting ? 'waiting' : undefined}>
          <span>
            {entry.picture ? <img src={entry.picture} alt="" loading="lazy" /> : <i />}
            {entry.badge && <em>{entry.badge}</em>}
          </span>
          <strong>{entry.title}</strong>
          {entry.waiting && <small>{entry.waiting}</small>}
        </li>
      ))}
    </ul>
  )
}

/** Covers side by side; groups stand as tabs above them. */
function Grid({ entries }: ModuleProps) {
  const say = useSay()
  const groups = [...new Set(entries.flatMap(({ group }) => group ?? []))]
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = chosen ? entries.filter(({ group }) => group === chosen) : entries
  return (
    <>
      {groups.length > 1 && (
        <div className="modules-tabs">
          {[null, ...groups].map((group) => (
            <button
              key={group ?? ''}
              type="button"
              aria-pressed={group === chosen}
              onClick={() => setChosen(group)}
            >
              {group ?? say(['全部', 'All'])}
            </button>
          ))}
        </div>
      )}
      <Covers className="modules-grid" entries={shown} />
    </>
  )
}

/** Covers, two a row. */
function Pairs({ entries }: ModuleProps) {
  return <Covers className="modules-grid modules-pairs" entries={entries} />
}

/** Covers in one row, to be swiped. */
function Swipe({ entries }: ModuleProps) {
  return <Covers className="modules-grid modules-swipe" entries={entries} />
}

function Covers({ className, entries }: ModuleProps & { readonly className: string }) {
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry.id} className={entry.waiting ? 'waiting' : undefined}>
          <span>
            {entry.picture && <img src={entry.picture} alt="" loading="lazy" />}
            <Badge {...entry} />
          </span>
          <strong>{entry.title}</strong>
        </li>
      ))}
    </ul>
  )
}

const Badge = ({ badge, waiting }: PreviewEntry) =>
  waiting ? (
    <em className="modules-waiting">{waiting}</em>
  ) : badge ? (
    <em className="modules-badge">{badge}</em>
  ) : null
