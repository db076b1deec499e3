import Search from '@mui/icons-material/Search'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Language } from '#declare'
import { wording } from '#declare'
import { useSettings } from '../client/settings.ts'
import { useLanguage, useSay } from '../i18n/useSay.ts'
import type { MenuBranch } from '../pages/menu.ts'
import { holds, MenuStateContext, MenuTree } from './MenuTree.tsx'

interface Props {
  readonly branches: readonly MenuBranch[]
  /** Address of the screen whose entry is lit. */
  readonly current: string | undefined
}

/** The menu with its search box. The group of the screen shown stands open, others as they were left. */
export function Sidebar({ branches, current }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { sidebarLogo } = useSettings()
  const [wanted, setWanted] = useState('')
  const [turned, setTurned] = useState<{ readonly [key: string]: boolean }>({})
  const found = useMemo(
    () => matching(branches, wanted.trim().toLowerCase(), language),
    [branches, wanted, language],
  )
  const around = useMemo(() => new Set(groupsHolding(branches, current)), [branches, current])
  const isOpen = (key: string) => wanted.trim() !== '' || (turned[key] ?? around.has(key))
  const toggle = (key: string) => setTurned((before) => ({ ...before, [key]: !isOpen(key) }))
  return (
    <nav className="sidebar" aria-label={say(['主菜单', 'Main menu'])}>
      {sidebarLogo && (
        <Link className="brand" to="/home">
          <span className="brand-mark" aria-hidden>
            刊
          </span>
          {say(['刊头后台', 'Masthead'])}
        </Link>
      )}
      <label className="menu-search">
        <Search fontSize="small" />
        <input
          type="search"
          placeholder={say(['搜索功能', 'Find a screen'])}
          aria-label={say(['搜索功能', 'Find a screen'])}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </label>
      <div className="menu">
        <MenuStateContext value={{ current, isOpen, toggle }}>
          <MenuTree branches={found} />
        </MenuStateContext>
      </div>
    </nav>
  )
}

/** Branches whose title, or whose children's, holds the words; in the other language too. */
function matching(
  branches: readonly MenuBranch[],
  words: string,
  language: Language,
): readonly MenuBranch[] {
  if (!words) return branches
  return branches.flatMap((branch) => {
    const titles = [wording(branch.label, language), ...branch.label].join(' ').toLowerCase()
    if (titles.includes(words)) return [branch]
    const children = matching(branch.children, words, language)
    return children.length > 0 ? [{ ...branch, children }] : []
  })
}

const groupsHolding = (
  branches: readonly MenuBranch[],
  path: string | undefined,
): readonly string[] =>
  branches
    .filter((branch) => !branch.screen && holds(branch, path))
    .flatMap((branch) => [branch.key, ...groupsHolding(branch.children, path)])
