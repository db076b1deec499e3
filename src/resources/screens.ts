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
  const crumbs: readonly { readonly label: Label; readonly path?: string }[] = [
    ...labels.map(({ label }) => ({ label })),
    ...(parent && parent.path !== screen.path ? [{ label: parent.label, path: parent.path }] : []),
    ...(screen.breadcrumb === false ? [] : [{ label: screen.label, path: screen.path }]),
  ]
  // A group called as its first screen is named once.
  return crumbs.filter(({ label }, at) => label[0] !== crumbs[at + 1]?.label[0])
}

/** Kinds of screens that show records of an entity under a filter, those that list them first. */
const listing: readonly string[] = ['resource', 'list', 'board', 'tree', 'form', 'dashboard']

/**
 * The address where records of an entity are listed, for links from other screens; among the screens somebody sees
 * where they are given. What is `asked` for is a filter, or a record: of several screens the one that shows all of it,
 * one that holds something else fast only where there is no other, and none that holds something against it.
 */
export function listPathOf(
  entity: string,
  screens: readonly Screen[] = catalogue.screens,
  asked: { readonly [field: string]: unknown } = {},
): string | undefined {
  const own = screens.filter((screen) => screen.entity === entity && (listing.includes(screen.kind) || listingPages.includes(screen.path)))
  const narrow = ({ fixed = {} }: Screen) => Object.keys(fixed).filter((name) => !(name in asked)).length
  const rank = ({ kind }: Screen) => (listing.includes(kind) ? listing.indexOf(kind) : listing.length)
  const isRare = ({ hidden }: Screen) => Number(hidden ?? false)
  const fit = own.filter(({ fixed }) => !isAgainst(fixed, asked))
  return fit.sort((a, b) => narrow(a) - narrow(b) || isRare(a) - isRare(b) || rank(a) - rank(b))[0]?.path
}

/** Whether what a screen holds fast leaves out what is asked for, or a record. */
export function isAgainst(fixed: Screen['fixed'], asked: { readonly [field: string]: unknown }): boolean {
  return Object.entries(fixed ?? {}).some(([name, held]) => {
    const wanted = asked[name]
    if (typeof held === 'object' && held !== null && !Array.isArray(held)) return false
    return wanted !== undefined && ![wanted].flat().some((one) => [held].flat().includes(one))
  })
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
