import type { Label, Screen } from '#declare'
import { catalogue } from './catalogue.ts'
import { listingPages } from './pagePaths.ts'

/** Every screen by its address. */
export const screensByPath: ReadonlyMap<string, Screen> = new Map(catalogue.screens.map((screen) => [screen.path, screen]))

/** Titles above a screen, outermost first, for the breadcrumb. */
export function crumbsOf(screen: Screen): readonly { readonly label: Label; readonly path?: string }[] {
  const titles = screen.menu ? screen.menu.split('/') : []
  const groups = titles.map((_, index) => titles.slice(0, index + 1).join('/'))
  const labels = groups.flatMap((menu) => catalogue.menuGroups.filter((group) => group.menu === menu))
  const parent = screen.parent && screen.parent !== screen.path ? screensByPath.get(screen.parent) : undefined
  return [
    ...labels.map(({ label }) => ({ label })),
    ...(parent && parent.path !== screen.path ? [{ label: parent.label, path: parent.path }] : []),
    ...(screen.breadcrumb === false ? [] : [{ label: screen.label, path: screen.path }]),
  ]
}

/**
 * The address where records of an entity are listed, for links from other screens; among the screens somebody sees
 * where they are given.
 */
export function listPathOf(entity: string, screens: readonly Screen[] = catalogue.screens): string | undefined {
  const own = screens.filter((screen) => screen.entity === entity)
  const kinds = ['resource', 'list', 'board', 'tree', 'form']
  const rank = ({ kind }: Screen) => (kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length)
  const ranked = own
    .filter((screen) => kinds.includes(screen.kind) || listingPages.includes(screen.path))
    .sort((a, b) => Number(a.hidden ?? false) - Number(b.hidden ?? false) || rank(a) - rank(b))
  return ranked[0]?.path
}

/** Kinds of screens below a list on which its records are made and changed. */
const forms = ['form', 'alias']

/**
 * Whether records are made and changed from a screen that lists them: a `list` and a dashboard only read, unless a form of its own
 * stands below it.
 */
export const writesFrom = ({ kind, path, entity }: Screen): boolean =>
  !(kind === 'list' || kind === 'dashboard') ||
  catalogue.screens.some((below) => below.parent === path && below.entity === entity && forms.includes(below.kind))
