import Add from '@mui/icons-material/Add'
import Delete from '@mui/icons-material/DeleteOutlined'
import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { ListContextProvider, useDataProvider, useListController, useNotify } from 'ra-core'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Row } from '#declare'
import { mayUse } from '../authProvider/access.ts'
import { useViewer } from '../authProvider/Viewer.tsx'
import type { PortalProvider } from '../dataProvider/portalProvider.ts'
import { useLanguage, useSay } from '../i18n/useSay.ts'
import { AskProvider } from './ask/AskProvider.tsx'
import { EmptyState } from './EmptyState.tsx'
import { keepRows } from './form/neighbours.ts'
import { actionsWidth } from './list/actionsWidth.ts'
import { BulkBar, bulkNames } from './list/BulkBar.tsx'
import { ColumnChoice } from './list/ColumnChoice.tsx'
import { FilterBar } from './list/FilterBar.tsx'
import { inGroups } from './list/lines.ts'
import { Pages } from './list/Pages.tsx'
import { RowActions } from './list/RowActions.tsx'
import { RowsTable } from './list/RowsTable.tsx'
import { useColumns } from './list/useColumns.ts'
import { useFixed } from './list/useFixed.ts'
import { useKeys } from './list/useKeys.ts'
import { useMarks } from './list/useMarks.ts'
import { useSelection } from './list/useSelection.ts'
import { actionsOn, creatable, removable } from './record/demands.ts'
import { usePerform, wordsOf } from './record/usePerform.ts'
import { StandInBanner } from './StandInBanner.tsx'
import type { ViewProps } from './ViewProps.ts'

/** Records of an entity in rows: found, sorted, selected, moved. */
export default function ListView(props: ViewProps) {
  return (
    <AskProvider>
      <List {...props} />
    </AskProvider>
  )
}

function List({ screen, entity }: ViewProps) {
  const say = useSay()
  const viewer = useViewer()
  const navigate = useNavigate()
  const perform = usePerform(entity)
  const fixed = useFixed(entity, screen)
  const hidden = useMemo(() => Object.keys(fixed), [fixed])
  const { columns, choose } = useColumns(entity, screen.path, hidden)
  const list = useListController({
    resource: entity.name,
    filter: fixed,
    sort: sortOf(entity.list.sort[0]),
    perPage: 10,
    storeKey: screen.path,
    exporter: false,
    disableAuthentication: true,
    debounce: 300,
  })
  const { group } = entity.list
  const rows = useMemo(
    () => inGroups((list.data ?? []) as readonly Row[], group),
    [list.data, group],
  )
  const marks = useMarks(entity)
  const language = useLanguage()
  const { selected, toggle, toggleAll, clear } = useSelection(list, rows)
  const [at, setAt] = useState(-1)
  const edits = screen.kind !== 'list' && mayUse(viewer, entity, 'update')
  const creates = screen.kind !== 'list' && creatable(entity) && mayUse(viewer, entity, 'create')
  const linkTo = useCallback((row: Row) => `${screen.path}/${String(row.id)}`, [screen.path])
  const actions = useCallback(
    (row: Row) => <RowActions {...{ entity, row, viewer, perform, edits }} link={linkTo(row)} />,
    [entity, viewer, perform, edits, linkTo],
  )
  const create = () => creates && navigate(`${screen.path}/create`)
  const open = () => rows[at] && navigate(linkTo(rows[at]))
  useKeys({
    ArrowDown: () => setAt(Math.min(at + 1, rows.length - 1)),
    ArrowUp: () => setAt(Math.max(at - 1, 0)),
    Enter: (event) => (event.target as Element).closest('a, button') ?? open(),
    e: open,
    x: () => at >= 0 && toggle(at, false),
    n: create,
    '/': () => document.querySelector<HTMLElement>('search input')?.focus(),
  })
  useEffect(() => {
    if (list.data)
      keepRows(
        screen.path,
        list.data.map(({ id }) => Number(id)),
      )
  }, [list.data, screen.path])
  const picks = bulkNames(entity, viewer).length > 0
  const filtered = Object.keys(list.filterValues).length > 0
  return (
    <ListContextProvider value={list}>
      <div className="list">
        <Head
          {...{ screen, entity, fixed, creates, perform }}
          sort={list.sort}
          filter={list.filterValues}
          columns={columns.map(({ name }) => name)}
        >
          <ColumnChoice entity={entity} columns={columns} onChoose={choose} />
        </Head>
        <StandInBanner entity={entity} />
        <div className="card">
          <FilterBar entity={entity} hidden={hidden} />
          <BulkBar
            {...{ entity, viewer, perform }}
            ids={[...selected]}
            rows={rows.filter((row) => selected.has(Number(row.id)))}
            onDone={clear}
          />
          {list.error ? (
            <EmptyState
              title={say(['没有取到数据', 'Nothing came back'])}
              text={wordsOf(list.error)}
              alert
            >
              <Button variant="contained" onClick={() => list.refetch()}>
                {say(['重试', 'Try again'])}
              </Button>
            </EmptyState>
          ) : rows.length === 0 && !list.isPending ? (
            <Empty
              filtered={filtered}
              {...(creates && { onCreate: create })}
              what={say(entity.label)}
              onReset={() => list.setFilters({}, {}, false)}
            />
          ) : (
            <RowsTable
              {...{ entity, columns, rows, selected, at, linkTo, actions }}
              scrollKey={`${screen.path}?${list.page}`}
              {...{ marks, group }}
              actionsWidth={actionsWidth(entity, (name) => mayUse(viewer, entity, name), language)}
              sort={list.sort as { field: string; order: 'ASC' | 'DESC' }}
              busy={list.isFetching && list.isPlaceholderData === true}
              onSort={(field) => list.setSort({ field, order: nextOrder(list.sort, field) })}
              {...(picks && { onToggle: toggle, onToggleAll: toggleAll })}
            />
          )}
          <Pages
            rows={rows.length}
            cut={(list.meta as { cut?: boolean } | undefined)?.cut === true}
          />
        </div>
      </div>
    </ListContextProvider>
  )
}

