import Drawer from '@mui/material/Drawer'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { crumbsOf, screensByPath } from '#resources/screens.ts'
import { screensSeen } from '../authProvider/access.ts'
import { useViewer } from '../authProvider/Viewer.tsx'
import { useSay } from '../i18n/useSay.ts'
import { menuOf } from '../pages/menu.ts'
import { rememberScreen } from '../pages/visited.ts'
import { useNarrow } from '../theme/useNarrow.ts'
import type { Match } from '../views/matchScreen.ts'
import type { Crumb } from './Breadcrumb.tsx'
import { LoadingMask } from './LoadingMask.tsx'
import { Notices } from './Notices.tsx'
import { SessionDialog } from './SessionDialog.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TagsBar } from './TagsBar.tsx'
import { TopBar } from './TopBar.tsx'
import './frame.css'

const openKey = 'sidebar'

/** What stands around every screen: sidebar (a drawer on a phone), top bar, visited screens. */
export function Frame({
  match,
  children,
}: {
  readonly match: Match | null
  readonly children: ReactNode
}) {
  const say = useSay()
  const narrow = useNarrow()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(() => sessionStorage.getItem(openKey) !== 'closed')
  const [drawn, setDrawn] = useState(false)
  const viewer = useViewer()
  const branches = useMemo(() => menuOf(screensSeen(viewer)), [viewer])
  const crumbs = useMemo(() => crumbsAt(match), [match])
  useTitle(crumbs)
  useEffect(() => {
    if (match) rememberScreen(match.screen)
  }, [match])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes whenever one has gone somewhere
  useEffect(() => setDrawn(false), [pathname])
  const fold = () => {
    if (narrow) return setDrawn(true)
    sessionStorage.setItem(openKey, open ? 'closed' : 'open')
    setOpen(!open)
  }
  const sidebar = <Sidebar branches={branches} current={lit(match)} />
  return (
    <div className={narrow ? 'frame narrow' : open ? 'frame' : 'frame closed'}>
      <a className="skip" href="#content">
        {say(['跳到内容', 'Skip to the content'])}
      </a>
      {!narrow && open && sidebar}
      {narrow && (
        <Drawer open={drawn} onClose={() => setDrawn(false)}>
          {sidebar}
        </Drawer>
      )}
      <div className="column">
        <div className="top">
          <TopBar crumbs={crumbs} onMenu={fold} />
          {!narrow && <TagsBar screen={match?.screen} />}
        </div>
        <main className="content" id="content" tabIndex={-1} style={{ outline: 'none' }}>
          {children}
        </main>
      </div>
      <LoadingMask />
      <Notices />
      <SessionDialog />
    </div>
  )
}

/** A hidden screen lights the entry it belongs to. */
const lit = (match: Match | null): string | undefined => {
  const screen = match?.screen
  if (!screen?.hidden) return screen?.path
  return screen.parent ? (screensByPath.get(screen.parent)?.path ?? screen.path) : screen.path
}

const parts = {
  create: ['新增', 'New'],
  edit: ['编辑', 'Edit'],
  bin: ['回收站', 'Bin'],
} as const

const nowhere = ['页面不存在', 'No such page'] as const

function crumbsAt(match: Match | null): readonly Crumb[] {
  if (!match) return [{ label: nowhere }]
  const crumbs = crumbsOf(match.screen)
  if (match.part === 'main') return crumbs
  const label =
    match.part === 'edit' && match.screen.kind === 'list'
      ? (['查看', 'View'] as const)
      : parts[match.part]
  return [...crumbs, { label }]
}

function useTitle(crumbs: readonly Crumb[]): void {
  const say = useSay()
  useEffect(() => {
    const here = crumbs.slice(-2).map(({ label }) => say(label))
    document.title = [here.at(-1), say(['刊头后台', 'Masthead'])].filter(Boolean).join(' · ')
  }, [crumbs, say])
}
