import type { Label, Screen } from '#declare'
import { catalogue } from '#resources/catalogue.ts'
import { ownFiles, ownPageName } from '#resources/ownFiles.ts'
import { pagePaths } from '#resources/pagePaths.ts'

const ownPage = ['page', 'bulk', 'dashboard']
/** Whether the screen can be shown: a page of its own must have been written; a dashboard of an entity is declared. */
export const stands = (screen: Screen): boolean =>
  !ownPage.includes(screen.kind) ||
  (screen.kind === 'dashboard' && screen.entity !== undefined) ||
  (pagePaths as readonly string[]).includes(screen.path) ||
  ownFiles.has(ownPageName(screen))

/** A group of the sidebar with what lies in it, in the order of the declaration. */
export interface MenuBranch {
  readonly key: string
  readonly label: Label
  readonly icon?: string
  readonly screen?: Screen
  readonly children: readonly MenuBranch[]
}

/** The sidebar for the screens somebody sees; groups with nothing in them are left out. */
export function menuOf(seen: readonly Screen[]): readonly MenuBranch[] {
  const shown = seen.filter(
    (screen) => !screen.hidden && screen.kind !== 'public' && stands(screen),
  )
  const below = (menu: string): readonly MenuBranch[] => [
    ...shown.filter((screen) => screen.menu === menu).map(leafOf),
    ...catalogue.menuGroups
      .filter((group) => parentOf(group.menu) === menu)
      .map(({ menu: key, label, icon }) => ({ key, label, icon, children: below(key) }))
      .filter(({ children }) => children.length > 0)
      .map(flattened),
  ]
  return below('')
}

const parentOf = (menu: string) => menu.split('/').slice(0, -1).join('/')
/** A screen in no group takes the icon of the group that bears its name. */
const leafOf = (screen: Screen): MenuBranch => {
  const icon =
    screen.icon ??
    (screen.menu
      ? undefined
      : catalogue.menuGroups.find(({ menu }) => menu === screen.label[0])?.icon)
  return { key: screen.path, label: screen.label, screen, children: [], ...(icon && { icon }) }
}

/** A group with one screen of the same name is that screen. */
const flattened = (branch: MenuBranch): MenuBranch => {
  const [only, ...others] = branch.children
  const same = only?.screen && others.length === 0 && only.label[0] === branch.label[0]
  return same ? { ...only, ...(branch.icon && { icon: branch.icon }) } : branch
}
