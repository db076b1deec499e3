import Search from '@mui/icons-material/Search'
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { MenuBranch } from '../authProvider/menuOf.ts'
import { useSettings } from '../client/settings.ts'
import { useSay } from '../i18n/useSay.ts'
import { beforeFrame } from '../theme/beforeFrame.ts'
import { firstScreen, foundBranches, type Spelling } from './foundBranches.ts'
import { holds, MenuStateContext, MenuTree } from './MenuTree.tsx'
import { usePinnedViews } from './usePinnedViews.ts'

interface Props {
  readonly branches: readonly MenuBranch[]
  /** Address of the screen whose entry is lit. */
  readonly current: string | undefined
}

/** The menu with its search box. The group of the screen shown stands open, others as they were left. */
export const Sidebar = memo(function Sidebar({ branches, current }: Props) {
  const say = useSay()
  const navigate = useNavigate()
  const { sidebarLogo } = useSettings()
  const [wanted, setWanted] = useState('')
  const [turned, setTurned] = useState<{ readonly [key: string]: boolean }>({})
  const [spelling, loadSpelling] = useSpelling()
  const menu = useRef<HTMLDivElement>(null)
  const pinned = usePinnedViews()
  useLitInSight(menu, current)
  const found = useMemo(
    () => foundBranches(branches, wanted, spelling),
    [branches, wanted, spelling],
  )
  const openFirst = (event: KeyboardEvent) => {
    const first = event.key === 'Enter' && wanted.trim() !== '' && firstScreen(found)
    if (first) navigate(first, { state: { _scrollToTop: true } })
  }
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
          onFocus={loadSpelling}
          onChange={(event) => setWanted(event.target.value)}
          onKeyDown={openFirst}
        />
      </label>
      <div className="menu" ref={menu}>
        {found.length === 0 && (
          <p className="menu-none" role="status">
            {say(['没有这样的功能', 'No such screen'])}
          </p>
        )}
        <MenuStateContext value={{ current, isOpen, toggle, pinned }}>
          <MenuTree branches={found} />
        </MenuStateContext>
      </div>
    </nav>
  )
})

/** How titles are spelled comes when somebody is about to type. */
function useSpelling() {
  const [spelling, setSpelling] = useState<Spelling>()
  const load = () => {
    if (spelling) return
    import('virtual:initials').then(
      ({ initials }) => setSpelling(initials),
      // Titles are found without it.
      () => undefined,
    )
  }
  return [spelling, load] as const
}

/** Brings the entry that is lit into sight. */
function useLitInSight(menu: { readonly current: HTMLElement | null }, current?: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry may be out of sight
  useEffect(
    () =>
      beforeFrame(() => {
        const lit = menu.current?.querySelector('[aria-current=page]')
        lit?.scrollIntoView?.({ block: 'nearest' })
      }),
    [menu, current],
  )
}

const groupsHolding = (
  branches: readonly MenuBranch[],
  path: string | undefined,
): readonly string[] =>
  branches
    .filter((branch) => !branch.screen && holds(branch, path))
    .flatMap((branch) => [branch.key, ...groupsHolding(branch.children, path)])
