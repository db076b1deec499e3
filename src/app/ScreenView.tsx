import { type ComponentType, Suspense, use, useEffect, useMemo } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { Navigate, useLocation } from 'react-router-dom'
import type { Entity, Screen } from '#declare'
import { formOf, leadsTo } from '#derive/leadsTo.ts'
import { loadEntity } from '#resources/load.ts'
import { ownPageName } from '#resources/ownFiles.ts'
import { screensByPath, writesFrom } from '#resources/screens.ts'
import { screensSeen } from '../authProvider/access.ts'
import { stands } from '../authProvider/menuOf.ts'
import { useViewer } from '../authProvider/Viewer.tsx'
import { NotFound } from '../layout/NotFound.tsx'
import { pages, recordPages } from '../pages/pages.ts'
import { keepPlace } from '../views/form/neighbours.ts'
import { turnAction } from '../views/form/turnAction.ts'
import ListView from '../views/ListView.tsx'
import { later } from '../views/later.tsx'
import { holdsDrafts } from '../views/list/listHolding.ts'
import { type Match, matchScreen } from '../views/matchScreen.ts'
import { ownPart } from '../views/ownPart.ts'
import type { ViewProps } from '../views/ViewProps.ts'
import { LeadOn } from './LeadOn.tsx'
import { NotYet } from './NotYet.tsx'
import { ownView } from './ownViews.tsx'
import { noteShown } from './shownScreens.ts'

type View = ComponentType<ViewProps>

const BoardView = later(() => import('../views/BoardView.tsx')) as View
const TreeView = later(() => import('../views/TreeView.tsx')) as View
const FormView = later(() => import('../views/FormView.tsx')) as View
const ShowView = later(() => import('../views/ShowView.tsx')) as View
const SettingsView = later(() => import('../views/SettingsView.tsx')) as View
const BinView = later(() => import('../views/BinView.tsx')) as View
const CalendarView = later(() => import('../views/CalendarView.tsx')) as View
const QueueView = later(() => import('../views/QueueView.tsx')) as View
const WorkbenchView = later(() => import('../views/WorkbenchView.tsx')) as View
const RevisionView = later(() => import('../views/RevisionView.tsx')) as View

const LiveScreen = later(() => import('../views/live/LiveScreen.tsx'))
const DashboardView = later(() => import('../views/DashboardView.tsx')) as View

const mainViews: { readonly [kind: string]: View } = {
  resource: ListView,
  list: ListView,
  board: BoardView,
  tree: TreeView,
  form: SettingsView,
  dashboard: DashboardView,
}

/** The view of the screen at the address; what the person may not see reads as not there. */
export function ScreenView() {
  const viewer = useViewer()
  const { pathname } = useLocation()
  const match = useMemo(() => matchScreen(screensByPath, pathname), [pathname])
  useEffect(() => {
    if (match) noteShown(match)
  }, [match])
  if (!match) return <LeadOn />
  const { screen } = match
  if (screen.kind === 'redirect') return <Redirect screen={screen} />
  if (screen.path === '/404' || !screensSeen(viewer).includes(screen)) return <NotFound />
  if (screen.kind === 'alias') return <Alias screen={screen} />
  const Page = pages[screen.path] ?? ownPart(ownPageName(screen))
  if (Page && match.part === 'main') return <Page screen={screen} />
  if (!screen.entity || (match.part === 'main' && !(screen.kind in mainViews)))
    return <NotYet screen={screen} />
  return <EntityScreen match={match} name={screen.entity} />
}

function EntityScreen({ match, name }: { readonly match: Match; readonly name: string }) {
  const entity = use(loadEntity(name))
  const View = viewOf(match, entity)
  const { id } = match
  const { path } = match.screen
  useEffect(() => {
    if (id !== undefined) keepPlace(path, id)
  }, [path, id])
  return (
    <ResourceContextProvider value={entity.name}>
      <Suspense fallback={null}>
        <View
          key={`${match.screen.path}:${match.part}:${match.id ?? ''}`}
          screen={match.screen}
          entity={entity}
          {...(match.id !== undefined && { id: match.id })}
        />
      </Suspense>
      {View !== ListView && match.part !== 'create' && (
        <Suspense fallback={null}>
          <LiveScreen entity={entity} id={match.id} />
        </Suspense>
      )}
    </ResourceContextProvider>
  )
}

const lists = ['resource', 'list']

/** What follows from the declaration, unless somebody wrote another view beside it. */
function viewOf({ screen, part }: Match, entity: Entity): View {
  if (part === 'main')
    return (lists.includes(screen.kind) && ownView(entity, 'list')) || mainViews[screen.kind]!
  if (part === 'bin') return BinView
  if (part === 'calendar') return entity.calendar ? CalendarView : NotFound
  if (part === 'queue') return entity.queue ? QueueView : NotFound
  if (part === 'workbench') return entity.workbench ? WorkbenchView : NotFound
  if (part === 'revision') return entity.revisions ? RevisionView : NotFound
  if (part === 'records') return ListView
  if (part === 'create') return ownView(entity, 'create') ?? FormView
  const page = recordPages[screen.path]
  if (page) return page as View
  // What comes one after the other to be worked on is opened to be worked on.
  const writes = writesFrom(screen) || holdsDrafts(entity, screen) || turnAction(entity)
  return writes ? (ownView(entity, 'edit') ?? FormView) : (ownView(entity, 'show') ?? ShowView)
}

/** Leads on, or to the first of its siblings this person sees; the query goes along. */
function Redirect({ screen }: { readonly screen: Screen }) {
  const { search } = useLocation()
  const seen = screensSeen(useViewer())
  const path = leadsTo(screen, { screens: screensByPath, seen, stands })
  return path === null ? <NotFound /> : <Navigate to={path + search} replace />
}

/** Another address of a form: that of the record its query names, else of a new one. */
function Alias({ screen }: { readonly screen: Screen }) {
  const { search } = useLocation()
  const path = formOf(screen, screensSeen(useViewer()), search)
  return path === null ? <NotFound /> : <Navigate to={path} replace />
}
