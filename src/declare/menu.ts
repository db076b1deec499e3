import type { Label } from './label.ts'
import type { MenuGroup, Screen } from './screen.ts'

/** A group of the sidebar as it is declared, with what stands in it. */
export interface MenuGroupOf extends Omit<MenuGroup, 'menu'> {
  readonly items: readonly MenuItem[]
}
/** A screen, which takes the group it stands in, or a group. */
export type MenuItem = Omit<Screen, 'menu'> | MenuGroupOf

/**
 * Declares a group of the sidebar: `menuGroup(['杂志', 'Magazines'], { icon: 'MenuBook' }, [screens and groups below])`.
 * Without roles it is for those of the group above, at the top for admins only.
 */
export const menuGroup = (
  label: Label,
  facts: Pick<MenuGroup, 'icon' | 'roles'>,
  items: readonly MenuItem[],
): MenuGroupOf => ({ label, ...facts, items })

/**
 * An entry of the sidebar in a file of its own beside a declaration, `magazine.shelf.menu.ts`, for a screen of that
 * entity: `export const shelf = menuEntry('magazine', { path, menu: '内容管理/杂志', label, kind: 'list' })`. It stands last in
 * its group.
 */
export const menuEntry = (entity: string, screen: Omit<Screen, 'entity'>): Screen =>
  Object.freeze({ ...screen, entity })

/** Whether an export of a file in `src/resources` is one. */
export const isMenuEntry = (value: unknown): value is Screen =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'menu' in value &&
  'entity' in value &&
  !('fields' in value)

/** Groups and screens as derivations read them: one after the other, each saying where it stands. */
export interface FlatMenu {
  readonly menuGroups: readonly MenuGroup[]
  /** In the order of the sidebar; what is hidden stands beside what it belongs to. */
  readonly screens: readonly Screen[]
}

/** Lays a sidebar out flat. */
export function flatMenu(items: readonly MenuItem[]): FlatMenu {
  const menuGroups: MenuGroup[] = []
  const screens: Screen[] = []
  const lay = (item: MenuItem, above: Partial<MenuGroup>) => {
    if ('path' in item) return screens.push({ menu: above.menu ?? '', ...item })
    const { items: below, roles = above.roles, ...facts } = item
    const menu = [...(above.menu ? [above.menu] : []), item.label[0]].join('/')
    const group: MenuGroup = { ...facts, menu, ...(roles && { roles }) }
    menuGroups.push(group)
    for (const each of below) lay(each, group)
  }
  for (const item of items) lay(item, {})
  return { menuGroups, screens }
}
