import ListAlt from '@mui/icons-material/ListAltOutlined'
import WarningAmber from '@mui/icons-material/WarningAmber'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { DashboardOf } from '#declare'
import type { DashboardFigures } from '#derive/dashboard/figures.ts'
import { mayUse } from '../authProvider/access.ts'
import { useViewer } from '../authProvider/Viewer.tsx'
import { useSay } from '../i18n/useSay.ts'
import { Cards } from './dashboard/Cards.tsx'
import { ExportFigures } from './dashboard/ExportFigures.tsx'
import { namedBy } from './dashboard/namedBy.ts'
import { Panel } from './dashboard/Panel.tsx'
import { RangeBar } from './dashboard/RangeBar.tsx'
import { useDashboard } from './dashboard/useDashboard.ts'
import { EmptyState } from './EmptyState.tsx'
import { StandInBanner } from './StandInBanner.tsx'
import type { ViewProps } from './ViewProps.ts'
import './dashboard/dashboard.css'

/** A screen of figures as its entity declares it. */
export default function DashboardView({ screen, entity }: ViewProps) {
  const say = useSay()
  const found = Object.entries(entity.dashboards).find(([, one]) => one.screen === screen.path)
  if (!found)
    return <EmptyState heading title={say(['这里还没有数据看板', 'Nothing is told here yet'])} />
  return <Dashboard screen={screen} entity={entity} name={found[0]} board={found[1]} />
}

interface Props extends ViewProps {
  readonly name: string
  readonly board: DashboardOf
}

function Dashboard({ screen, entity, name, board }: Props) {
  const say = useSay()
  const viewer = useViewer()
  const { told, error, isFetching, refetch, asking, ask } = useDashboard(entity, name, board)
  const title = say(screen.label)
  return (
    <div className="dashboard">
      <div className="list-head">
        <h1>{title}</h1>
        {told?.one && <span className="dashboard-one">{namedBy(say)(told.one.label)}</span>}
        <div className="room" />
        {board.records && (
          <Button
            component={Link}
            to={recordsAt(screen.path, board, told)}
            startIcon={<ListAlt />}
            variant="outlined"
          >
            {say(['明细', 'Records'])}
          </Button>
        )}
        {mayUse(viewer, entity, 'export') && (
          <ExportFigures
            {...{ entity, name, asking }}
            title={told ? `${title}-${told.range.from}-${told.range.to}` : title}
          />
        )}
      </div>
      <StandInBanner entity={entity} />
      <RangeBar {...{ board, told, asking, ask }} />
      {error && (
        <EmptyState
          alert
          title={say(['数据没有取到', 'The figures did not come'])}
          text={error.message}
        >
          <Button variant="outlined" onClick={() => refetch()}>
            {say(['重试', 'Try again'])}
          </Button>
        </EmptyState>
      )}
      {!told && !error && <Waiting board={board} />}
      {told && !error && (
        <div className="dashboard-told" aria-busy={isFetching}>
          <Notes board={board} told={told} />
          {told.cards.length > 0 && <Cards told={told} />}
          <div className="panels">
            {Object.keys(board.panels).map((panel) => (
              <Panel key={panel} name={panel} {...{ board, told, ask }} />
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

/** Where the records themselves are listed, those of the time that is shown. */
function recordsAt(screen: string, board: DashboardOf, told: DashboardFigures | undefined): string {
  const path = board.records === true ? `${screen}/records` : board.records
  const at = Object.values(board.sources)[0]?.at
  if (!told || !at) return path ?? screen
  const single = Object.entries(told.asked.filters).map(([name, [value]]) => [name, value])
  const filter = {
    ...Object.fromEntries(single),
    [`${at}_gte`]: told.range.from,
    [`${at}_lte`]: told.range.to,
  }
  return `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`
}

/** What wants looking after, and that something is not shown for want of a right. */
function Notes({ board, told }: { readonly board: DashboardOf; readonly told: DashboardFigures }) {
  const say = useSay()
  return (
    <>
      {told.notes.map(({ note, count }) => {
        const { label, links } = board.notes?.[note] ?? { label: ['', ''] as const, links: [] }
        return (
          <div key={note} className="dashboard-note" role="status">
            <WarningAmber fontSize="small" />
            <span>{say(label, { count })}</span>
            {links.map(({ label: name, to, filter }) => (
              <Link
                key={to}
                to={filter ? `${to}?filter=${encodeURIComponent(JSON.stringify(filter))}` : to}
              >
                {say(name)}
              </Link>
            ))}
          </div>
        )
      })}
      {told.withheld.length > 0 && (
        <p className="panel-none">
          {say([
            '部分指标所依据的记录您无权查看，未显示。',
            'Some measures are of records you may not read; they are left out.',
          ])}
        </p>
      )}
    </>
  )
}

/** Where figures will stand once they have come. */
function Waiting({ board }: { readonly board: DashboardOf }) {
  const say = useSay()
  return (
    <div className="dashboard-told" role="status">
      <span className="unseen">{say(['加载中……', 'loading...'])}</span>
      {board.cards.length > 0 && (
        <div className="figures" aria-hidden="true">
          {board.cards.map((card) => (
            <div key={JSON.stringify(card)} className="card dashboard-wait" />
          ))}
        </div>
      )}
      <div className="panels" aria-hidden="true">
        {Object.entries(board.panels).map(([name, { wide }]) => (
          <div key={name} className={`card panel dashboard-wait${wide ? ' wide' : ''}`} />
        ))}
      </div>
    </div>
  )
}
