import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { crumbsOf } from '#resources/screens.ts'
import { screensSeen } from '../authProvider/access.ts'
import { useUser } from '../authProvider/Viewer.tsx'
import { useSay } from '../i18n/useSay.ts'
import { RecentEdits } from './home/RecentEdits.tsx'
import { Todos } from './home/Todos.tsx'
import type { MenuBranch } from './menu.ts'
import { menuOf, stands } from './menu.ts'
import { visitedPaths } from './visited.ts'
import './home.css'

/** What one comes for most, until one has been somewhere. */
const favourites = [
  '/contentManagement/magazine',
  '/contentManagement/magazine/issues',
  '/contentManagement/magazine/articles',
  '/contentManagement/magazine/columns',
]

/** Greeting, where one was last, what is to do, what one changed; the whole sidebar spread out, folded. */
export default function Home() {
  const say = useSay()
  const { info, viewer } = useUser()
  const seen = screensSeen(viewer)
  const branches = useMemo(() => menuOf(seen), [seen])
  const paths = [...new Set([...visitedPaths(), ...favourites])].slice(0, 8)
  const shortcuts = paths.flatMap((path) =>
    seen.filter((screen) => screen.path === path && stands(screen)),
  )
  return (
    <div className="home">
      <header>
        <h1>{say(hello(), { name: info.name })}</h1>
        <p>{say(['从这里开始今天的工作。', 'Start the day from here.'])}</p>
      </header>
      {shortcuts.length > 0 && (
        <section aria-label={say(['快捷入口', 'Shortcuts'])} className="shortcuts">
          {shortcuts.map((screen) => (
            <Link key={screen.path} to={screen.path} className="card shortcut">
              <strong>{say(screen.label)}</strong>
              <span>
                {crumbsOf(screen)
                  .slice(0, -1)
                  .map(({ label }) => say(label))
                  .join(' / ')}
              </span>
            </Link>
          ))}
        </section>
      )}
      <div className="home-cards">
        <Todos />
        <RecentEdits />
      </div>
      <details className="home-all">
        <summary>{say(['全部功能', 'All screens'])}</summary>
        <div className="home-groups">
          {branches
            .filter(({ children }) => children.length > 0)
            .map((branch) => (
              <div key={branch.key} className="card home-group">
                <h2>{say(branch.label)}</h2>
                <ul>
                  {leaves(branch).map(({ key, label }) => (
                    <li key={key}>
                      <Link to={key}>{say(label)}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
        </div>
      </details>
    </div>
  )
}

const leaves = (branch: MenuBranch): readonly MenuBranch[] =>
  branch.screen ? [branch] : branch.children.flatMap(leaves)

/** By the hour in Shanghai, wherever one sits. */
const hello = (): readonly [string, string] => {
  const hour = (new Date().getUTCHours() + 8) % 24
  if (hour < 6) return ['夜深了，{name}', 'Good night, {name}']
  if (hour < 12) return ['早上好，{name}', 'Good morning, {name}']
  return hour < 18
    ? ['下午好，{name}', 'Good afternoon, {name}']
    : ['晚上好，{name}', 'Good evening, {name}']
}
