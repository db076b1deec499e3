import { type CSSProperties, createContext, use } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { MenuBranch } from '../authProvider/menuOf.ts'
import { useSay } from '../i18n/useSay.ts'
import { GroupIcon } from './GroupIcon.tsx'
import type { PinnedView } from './usePinnedViews.ts'

interface MenuState {
  /** Address of the screen whose entry is lit. */
  readonly current: string | undefined
  isOpen(key: string): boolean
  toggle(key: string): void
  /** Views of lists, by the address of their screen. */
  readonly pinned: ReadonlyMap<string, readonly PinnedView[]>
}
/** Which groups stand open and which entry is lit, for the branches below. */
export const MenuStateContext = createContext<MenuState>({
  current: undefined,
  isOpen: () => false,
  toggle: () => undefined,
  pinned: new Map(),
})

/** One level of the sidebar and, below open groups, the next. */
export function MenuTree({
  branches,
  depth = 0,
}: {
  readonly branches: readonly MenuBranch[]
  readonly depth?: number
}) {
  return (
    <ul style={{ '--depth': depth } as CSSProperties}>
      {branches.map((branch) => (
        <li key={branch.key}>
          {branch.screen ? <Leaf branch={branch} /> : <Group branch={branch} depth={depth} />}
        </li>
      ))}
    </ul>
  )
}

function Leaf({ branch }: { readonly branch: MenuBranch }) {
  const say = useSay()
  const { current, pinned } = use(MenuStateContext)
  const views = pinned.get(branch.key)
  return (
    <>
      <Link
        className="menu-item"
        to={branch.key}
        state={{ _scrollToTop: true }}
        aria-current={current === branch.key ? 'page' : undefined}
      >
        {branch.icon && <GroupIcon name={branch.icon} />}
        <span className="title">{say(branch.label)}</span>
      </Link>
      {views && (
        <Views
          views={views}
          label={say(['{screen}的视图', 'Views of {screen}'], { screen: say(branch.label) })}
          at={branch.key}
        />
      )}
    </>
  )
}

interface ViewsProps {
  readonly views: readonly PinnedView[]
  readonly label: string
  /** The address of their screen. */
  readonly at: string
}

/** The views one keeps of a screen, below it. */
function Views({ views, label, at }: ViewsProps) {
  const { pathname, search } = useLocation()
  const shown = pathname === at ? new URLSearchParams(search).get('view') : null
  return (
    <ul className="menu-views" aria-label={label}>
      {views.map(({ key, name, to }) => (
        <li key={key}>
          <Link
            className="menu-item"
            to={to}
            state={{ _scrollToTop: true }}
            aria-current={shown === key ? 'true' : undefined}
          >
            <span className="title">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Group({ branch, depth }: { readonly branch: MenuBranch; readonly depth: number }) {
  const say = useSay()
  const { current, isOpen, toggle } = use(MenuStateContext)
  const open = isOpen(branch.key)
  return (
    <>
      <button
        type="button"
        className={`menu-item${!open && holds(branch, current) ? ' within' : ''}`}
        aria-expanded={open}
        onClick={() => toggle(branch.key)}
      >
        {branch.icon && <GroupIcon name={branch.icon} />}
        <span className="title">{say(branch.label)}</span>
        <Fold />
      </button>
      {open && <MenuTree branches={branch.children} depth={depth + 1} />}
    </>
  )
}

/** Plain, since every group bears one: a component of the theme would cost each of them a look at its styles. */
const Fold = () => (
  <svg className="fold" viewBox="0 0 24 24" aria-hidden>
    <path d="M10 6 8.59 7.41 13.17 12l-4.58 4.59L10 18l6-6z" />
  </svg>
)

/** Whether an address lies in a branch. */
export const holds = (branch: MenuBranch, path: string | undefined): boolean =>
  path !== undefined && (branch.key === path || branch.children.some((child) => holds(child, path)))
