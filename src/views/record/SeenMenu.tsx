import type { Label, Screen } from '#declare'
import type { Viewer } from '#derive/viewer.ts'
import { catalogue } from '#resources/catalogue.ts'
import { screensSeen } from '../../authProvider/access.ts'
import { type Say, useSay } from '../../i18n/useSay.ts'
import './seenMenu.css'

interface Branch {
  readonly key: string
  readonly label: Label
  readonly screens: readonly Screen[]
  readonly below: readonly Branch[]
}

const inMenu = ({ hidden, kind }: Screen): boolean =>
  !hidden && kind !== 'public' && kind !== 'redirect'
const all = catalogue.screens.filter(inMenu)

/** The sidebar as somebody would see it, drawn without going anywhere, and how much of the whole it is. */
export function SeenMenu({ viewer }: { readonly viewer: Viewer }) {
  const say = useSay()
  const seen = screensSeen(viewer).filter(inMenu)
  return (
    <section className="seen-menu" aria-label={say(['可见的菜单', 'The menu as seen'])}>
      <p className="hint">
        {say(['可见 {seen} / {all} 个页面', '{seen} of {all} screens are seen'], {
          seen: seen.length,
          all: all.length,
        })}
      </p>
      <Branches branches={branchesOf('', seen)} top={seen.filter(({ menu }) => !menu)} say={say} />
    </section>
  )
}

function Branches({
  branches,
  top,
  say,
}: {
  readonly branches: readonly Branch[]
  readonly top: readonly Screen[]
  readonly say: Say
}) {
  return (
    <ul>
      {top.map(({ path, label }) => (
        <li key={path}>{say(label)}</li>
      ))}
      {branches.map(({ key, label, screens, below }) => (
        <li key={key}>
          <strong>{say(label)}</strong>
          <Branches branches={below} top={screens} say={say} />
        </li>
      ))}
    </ul>
  )
}

function branchesOf(menu: string, seen: readonly Screen[]): readonly Branch[] {
  return catalogue.menuGroups
    .filter((group) => parentOf(group.menu) === menu)
    .map(({ menu: key, label }) => ({
      key,
      label,
      screens: seen.filter((screen) => screen.menu === key),
      below: branchesOf(key, seen),
    }))
    .filter(({ screens, below }) => screens.length > 0 || below.length > 0)
}

const parentOf = (menu: string) => menu.split('/').slice(0, -1).join('/')
