import Delete from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { mayUse } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { later } from '../later.tsx'
import { Tip } from '../overlay/Tip.tsx'
import type { Perform } from '../perform/usePerform.ts'
import { tabToDecide } from '../queue/decidesIn.ts'
import { removable } from '../record/demands.ts'
import type { ViewProps } from '../ViewProps.ts'
import { CreateButton } from './CreateButton.tsx'
import { ExportButton } from './ExportButton.tsx'
import { ListActions } from './ListActions.tsx'
import { makesAnew } from './makesAnew.ts'

interface Props extends Pick<ViewProps, 'screen' | 'entity'> {
  /** What is asked of the portal, with what the screen holds fast. */
  readonly filter: Row
  readonly sort: { readonly field: string; readonly order: string }
  readonly columns: readonly string[]
  readonly total: number | undefined
  readonly selected: ReadonlySet<number> | undefined
  /** Somebody filtered it, beyond what the screen holds fast. */
  readonly isNarrowed?: boolean
  /** Where records are made; undefined where none are. */
  readonly createTo: string | undefined
  readonly perform: Perform
  /** The board one looks at, where there are several: what is done over all of it takes that for granted. */
  readonly given?: Row
  /** More buttons, before the last. */
  readonly children?: ReactNode
}

const LimitNotes = later(() => import('./LimitNotes.tsx'))

/** Few entities have a limit that a number tells, within what the list is filtered by. */
const hasLimits = ({ rules }: Entity, filter: Row): boolean =>
  Object.values(rules)
    .flat()
    .some(({ limit, per = [] }) => {
      const most = (limit as { readonly most?: unknown } | undefined)?.most
      return (
        typeof most === 'number' &&
        (per as readonly string[]).every((name) => filter[name] !== undefined)
      )
    })

/** The title of a list and what can be done with it as a whole. */
export function ListHead(props: Props) {
  const { screen, entity, createTo, perform, given, children, ...query } = props
  const say = useSay()
  const viewer = useViewer()
  const bin = say(['回收站', 'Bin'])
  const desk = tabToDecide(viewer, entity, screen)
  return (
    <div className="list-head">
      <h1>{say(screen.label)}</h1>
      {hasLimits(entity, query.filter) && (
        <Suspense fallback={null}>
          <LimitNotes entity={entity} filter={query.filter} />
        </Suspense>
      )}
      <div className="room" />
      <ListActions {...{ entity, perform }} filter={query.filter} {...(given && { given })} />
      {desk !== undefined && (
        <Button
          component={Link}
          to={`${screen.path}/queue${desk > 0 ? `?tab=${desk}` : ''}`}
          variant="outlined"
        >
          {say(['处理台', 'Desk'])}
        </Button>
      )}
      {entity.calendar && (
        <Button component={Link} to={`${screen.path}/calendar`} color="inherit">
          {say(['日历', 'Calendar'])}
        </Button>
      )}
      {entity.list.export && mayUse(viewer, entity, 'export') && (
        <ExportButton entity={entity} title={say(screen.label)} {...query} />
      )}
      {mayUse(viewer, entity, 'remove') && removable(entity, viewer) && (
        <Tip title={bin}>
          <IconButton component={Link} to={`${screen.path}/bin`} aria-label={bin}>
            <Delete fontSize="small" />
          </IconButton>
        </Tip>
      )}
      {children}
      {createTo && !makesAnew(entity, viewer) && <CreateButton to={createTo} />}
    </div>
  )
}
