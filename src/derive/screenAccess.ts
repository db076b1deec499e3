import type { MenuGroup, Screen, SpecialRight } from '#declare'
import { isAdmin, type Viewer } from './viewer.ts'

/** Screens of groups for admins that a special right opens to others. */
const openedBy: { readonly [path: string]: readonly SpecialRight[] } = {
  '/versions/devConfig': ['config'],
  '/versions/clearCache': ['cache'],
  '/versions/errorLog': ['config', 'cache'],
  '/configCenter/auditLog': ['audit'],
  '/configCenter/jobs': ['audit'],
}
/** What the reduced set of settlement screens leaves out. */
const leftOut = /^\/financial\/(single|vip|set)(\/|$)/

/** The two questions one asks of a screen; both follow a hidden screen to its parent. */
export interface ScreenAccess {
  /** No title, route set or whitelist hides it, and it is not for admins alone. */
  isOpen(viewer: Viewer, screen: Screen): boolean
  /** Its own roles, its groups' roles or a special right let this role in. */
  admits(role: string, viewer: Viewer, screen: Screen): boolean
}

/** The rule by which menu, search and portal alike decide about screens. */
export function screenAccess(
  screens: readonly Screen[],
  groups: readonly MenuGroup[],
): ScreenAccess {
  const byPath = new Map(screens.map((screen) => [screen.path, screen]))
  const byMenu = new Map(groups.map((group) => [group.menu, group]))
  const parentOf = (screen: Screen) =>
    screen.hidden && screen.parent !== screen.path ? byPath.get(screen.parent ?? '') : undefined

  const isOpen = (viewer: Viewer, screen: Screen, seen: readonly Screen[] = []): boolean => {
    if (screen.kind === 'public') return true
    if (isForAdmins(screen) && !isAdmin(viewer)) return false
    if (hidesTitle(viewer, screen) || !inRouteSet(viewer, screen)) return false
    if (screen.whitelist && !viewer.projectOverview) return false
    const parent = parentOf(screen)
    return !parent || seen.includes(parent) || isOpen(viewer, parent, [...seen, screen])
  }

  const admits = (
    role: string,
    viewer: Viewer,
    screen: Screen,
    seen: readonly Screen[] = [],
  ): boolean => {
    if (screen.kind === 'public' || role === 'admin' || viewer.routeSet === 'special') return true
    if (openedBy[screen.path]?.some((right) => viewer.special.includes(right))) return true
    if (screen.roles) return (screen.roles as readonly string[]).includes(role)
    const parent = parentOf(screen)
    if (parent && !seen.includes(parent)) return admits(role, viewer, parent, [...seen, screen])
    return groupsAbove(screen.menu).every(
      (menu) => byMenu.get(menu)?.roles?.includes(role as 'editor') ?? false,
    )
  }

  return {
    isOpen: (viewer, screen) => isOpen(viewer, screen),
    admits: (...given) => admits(...given),
  }
}

/** Says itself that it is for admins: neither route set nor matrix opens it to others. */
const isForAdmins = ({ roles }: Screen): boolean => roles?.join() === 'admin'

const hidesTitle = (viewer: Viewer, screen: Screen): boolean =>
  viewer.hidden.length > 0 &&
  [screen.label[0], ...screen.menu.split('/')].some((title) => viewer.hidden.includes(title))

const inRouteSet = ({ routeSet }: Viewer, { path, menu }: Screen): boolean => {
  if (routeSet === 'standard') return true
  if (leftOut.test(path)) return false
  return (
    routeSet === 'special' || menu === '' || path === '/financial' || path.startsWith('/financial/')
  )
}

/** `页面管理/App/信息流` lies in three groups; a screen without a menu in none, so that everybody is let in. */
const groupsAbove = (menu: string): string[] => {
  const titles = menu ? menu.split('/') : []
  return titles.map((_, index) => titles.slice(0, index + 1).join('/'))
}
