import Tune from '@mui/icons-material/DashboardCustomizeOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Screen } from '#declare'
import { screensSeen } from '../../authProvider/access.ts'
import type { MenuBranch } from '../../authProvider/menuOf.ts'
import { menuOf } from '../../authProvider/menuOf.ts'
import { useUser } from '../../authProvider/Viewer.tsx'
import { useSettings } from '../../client/settings.ts'
import { useSay } from '../../i18n/useSay.ts'
import { TourOffer } from '../../layout/tour/TourOffer.tsx'
import { useNarrow } from '../../theme/useNarrow.ts'
import { arrangedBy, type HomePart, rowsOf, usualOnPhone } from './arrangement.ts'
import { Figures } from './Figures.tsx'
import { MyTalk } from './MyTalk.tsx'
import { NothingOpen } from './NothingOpen.tsx'
import { Planned } from './Planned.tsx'
import { RecentEdits } from './RecentEdits.tsx'
import { Revisions } from './Revisions.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { Today } from './Today.tsx'
import { Todos } from './Todos.tsx'
import { Unfinished } from './Unfinished.tsx'
import './home.css'

const parts: { readonly [name in HomePart['name']]: ComponentType } = {
  figures: Figures,
  talk: MyTalk,
  today: Today,
  unfinished: Unfinished,
  revisions: Revisions,
  planned: Planned,
  todos: Todos,
  recent: RecentEdits,
}
const ArrangeDialog = lazy(() => import('./ArrangeDialog.tsx'))

/** Greeting, what is to do, figures, what one changed, what one has at hand; the whole sidebar spread out, folded. */
export default function Home() {
  const say = useSay()
  const { info, viewer } = useUser()
  const seen = screensSeen(viewer)
  const { home } = useSettings()
  const narrow = useNarrow()
  const [arranging, setArranging] = useState(false)
  const arrange = say(['安排首页', 'Arrange the home page'])
  const branches = useMemo(() => menuOf(seen), [seen])
  const pages = useMemo(() => branches.flatMap(screensIn), [branches])
  return (
    <div className="home">
      <header className="home-head">
        <div>
          <h1>{say(hello(), { name: info.name })}</h1>
          <p>{say(['从这里开始今天的工作。', 'Start the day from here.'])}</p>
        </div>
        <Tooltip title={arrange}>
          <IconButton
            aria-label={arrange}
            aria-haspopup="dialog"
            onClick={() => setArranging(true)}
          >
            <Tune fontSize="small" />
          </IconButton>
        </Tooltip>
      </header>
      {pages.every(({ path }) => path === '/home') && <NothingOpen />}
      <TourOffer />
      {rowsOf(narrow && home.length === 0 ? usualOnPhone() : arrangedBy(home)).map((row) => {
        const cards = row.map(({ name }) => {
          const Part = parts[name]
          return <Part key={name} />
        })
        return row[0]?.size ? (
          <div key={row[0].name} className="home-cards">
            {cards}
          </div>
        ) : (
          cards
        )
      })}
      <Shortcuts
        pages={pages}
        firsts={branches.flatMap((branch) => screensIn(branch).slice(0, 1))}
      />
      <details className="home-all">
        <summary>{say(['全部功能', 'All screens'])}</summary>
        <div className="home-groups">
          {branches
            .filter(({ children }) => children.length > 0)
            .map((branch) => (
              <div key={branch.key} className="card home-group">
                <h2>{say(branch.label)}</h2>
                <ul>
                  {screensIn(branch).map(({ path, label }) => (
                    <li key={path}>
                      <Link to={path}>{say(label)}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
        </div>
      </details>
      <Suspense fallback={null}>
        {arranging && <ArrangeDialog onClose={() => setArranging(false)} />}
      </Suspense>
    </div>
  )
}

const screensIn = (branch: MenuBranch): readonly Screen[] =>
  branch.screen ? [branch.screen] : branch.children.flatMap(screensIn)

/** By the hour in Shanghai, wherever one sits. */
const hello = (): readonly [string, string] => {
  const hour = (new Date().getUTCHours() + 8) % 24
  if (hour < 6) return ['夜深了，{name}', 'Good night, {name}']
  if (hour < 12) return ['早上好，{name}', 'Good morning, {name}']
  return hour < 18
    ? ['下午好，{name}', 'Good afternoon, {name}']
    : ['晚上好，{name}', 'Good evening, {name}']
}
