import type { Label, Screen } from '#declare'
import { catalogue } from '#resources/catalogue.ts'
import { pages } from '../pages/pages.ts'

/** Every screen by its address. */
export const screensByPath: ReadonlyMap<string, Screen> = new Map(
  catalogue.screens.map((screen) => [screen.path, screen]),
)

const ownPage = ['page', 'bulk', 'dashboard']
/** Whether the screen can be shown: a page of its own must have been written. */
export const stands = (screen: Screen): boolean =>
  !ownPage.includes(screen.kind) || screen.path in pages

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
  const shown = seen.filter((screen) => !screen.hidden && screen.menu && stands(screen))
  const below = (menu: string): readonly MenuBranch[] => [
    ...shown.filter((screen) => screen.menu === menu).map(leafOf),
    ...catalogue.menuGroups
      .filter((group) => parentOf(group.menu) === menu)
      .map(({ menu: key, label, icon }) => ({ key, label, icon, children: below(key) }))
      .filter(({ children }) => children.length > 0),
  ]
  return below('').map(flattened)
}

const parentOf = (menu: string) => menu.split('/').slice(0, -1).join('/')
const leafOf = (screen: Screen): MenuBranch => ({
  key: screen.path,
  label: screen.label,
  screen,
  children: [],
})

/** A group with one screen of the same name is that screen. */
const flattened = (branch: MenuBranch): MenuBranch => {
  const [only, ...others] = branch.children
  const same = only?.screen && others.length === 0 && only.label[0] === branch.label[0]
  return same ? { ...only, ...(branch.icon && { icon: branch.icon }) } : branch
}

/** Titles above a screen, outermost first, for the breadcrumb. */
export function crumbsOf(
  screen: Screen,
): readonly { readonly label: Label; readonly path?: string }[] {
  const titles = screen.menu ? screen.menu.split('/') : []
  const groups = titles.map((_, index) => titles.slice(0, index + 1).join('/'))
  const labels = groups.flatMap((menu) =>
    catalogue.menuGroups.filter((group) => group.menu === menu),
  )
  const parent =
    screen.parent && screen.parent !== screen.path ? screensByPath.get(screen.parent) : undefined
  return [
    ...labels.map(({ label }) => ({ label })),
    ...(parent && parent.path !== screen.path ? [{ label: parent.label, path: parent.path }] : []),
    ...(screen.breadcrumb === false ? [] : [{ label: screen.label, path: screen.path }]),
  ]
}

/** The address where records of an entity are listed, for links from other screens. */
export function listPathOf(entity: string): string | undefined {
  const own = catalogue.screens.filter((screen) => screen.entity === entity)
  const kinds = ['resource', 'list', 'board', 'tree', 'form']
  const ranked = own
    .filter((screen) => kinds.includes(screen.kind))
    .sort(
      (a, b) =>
        Number(a.hidden ?? false) - Number(b.hidden ?? false) ||
        kinds.indexOf(a.kind) - kinds.indexOf(b.kind),
    )
  return ranked[0]?.path
}
