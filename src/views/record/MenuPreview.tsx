import type { Viewer } from '#derive/viewer.ts'
import { catalogue } from '#resources/catalogue.ts'
import { screensSeen } from '../../authProvider/access.ts'
import { type MenuBranch, menuOf } from '../../authProvider/menuOf.ts'
import { type Say, useSay } from '../../i18n/useSay.ts'
import './seenMenu.css'

const all = leaves(menuOf(catalogue.screens))

/** The sidebar as somebody would see it, drawn without going anywhere, and how much of the whole it is. */
export function MenuPreview({ viewer }: { readonly viewer: Viewer }) {
  const say = useSay()
  const seen = menuOf(screensSeen(viewer))
  return (
    <section className="seen-menu" aria-label={say(['可见的菜单', 'The menu as seen'])}>
      <p className="hint">
        {say(['可见 {seen} / {all} 个页面', '{seen} of {all} screens are seen'], {
          seen: leaves(seen),
          all,
        })}
      </p>
      <Branches branches={seen} say={say} />
    </section>
  )
}

function Branches({
  branches,
  say,
}: {
  readonly branches: readonly MenuBranch[]
  readonly say: Say
}) {
  return (
    <ul>
      {branches.map(({ key, label, screen, children }) => (
        <li key={key}>
          {screen ? say(label) : <strong>{say(label)}</strong>}
          {children.length > 0 && <Branches branches={children} say={say} />}
        </li>
      ))}
    </ul>
  )
}

/** How many screens a menu leads to. */
function leaves(branches: readonly MenuBranch[]): number {
  return branches.reduce(
    (sum, { screen, children }) => sum + (screen ? 1 : 0) + leaves(children),
    0,
  )
}
