import type { Screen } from '#declare'
import { listingPages } from '#resources/pagePaths.ts'

/** What of a screen is looked at: the screen itself, a new record, one record, its bin, its queue, its calendar; what one record is made up of, its revision; the records below a dashboard. */
export type Part =
  | 'main'
  | 'create'
  | 'edit'
  | 'bin'
  | 'queue'
  | 'calendar'
  | 'records'
  | 'workbench'
  | 'revision'
/** Where an address leads. */
export interface Match {
  readonly screen: Screen
  readonly part: Part
  /** Of the record, where part is `edit`, `workbench` or `revision`. */
  readonly id?: number
}

/** Kinds that show records of an entity, and so have `/create`, `/12`, `/bin`, `/queue` and `/calendar` below them. */
const withRecords = ['resource', 'list', 'board', 'tree', 'form']

/**
 * The screen at an address: `/contentManagement/magazine`, and below a screen with records `/create`, `/12`,
 * `/12/workbench`, `/12/revision`, `/bin`, `/queue` and `/calendar`. A declared address goes before these. Null where nothing stands.
 */
export function matchScreen(screens: ReadonlyMap<string, Screen>, pathname: string): Match | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const exact = screens.get(path)
  if (exact) return { screen: exact, part: 'main' }
  const within = /^(.+)\/([1-9]\d*)\/(workbench|revision)$/.exec(path)
  const around = within && screens.get(within[1]!)
  if (around?.entity && withRecords.includes(around.kind))
    return { screen: around, part: within![3] as Part, id: Number(within![2]) }
  const cut = path.lastIndexOf('/')
  const above = screens.get(path.slice(0, cut))
  const last = path.slice(cut + 1)
  if (above?.entity && above.kind === 'dashboard') return ofDashboard(above, last)
  if (!above?.entity || !(withRecords.includes(above.kind) || listingPages.includes(above.path)))
    return null
  if (isPart(last)) return { screen: above, part: last }
  return /^[1-9]\d*$/.test(last) ? { screen: above, part: 'edit', id: Number(last) } : null
}

const below = ['create', 'bin', 'queue', 'calendar'] as const
const isPart = (word: string): word is (typeof below)[number] => below.some((part) => part === word)

/** What a dashboard is told from: its records as a list, and each by itself. */
function ofDashboard(screen: Screen, last: string): Match | null {
  if (last === 'records') return { screen, part: 'records' }
  return /^[1-9]\d*$/.test(last) ? { screen, part: 'edit', id: Number(last) } : null
}
