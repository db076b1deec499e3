import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Screen } from '#declare'
import { crumbsOf, screensByPath } from '#resources/screens.ts'
import { screensSeen } from '../authProvider/access.ts'
import { menuOf } from '../authProvider/menuOf.ts'
import { useViewer } from '../authProvider/Viewer.tsx'
import { notePaint } from '../client/firstPaint.ts'
import { useSettings } from '../client/settings.ts'
import { useSay } from '../i18n/useSay.ts'
import { useNarrow } from '../theme/useNarrow.ts'
import { DialogProvider } from '../views/dialog/DialogProvider.tsx'
import type { Match } from '../views/matchScreen.ts'
import { Drawer } from '../views/overlay/Drawer.tsx'
import { useLater } from '../views/useLater.ts'
import { Bars } from './Bars.tsx'
import type { Crumb } from './Breadcrumb.tsx'
import { LoadingMask } from './LoadingMask.tsx'
import { Notices } from './Notices.tsx'
import { PrintHead } from './PrintHead.tsx'
import { SessionDialog } from './SessionDialog.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TagsBar } from './TagsBar.tsx'
import { TopBar } from './TopBar.tsx'
import { useArrival } from './useArrival.ts'
import { usePageScroll } from './usePageScroll.ts'
import { useRecordName } from './useRecordName.ts'
import { useVisit } from './useVisit.ts'
import './frame.css'
import './print.css'

const openKey = 'sidebar'
/** Made once: what knows nothing of the screen is not drawn again with each. */
const bars = <Bars />
const above = (
  <>
    <LoadingMask />
    <Notices />
    <SessionDialog />
    <Later />
  </>
)

/** What nobody sees before they have done something. */
function Later() {
  const Behind = useLater(loadBehind)
  return Behind && <Behind />
}
const loadBehind = () => import('./Behind.tsx')
/** Paper alone shows it. */

/** What stands around every screen: sidebar (a drawer on a phone), top bar, visited screens. */
export function Frame({
  match,
  target,
  children,
}: {
  readonly match: Match | null
  /** Where the address leads on to; the screen shown is that one's already. */
  readonly target: string | undefined
  readonly children: ReactNode
}) {
  const say = useSay()
  const narrow = useNarrow()
  const { tagsView, fixedHeader } = useSettings()
  const { pathname, key } = useLocation()
  const [open, setOpen] = useState(() => sessionStorage.getItem(openKey) !== 'closed')
  const [drawn, setDrawn] = useState(false)
  const viewer = useViewer()
  const seen = screensSeen(viewer)
  const branches = useMemo(() => menuOf(seen), [seen])
  const name = useRecordName(match)
  const crumbs = useMemo(() => crumbsAt(match, name), [match, name])
  const tag = useVisit(match, name, target)

  usePageScroll(pathname)
  useArrival(pathname)
  useEffect(notePaint, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes whenever one has gone somewhere
  useEffect(() => setDrawn(false), [key])
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
        <div className={fixedHeader ? 'top' : 'top loose'}>
          <TopBar
            screen={match?.screen}
            crumbs={crumbs}
            unfolded={narrow ? drawn : open}
            onMenu={fold}
          />
          {tagsView && (
            <DialogProvider>
              <TagsBar current={tag} seen={seen} />
            </DialogProvider>
          )}
          {bars}
        </div>
        <main className="content" id="content" tabIndex={-1} style={{ outline: 'none' }}>
          <PrintHead crumbs={crumbs} />
          {children}
        </main>
      </div>
      {above}
    </div>
  )
}

/** A hidden screen lights the entry it belongs to. */
function lit(match: Match | null): string | undefined {
  let screen = match?.screen
  const passed = new Set<Screen>()
  while (screen?.hidden && screen.parent && !passed.has(screen)) {
    passed.add(screen)
    screen = screensByPath.get(screen.parent) ?? screen
  }
  return screen?.path
}

const home = { label: ['首页', 'Home'], path: '/home' } as const
const nowhere = { label: ['页面不存在', 'No such page'] } as const
const parts = {
  create: ['新增', 'New'],
  edit: ['编辑', 'Edit'],
  bin: ['回收站', 'Bin'],
  queue: ['处理台', 'Desk'],
  calendar: ['日历', 'Calendar'],
  workbench: ['工作台', 'Workbench'],
  revision: ['修订稿', 'Revision'],
  records: ['明细', 'Records'],
} as const

/** From home to the record; what a record is called stands for itself in both languages. */
function crumbsAt(match: Match | null, name: string | undefined): readonly Crumb[] {
  if (!match) return [home, nowhere]
  if (match.screen.path === home.path) return [home]
  const crumbs = [home, ...crumbsOf(match.screen)]
  if (match.part === 'main') return crumbs
  return [...crumbs, { label: name ? [name, name] : parts[match.part] }]
}
