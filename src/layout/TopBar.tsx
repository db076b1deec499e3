import DarkMode from '@mui/icons-material/DarkModeOutlined'
import Fullscreen from '@mui/icons-material/Fullscreen'
import FullscreenExit from '@mui/icons-material/FullscreenExit'
import LightMode from '@mui/icons-material/LightModeOutlined'
import MenuIcon from '@mui/icons-material/Menu'
import Translate from '@mui/icons-material/Translate'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useI18nProvider, useNotify } from 'ra-core'
import { memo, Suspense, useState, useSyncExternalStore } from 'react'
import type { Screen } from '#declare'
import { useUser } from '../authProvider/Viewer.tsx'
import { useLanguage, useSay } from '../i18n/useSay.ts'
import { useScheme } from '../theme/useScheme.ts'
import { later } from '../views/later.tsx'
import { Tip } from '../views/overlay/Tip.tsx'
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx'
import { HelpButton } from './help/HelpButton.tsx'
import { Bell } from './notices/Bell.tsx'
import { RunningJobs } from './RunningJobs.tsx'
import { SearchBox } from './search/SearchBox.tsx'
import { SettingsButton } from './settings/SettingsButton.tsx'

/** What the account's button opens: nobody begins with it. */
export const loadAccountMenu = () => import('./account/AccountMenu.tsx')
const AccountMenu = later(loadAccountMenu)

interface Props {
  /** The one looked at; undefined where nothing stands. */
  readonly screen: Screen | undefined
  readonly crumbs: readonly Crumb[]
  /** Whether the menu can be seen. */
  readonly unfolded: boolean
  onMenu(): void
}

/** Menu switch, breadcrumb, and what concerns the person: language, light or dark, the account. */
export function TopBar({ screen, crumbs, unfolded, onMenu }: Props) {
  const say = useSay()
  return (
    <header className="topbar">
      <Titled
        title={say(['收起或展开菜单', 'Fold or unfold the menu'])}
        expanded={unfolded}
        onClick={onMenu}
      >
        <MenuIcon fontSize="small" />
      </Titled>
      <Breadcrumb crumbs={crumbs} />
      <div className="room" />
      {screen && <HelpButton key={screen.path} screen={screen} />}
      <Tools />
    </header>
  )
}

/** The same at every screen: not drawn again on the way from one to another. */
const Tools = memo(function Tools() {
  const say = useSay()
  const { scheme, choose } = useScheme()
  const language = useLanguage()
  const i18n = useI18nProvider()
  const dark = scheme === 'dark'
  return (
    <>
      <SearchBox />
      <RunningJobs />
      <Bell />
      <span className="wide-only">
        <Titled
          title={language === 'zh' ? 'English' : '切换到中文'}
          onClick={() => i18n.changeLocale(language === 'zh' ? 'en' : 'zh')}
        >
          <Translate fontSize="small" />
        </Titled>
        <Titled
          title={dark ? say(['浅色外观', 'Light theme']) : say(['深色外观', 'Dark theme'])}
          onClick={() => choose(dark ? 'light' : 'dark')}
        >
          {dark ? <LightMode fontSize="small" /> : <DarkMode fontSize="small" />}
        </Titled>
        <FullscreenSwitch />
      </span>
      <SettingsButton />
      <Account />
    </>
  )
})

/** The browser may refuse: a frame without the right, an old phone. */
function FullscreenSwitch() {
  const say = useSay()
  const notify = useNotify()
  const full = useSyncExternalStore(watchFullscreen, isFullscreen)
  const tellRefusal = () =>
    notify(say(['当前浏览器不支持全屏', 'you browser can not work']), { type: 'warning' })
  const toggle = () => {
    if (!document.fullscreenEnabled) return tellRefusal()
    const turning = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen()
    turning.catch(tellRefusal)
  }
  return (
    <Titled
      title={full ? say(['退出全屏', 'Leave full screen']) : say(['全屏', 'Full screen'])}
      onClick={toggle}
    >
      {full ? <FullscreenExit fontSize="small" /> : <Fullscreen fontSize="small" />}
    </Titled>
  )
}

const isFullscreen = () => Boolean(document.fullscreenElement)
function watchFullscreen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

function Account() {
  const say = useSay()
  const { info } = useUser()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // Kept once it was opened: what is opened from it stands there still when it is closed.
  const [wasOpened, setOpened] = useState(false)
  const name = localStorage.getItem('username') ?? info.name
  return (
    <>
      <Button
        className="account"
        color="inherit"
        onClick={(event) => {
          setAnchor(event.currentTarget)
          setOpened(true)
        }}
        aria-haspopup="menu"
        aria-label={say(['你好，{name}', 'Hello, {name}'], { name })}
      >
        <span className="account-mark" aria-hidden data-letter={[...name][0]?.toUpperCase()} />
        <span className="account-name">{say(['你好，{name}', 'Hello, {name}'], { name })}</span>
      </Button>
      <Suspense fallback={null}>
        {wasOpened && <AccountMenu anchor={anchor} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  )
}

interface TitledProps {
  readonly title: string
  /** Of a button that shows and hides something. */
  readonly expanded?: boolean
  onClick(): void
  readonly children: React.ReactNode
}
/** A button that is a picture, with its name on hover and for screen readers. */
function Titled({ title, expanded, onClick, children }: TitledProps) {
  return (
    <Tip title={title}>
      <IconButton aria-label={title} aria-expanded={expanded} onClick={onClick}>
        {children}
      </IconButton>
    </Tip>
  )
}
