import Edit from '@mui/icons-material/EditOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Screen } from '#declare'
import { crumbsOf } from '#resources/screens.ts'
import { useSettings } from '../../client/settings.ts'
import { useSay } from '../../i18n/useSay.ts'
import { visitedPaths } from '../visited.ts'

const ShortcutDialog = lazy(() => import('./ShortcutDialog.tsx'))

/** So many stand there until somebody chooses. */
const USUAL = 8

interface Props {
  /** All one may choose from. */
  readonly pages: readonly Screen[]
  /** The first of each group of the menu. */
  readonly firsts: readonly Screen[]
}

/** The screens one chose to have at hand; until then those visited last, then the first of each group. */
export function Shortcuts({ pages, firsts }: Props) {
  const say = useSay()
  const { shortcuts } = useSettings()
  const [choosing, setChoosing] = useState(false)
  const usual = [...new Set([...visitedPaths(), ...firsts.map(({ path }) => path)])]
  // What one may no longer see is passed over, and comes back with the right to see it.
  const shown = (shortcuts ?? usual)
    .flatMap((path) => pages.filter((page) => page.path === path))
    .filter(({ path }) => path !== '/home')
    .slice(0, shortcuts ? undefined : USUAL)
  const title = say(['快捷入口', 'Shortcuts'])
  const choose = say(['选择快捷入口', 'Choose shortcuts'])
  return (
    <section aria-labelledby="shortcuts" className="home-shortcuts">
      <header>
        <h2 id="shortcuts">{title}</h2>
        <Tooltip title={choose}>
          <IconButton aria-label={choose} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
            <Edit fontSize="small" />
          </IconButton>
        </Tooltip>
      </header>
      {shown.length === 0 && (
        <p className="home-none">{say(['还没有选择快捷入口', 'No shortcuts chosen yet'])}</p>
      )}
      <div className="shortcuts">
        {shown.map((screen) => (
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
      </div>
      <Suspense fallback={null}>
        {choosing && (
          <ShortcutDialog
            pages={pages}
            chosen={shown.map(({ path }) => path)}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </section>
  )
}
