import { ListContextProvider, useListController } from 'ra-core'
import { lazy, Suspense, useCallback, useEffect, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { choicesLeft, heldBy } from '#derive/listFilter/heldBy.ts'
import { momentOf } from '#derive/moment.ts'
import type { ViewContents } from '#derive/savedView.ts'
import { writesFrom } from '#resources/screens.ts'
import { mayUse } from '../authProvider/access.ts'
import { useUser } from '../authProvider/Viewer.tsx'
import { useLanguage, useSay } from '../i18n/useSay.ts'
import { useNarrow } from '../theme/useNarrow.ts'
import { DialogProvider } from './dialog/DialogProvider.tsx'
import { keepRows } from './form/neighbours.ts'
import { useKanban } from './kanban/useKanban.ts'
import { later } from './later.tsx'
import { actionsWidth } from './list/actionsWidth.ts'
import { BulkBar } from './list/BulkBar.tsx'
import { isDoneToMany } from './list/bulkNames.ts'
import { ColumnChoice } from './list/ColumnChoice.tsx'
import { namesOf } from './list/columns.ts'
import { createAt, takenOver } from './list/createAt.ts'
import { FilterBar } from './list/FilterBar.tsx'
import { filterOf } from './list/filterOf.ts'
import { contentsBy, isContents } from './list/isContents.ts'
import { ListHead } from './list/ListHead.tsx'
import { ListRows } from './list/ListRows.tsx'
import { keepContents, lastContents } from './list/lastContents.ts'
import { inGroups } from './list/lines.ts'
import { listDefaults, sameInAll } from './list/listAsked.ts'
import { holdsDrafts } from './list/listHolding.ts'
import { listMeta } from './list/listMeta.ts'
import { namesShown } from './list/namesShown.ts'
import { Pages } from './list/Pages.tsx'
import { deedsFor, RowActions } from './list/RowActions.tsx'
import { useColumns } from './list/useColumns.ts'
import { useFixed } from './list/useFixed.ts'
import { useMarks } from './list/useMarks.ts'
import { useOpening } from './list/useOpening.ts'
import { useRowKeys } from './list/useRowKeys.ts'
import { useSelection } from './list/useSelection.ts'
import { Views } from './list/Views.tsx'
import { usePerform } from './perform/usePerform.ts'
import { PlayerBar } from './play/PlayerBar.tsx'
import { playsOf } from './play/playing.ts'
import { mayMake } from './record/mayDo.ts'
import { StandInBanner } from './StandInBanner.tsx'
import { useLater } from './useLater.ts'
import type { ViewProps } from './ViewProps.ts'

const BoardView = lazy(() => import('./BoardView.tsx'))
const FirstContents = lazy(() => import('./board/FirstContents.tsx'))
const KanbanSwitch = lazy(() => import('./kanban/KanbanSwitch.tsx'))
const loadLive = () => import('./live/LiveRows.tsx')
const ListSums = later(() => import('./list/ListSums.tsx'))
const StillListed = lazy(() => import('./list/StillListed.ts'))
const SideMenu = lazy(() => import('./list/SideMenu.tsx'))
const OpenView = lazy(() => import('./list/OpenView.tsx'))
const ViewLine = lazy(() => import('./list/ViewLine.tsx'))

interface Props extends ViewProps {
  /** Where a record leads; below the screen unless said. Stays the same function. */
  readonly linkTo?: (row: Row) => string
}

/**
 * Records of an entity in rows: found, sorted, selected, moved. Those of one record that holds them in an order given
 * by hand, with headings, stand as on a board instead.
 */
export default function ListView(props: Props) {
  const fixed = useFixed(props.entity, props.screen)
  const [search] = useSearchParams()
  const { entity, screen } = props
  const opening = useOpening(screen)
  const by = contentsBy(entity, screen)
  const text = search.get('filter')
  useEffect(() => {
    if (by && text !== null) keepContents(screen, by, filterOf(text))
  }, [screen, by, text])
  if (isContents(entity, { ...filterOf(text), ...fixed }))
    return (
      <Suspense fallback={null}>
        <BoardView {...props} />
      </Suspense>
    )
  if (opening)
    return (
      <Suspense fallback={null}>
        <OpenView {...{ screen, entity }} {...opening} />
      </Suspense>
    )
  const list = (
    <DialogProvider>
      <List {...props} />
    </DialogProvider>
  )
  // An edit of many is looked at over the rows.
  if (!by || text !== null || search.has('edit') || lastContents(screen) === 'all') return list
  return (
    <Suspense fallback={null}>
      <FirstContents {...{ screen, entity, by }}>{list}</FirstContents>
    </Suspense>
  )
}

function List({ screen, entity, linkTo: leads }: Props) {
  const { info, viewer } = useUser()
  const navigate = useNavigate()
  const perform = usePerform(entity)
  const fixed = useFixed(entity, screen)
  const held = useMemo(() => heldBy(fixed, momentOf(Date.now())), [fixed])
  const left = useMemo(() => choicesLeft(fixed), [fixed])
  const same = useMemo(() => sameInAll(entity, fixed), [entity, fixed])
  const lanes = useKanban(entity, screen.path)
  const { storeKey, ...usual } = listDefaults(entity, screen, lanes.on)
  const place = useMemo(() => ({ path: screen.path, storeKey }), [screen.path, storeKey])
  const inForce = useColumns(entity, place, same)
  const { columns, chosen, pinned, choose, sizes, onSize } = inForce
  const named = useMemo(() => namesShown(entity, namesOf(columns)), [entity, columns])
  const list = useListController({
    resource: entity.name,
    filter: held,
    ...usual,
    storeKey,
    queryOptions: { meta: listMeta(named) },
    exporter: false,
    disableAuthentication: true,
    debounce: 300,
  })
  const rows = useMemo(
    () => inGroups((list.data ?? []) as readonly Row[], entity.list.group),
    [list.data, entity],
  )
  const LiveRows = useLater(loadLive)
  const selection = useSelection({
    ...{ rows, filter: list.filterValues },
    place: `${info.id} ${screen.path}`,
  })
  const may = useCallback((name: string) => mayUse(viewer, entity, name), [viewer, entity])
  const writes = writesFrom(screen) || holdsDrafts(entity, screen)
  const edits = writes && may('update')
  // A list that only reads may still be one on which something is done to many.
  const editsMany = may('update') && (writes || entity.list.bulk.length > 0)
  const creates = writes && mayMake(viewer, entity, fixed)
  const linkTo = useCallback(
    (row: Row) => leads?.(row) ?? `${screen.path}/${String(row.id)}`,
    [screen.path, leads],
  )
  const narrow = useNarrow()
  const actions = useCallback(
    (row: Row, brief?: boolean) => (
      <RowActions
        {...{ entity, row, viewer, perform, edits }}
        link={linkTo(row)}
        brief={brief || narrow || lanes.on || entity.list.grid !== undefined}
      />
    ),
    [entity, viewer, perform, edits, linkTo, narrow, lanes.on],
  )
  const taken = takenOver(entity, list.filterValues as Row)
  const createTo = createAt(screen.path, taken)
  const create = () => creates && navigate(createTo)
  const { toggle } = selection
  const say = useSay()
  const act = (row: Row, place: number) =>
    deedsFor(entity, row, viewer, perform, say)
      .filter(({ disabled }) => !disabled)
      [place]?.run()
  const at = useRowKeys({ ...{ rows, linkTo, toggle, create, act }, screen: screen.path })
  useEffect(() => {
    const ids = rows.map(({ id }) => Number(id))
    if (ids.length > 0) keepRows(screen.path, ids)
  }, [rows, screen.path])
  const marks = useMarks(entity, rows.length > 0)
  const language = useLanguage()
  const filter = { ...list.filterValues, ...held }
  const beside = narrow ? undefined : entity.list.beside
  const state: ViewContents = {
    ...{ filter: list.filterValues as Row, sort: list.sort as ViewContents['sort'] },
    ...{ perPage: list.perPage, columns: chosen, sizes },
  }
  return (
    <ListContextProvider value={list}>
      <div className="list">
        <ListHead
          {...{ screen, entity, filter, perform }}
          createTo={creates ? createTo : undefined}
          sort={list.sort}
          columns={namesOf(columns)}
          total={list.total}
          isNarrowed={Object.keys(list.filterValues).length > 0}
          selected={selection.all ? undefined : selection.selected}
        >
          {lanes.by && (
            <Suspense fallback={null}>
              <KanbanSwitch on={lanes.on} onSwitch={lanes.set} />
            </Suspense>
          )}
          <Views {...{ entity, screen }} state={state} view={inForce.view} />
          <ColumnChoice {...{ entity, columns, pinned }} onChoose={choose} />
        </ListHead>
        <StandInBanner entity={entity} />
        {entity.list.sums.length > 0 && (
          <Suspense fallback={<div className="list-sums-room" />}>
            <ListSums entity={entity} filter={filter} />
          </Suspense>
        )}
        <div className={beside ? 'list-beside' : ''}>
          {beside && (
            <Suspense fallback={<div />}>
              <SideMenu entity={entity} by={beside} states={fixed[entity.stateField]} />
            </Suspense>
          )}
          <div className="card">
            {inForce.inView && (
              <Suspense fallback={null}>
                <ViewLine {...{ entity, screen, state }} view={inForce.view} />
              </Suspense>
            )}
            <FilterBar {...{ entity, left, held }} hidden={same} />
            {LiveRows && <LiveRows {...{ entity, rows, filter }} columns={named} />}
            <ListRows
              {...{
                entity,
                columns,
                chosen: chosen !== null,
                sizes,
                pinned,
                onSize,
                rows,
                at,
                linkTo,
                actions,
                marks,
                narrow,
              }}
              edits={edits && entity.list.edit.length > 0 ? editable(entity) : undefined}
              path={screen.path}
              selected={selection.selected}
              group={entity.list.group}
              actionsWidth={actionsWidth(entity, may, language)}
              {...(lanes.on && lanes.by && { lanes: lanes.by })}
              {...(creates && { onCreate: create, below: Object.keys(taken).length > 0 })}
              {...(isDoneToMany(entity, viewer, editsMany) && {
                onToggle: selection.toggle,
                onToggleAll: selection.toggleAll,
              })}
            />
            <BulkBar
              {...{ entity, screen, viewer, perform, rows, filter }}
              edits={editsMany}
              {...selection}
              total={list.total}
              onDone={selection.clear}
            />
            <Suspense fallback={null}>
              {selection.selected.size > 0 && (
                <StillListed resource={entity.name} {...{ filter, rows, selection }} />
              )}
            </Suspense>
            {!list.isPending && !list.error && (
              <Pages
                {...{ resource: entity.name, filter, sort: list.sort, rows: rows.length }}
                {...(list.meta as Found)}
              />
            )}
          </div>
        </div>
        {playsOf(entity) && <PlayerBar />}
      </div>
    </ListContextProvider>
  )
}

/** The same set at each drawing, so that rows are not drawn anew for it. */
const editable = (entity: Entity): ReadonlySet<string> => {
  const known = editables.get(entity) ?? new Set(entity.list.edit)
  editables.set(entity, known)
  return known
}
const editables = new WeakMap<Entity, ReadonlySet<string>>()

/** What the provider tells beside the rows. */
type Found =
  | { readonly cut?: boolean; readonly atLeast?: number; readonly later?: boolean }
  | undefined
