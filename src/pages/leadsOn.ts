import type { Screen } from '#declare'
import { movedTo } from '#derive/leadsTo.ts'
import { catalogue } from '#resources/catalogue.ts'
import { listPathOf, screensByPath } from '#resources/screens.ts'
import { wantedPath } from '../authProvider/wantedPath.ts'
import { matchScreen } from '../views/matchScreen.ts'
import { openedAt, recordPath } from './recordPath.ts'

interface Place {
  readonly pathname: string
  readonly search: string
}

/** On the way through here a screen is built anew. */
const anew = '/redirect/'

/**
 * The address that another one stands for, given the screens somebody sees: `/redirect/home`, `/open/magazine/12`, an
 * address of the old admin, or one that react-admin makes of a resource. Undefined for all others.
 */
export function leadsOn({ pathname, search }: Place, seen: readonly Screen[]): string | undefined {
  if (pathname.startsWith(anew)) return wantedPath(pathname.slice(anew.length - 1) + search)
  if (matchScreen(screensByPath, pathname)) return undefined
  const opened = openedAt(pathname, seen)
  if (opened) return opened.includes('?') ? opened : opened + search
  const moved = movedTo(pathname)
  if (moved && matchScreen(screensByPath, moved)) return moved + search
  const path = resourcePath(pathname, seen)
  return path && path + search
}

/** What `createPath` of react-admin makes: `/magazine`, `/magazine/create`, `/magazine/12` and `/magazine/12/show`. */
const made = /^\/(\w+)(?:\/(create)|\/([1-9]\d*)(?:\/show)?)?\/?$/

function resourcePath(pathname: string, seen: readonly Screen[]): string | undefined {
  const [, name = '', create, id] = made.exec(pathname) ?? []
  if (!catalogue.entities.has(name)) return undefined
  if (id) return recordPath(seen, name, id)
  const list = listPathOf(name, seen)
  return list && (create ? `${list}/create` : list)
}
