import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { Facts } from '../Facts.tsx'
import { FieldCell } from '../FieldCell.tsx'
import { fieldAt, titleOf } from '../fieldAt.ts'
import type { Column } from '../list/columns.ts'
import type { RowsProps } from '../list/rowsProps.ts'
import { Marks } from '../Marks.tsx'
import { StateChip } from '../StateChip.tsx'
import { lanesOf } from './lanesOf.ts'
import { partsOf } from './partsOf.ts'
import './kanban.css'
import '../board/board.css'

interface Props
  extends Pick<RowsProps, 'entity' | 'columns' | 'rows' | 'busy' | 'linkTo' | 'actions' | 'marks'> {
  /** The field each value of which is a lane. */
  readonly by: string
}

/** Records as cards in lanes side by side, one for each value of a field; the rows keep their order within a lane. */
export default function Kanban(props: Props) {
  const { entity, rows, by, busy } = props
  const lanes = useMemo(() => lanesOf(entity, rows, by), [entity, rows, by])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
    <div className="lanes" aria-busy={busy} tabIndex={0}>
      {lanes.map(({ value, rows: of }) => (
        <section key={String(value)} className="lane">
          <LaneHead {...{ entity, by, value }} count={of.length} />
          <ol>
            {of.map((row) => (
              <li key={String(row.id)} className="lane-card" data-id={String(row.id)}>
                <Card {...props} row={row} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

interface HeadProps {
  readonly entity: Entity
  readonly by: string
  readonly value: unknown
  readonly count: number
}
function LaneHead({ entity, by, value, count }: HeadProps) {
  const say = useSay()
  const field = fieldAt(entity, by)!
  return (
    <h2>
      {field.kind === 'integer' && <span className="fact-label">{say(field.label)}</span>}
      <FieldCell entity={entity} name={by} field={field} record={{ [by]: value }} />
      <small>{say(['{count} 条', '{count}'], { count })}</small>
    </h2>
  )
}

function Card({ entity, columns, row, by, linkTo, actions, marks }: Props & { readonly row: Row }) {
  const say = useSay()
  const title = titleOf(entity, row)
  const link = linkTo(row)
  const { chips, facts, figures } = partsOf(entity, columns, row, by)
  return (
    <>
      <div className="lane-title">
        {link ? (
          <Link to={link} className="title">
            {title}
          </Link>
        ) : (
          <span className="title">{title}</span>
        )}
        {actions?.(row) as ReactNode}
      </div>
      <div className="lane-chips">
        <StateChip entity={entity} state={row[entity.stateField]} />
        <Marks labels={marks?.(row) ?? []} />
        {chips.map(({ name, field }) => (
          <span key={name} title={say(field.label)}>
            <FieldCell entity={entity} name={name} field={field} record={row} />
          </span>
        ))}
      </div>
      <Facts {...{ entity, row }} columns={facts} />
      <Figures {...{ entity, row }} columns={figures} />
    </>
  )
}

/** Figures beside each other, each over its name; one alone is a fact like any other. */
function Figures({ entity, row, columns }: FiguresProps) {
  const say = useSay()
  if (columns.length === 0) return null
  return (
    <dl className="lane-figures">
      {columns.map(({ name, field }) => (
        <div key={name} className={row[name] === 0 ? 'nought' : undefined}>
          <dt>{say(field.label)}</dt>
          <dd>
            <FieldCell entity={entity} name={name} field={field} record={row} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
interface FiguresProps {
  readonly entity: Entity
  readonly row: Row
  readonly columns: readonly Column[]
}
