import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { DataProvider, Store } from 'react-admin'
import type { Entity, Screen } from '#declare'
import type { Viewer } from '#derive/viewer.ts'
import { loadEntity } from '#resources/load.ts'
import { screensByPath } from '#resources/screens.ts'
import { screensSeen } from '../authProvider/access.ts'
import { userInfo } from '../authProvider/session.ts'
import { permissionsKey, userOf } from '../authProvider/Viewer.tsx'
import { readSettings } from '../client/settings.ts'
import { readSharedViews } from '../client/sharedViews.ts'
import { readToken } from '../client/storage.ts'
import { pages } from '../pages/pages.ts'
import { filterOf } from '../views/list/filterOf.ts'
import { contentsBy, isContents } from '../views/list/isContents.ts'
import { wasLeftHere } from '../views/list/keptList.ts'
import { lastContents } from '../views/list/lastContents.ts'
import { listAsked } from '../views/list/listAsked.ts'
import { openingView } from '../views/list/openingView.ts'
import { matchScreen } from '../views/matchScreen.ts'

/** How long the frame is held back for the rows, in milliseconds: drawn together they are drawn once. */
const patience = 300
/** So long what was asked ahead is not asked again: the list that wanted it has been drawn by then. */
export const fresh = 5000

const ahead = new Set<string>()
/** Whether an answer was asked for before there was anything to show it, and nobody has shown anything since. */
export const isPrefetched = (queryHash: string): boolean => ahead.has(queryHash)

interface Means {
  readonly client: QueryClient
  readonly dataProvider: DataProvider
  readonly store: Store
}

/**
 * Asks for the rows of the list at the address before anything is drawn: drawing takes longer than the portal to answer,
 * and a list that has its rows is drawn once. Never rejects; the list asks again itself.
 */
export async function prefetchFirstList(
  means: Means,
  { pathname, search } = location,
): Promise<void> {
  const asked = ask(means, pathname, search).catch(() => undefined)
  await Promise.race([asked, new Promise((over) => setTimeout(over, patience))])
}

async function ask({ client, dataProvider, store }: Means, path: string, search: string) {
  if (!readToken()) return
  const { screen, part } = matchScreen(screensByPath, path) ?? {}
  const isList = part === 'main' && (screen?.kind === 'list' || screen?.kind === 'resource')
  const info = await userInfo()
  const { viewer } = userOf(info)
  // Asked for after the first drawing, it would have everything drawn again.
  client.setQueryData(permissionsKey, viewer)
  if (!isList || !screen?.entity || pages[path]) return
  if (info.mustChange || !screensSeen(viewer).includes(screen)) return
  const entity = await loadEntity(screen.entity)
  if (showsContents(entity, screen, search) || opensView(screen, viewer, search)) return
  const params = listAsked(entity, screen, { store, search })
  const queryKey = [entity.name, 'getList', params]
  const hash = hashKey(queryKey)
  ahead.add(hash)
  // Once the list has taken the answer, whoever comes back to it or refreshes it asks anew.
  const taken = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'observerAdded' || query.queryHash !== hash) return
    taken()
    setTimeout(() => ahead.delete(hash))
  })
  // As react-admin keeps it.
  const queryFn = async () => {
    const { data, total, pageInfo, meta } = await dataProvider.getList(entity.name, params)
    return { data, total, pageInfo, meta }
  }
  await client.prefetchQuery({ queryKey, queryFn })
}

/** Whether a saved view is looked up first, and says what the list asks for. */
function opensView({ path }: Screen, { currentRole, roles }: Viewer, search: string): boolean {
  const said = new URLSearchParams(search)
  if (said.size > 0) return said.has('view') && !said.has('filter')
  const known = {
    settings: readSettings(),
    shared: readSharedViews(),
    roles: [currentRole, ...roles],
  }
  return !wasLeftHere(path) && openingView(known, path) !== undefined
}

/** Whether what stands at the address is the contents of one record, or leads to them: no list then. */
function showsContents(entity: Entity, screen: Screen, search: string): boolean {
  const filter = new URLSearchParams(search).get('filter')
  if (filter !== null) return isContents(entity, filterOf(filter))
  return contentsBy(entity, screen) !== undefined && lastContents(screen) !== 'all'
}
