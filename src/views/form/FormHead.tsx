import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Entity, Row, Screen } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { isNamed, titleOf } from '../fieldAt.ts'
import { Tip } from '../overlay/Tip.tsx'
import { StateInHead } from '../StateInHead.tsx'
import { neighbours } from './neighbours.ts'

const RevealButton = lazy(() => import('../reveal/RevealButton.tsx'))

interface Props {
  readonly screen: Screen
  readonly entity: Entity
  readonly record: Row
  readonly isNew: boolean
  readonly beside?: boolean | undefined
  readonly revises?: boolean
  /** Takes what was masked into the inputs, once somebody asks for it. */
  onShown?: ((values: Row) => void) | undefined
}

/** What the form is about: title and state of the record, and the way to the ones beside it in the list. */
export function FormHead(props: Props) {
  const { screen, entity, record, isNew, beside, revises, onShown } = props
  const say = useSay()
  const reveal = onShown && (
    <Suspense fallback={null}>
      <RevealButton {...{ entity, record, onShown }} />
    </Suspense>
  )
  if (isNew)
    return (
      <div className="form-head">
        <h1>{say(['新增{what}', 'New {what}'], { what: say(entity.label) })}</h1>
      </div>
    )
  if (entity.keysOf || isAlone(entity))
    return (
      <div className="form-head">
        <h1>{say(screen.label)}</h1>
        {reveal}
      </div>
    )
  return (
    <div className="form-head">
      <h1>{isNamed(entity, record) ? titleOf(entity, record) : say(screen.label)}</h1>
      <StateInHead entity={entity} record={record} />
      {revises && <span className="mark">{say(['修订稿', 'Revision'])}</span>}
      <span className="form-number">#{String(record.id)}</span>
      {reveal}
      <div className="room" />
      {entity.workbench && !revises && <WorkbenchLink screen={screen} id={Number(record.id)} />}
      {!beside && !revises && <Neighbours screen={screen} id={Number(record.id)} />}
    </div>
  )
}

/** To where it is put together from others. */
function WorkbenchLink({ screen, id }: { readonly screen: Screen; readonly id: number }) {
  const say = useSay()
  return (
    <Button component={Link} to={`${screen.path}/${id}/workbench`} variant="outlined" size="small">
      {say(['工作台', 'Workbench'])}
    </Button>
  )
}

/** All its records would be called the same: there is but one, and the screen tells what it is. */
function isAlone({ fields, title }: Entity): boolean {
  const from = fields[title]?.from
  return typeof from === 'object' && from !== null && 'text' in from
}

function Neighbours({ screen, id }: { readonly screen: Screen; readonly id: number }) {
  const say = useSay()
  const navigate = useNavigate()
  const { previous, next } = neighbours(screen.path, id)
  if (previous === undefined && next === undefined) return null
  const arrow = (to: number | undefined, title: string, icon: React.ReactNode) => (
    <Tip title={title}>
      <span>
        <IconButton
          aria-label={title}
          disabled={to === undefined}
          onClick={() => navigate(`${screen.path}/${to}`)}
        >
          {icon}
        </IconButton>
      </span>
    </Tip>
  )
  return (
    <span className="form-neighbours">
      {arrow(previous, say(['上一条', 'Previous']), <ChevronLeft fontSize="small" />)}
      {arrow(next, say(['下一条', 'Next']), <ChevronRight fontSize="small" />)}
    </span>
  )
}