interface HeadProps extends Pick<ViewProps, 'screen' | 'entity'> {
  readonly fixed: Row
  readonly filter: Row
  readonly sort: { readonly field: string; readonly order: string }
  readonly columns: readonly string[]
  readonly creates: boolean
  readonly perform: ReturnType<typeof usePerform>
  readonly children: React.ReactNode
}

function Head({ screen, entity, creates, perform, children, ...query }: HeadProps) {
  const say = useSay()
  const viewer = useViewer()
  const bin = say(['回收站', 'Bin'])
  return (
    <div className="list-head">
      <h1>{say(screen.label)}</h1>
      <div className="room" />
      {actionsOn(entity, 'list', (name) => mayUse(viewer, entity, name)).map(([name, action]) => (
        <Button key={name} variant="outlined" onClick={() => void perform.action(null, name)}>
          {say(action.label)}
        </Button>
      ))}
      {entity.list.export && mayUse(viewer, entity, 'export') && (
        <ExportButton entity={entity} {...query} />
      )}
      {mayUse(viewer, entity, 'remove') && removable(entity, viewer) !== 'never' && (
        <Tooltip title={bin}>
          <IconButton component={Link} to={`${screen.path}/bin`} aria-label={bin}>
            <Delete fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {children}
      {creates && (
        <Button
          component={Link}
          to={`${screen.path}/create`}
          variant="contained"
          startIcon={<Add />}
        >
          {say(['新增', 'New'])}
        </Button>
      )}
    </div>
  )
}

function ExportButton({
  entity,
  fixed,
  filter,
  sort,
  columns,
}: Pick<HeadProps, 'entity' | 'fixed' | 'filter' | 'sort' | 'columns'>) {
  const say = useSay()
  const notify = useNotify()
  const portal = useDataProvider<PortalProvider>()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const { exportRows } = await import('./list/exportRows.ts')
      await exportRows({ portal, entity, filter: { ...filter, ...fixed }, sort, columns, say })
    } catch (error) {
      notify(wordsOf(error), { type: 'error' })
    }
    setBusy(false)
  }
  return (
    <Button
      variant="outlined"
      startIcon={<Download />}
      onClick={run}
      loading={busy}
      loadingPosition="start"
    >
      {say(['导出', 'Export'])}
    </Button>
  )
}

interface EmptyProps {
  readonly filtered: boolean
  readonly what: string
  onCreate?(): void
  onReset(): void
}
function Empty({ filtered, what, onCreate, onReset }: EmptyProps) {
  const say = useSay()
  if (filtered)
    return (
      <EmptyState
        title={say(['没有符合条件的记录', 'Nothing matches'])}
        text={say(['换个条件试试。', 'Try other filters.'])}
      >
        <Button variant="outlined" onClick={onReset}>
          {say(['清除筛选', 'Clear filters'])}
        </Button>
      </EmptyState>
    )
  return (
    <EmptyState title={say(['还没有{what}', 'No {what} yet'], { what })}>
      {onCreate && (
        <Button variant="contained" startIcon={<Add />} onClick={onCreate}>
          {say(['新增{what}', 'New {what}'], { what })}
        </Button>
      )}
    </EmptyState>
  )
}

const sortOf = (sort = '-createdAt') => ({
  field: sort.replace(/^-/, ''),
  order: sort.startsWith('-') ? ('DESC' as const) : ('ASC' as const),
})
const nextOrder = (sort: { field: string; order: string }, field: string) =>
  sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC'
