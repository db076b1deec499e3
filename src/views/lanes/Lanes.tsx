import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { Facts } from '../Facts.tsx'
import { FieldCell } from '../FieldCell.tsx'
import { fieldAt, isState, titleOf } from '../fieldAt.ts'
import type { Column } from '../list/columns.ts'
import type { RowsProps } from '../list/RowsTable.tsx'
import { Marks } from '../Marks.tsx'
import { StateChip } from '../StateChip.tsx'
import { lanesOf } from './lanesOf.ts'
import './lanes.css'

interface Props
  extends Pick<RowsProps, 'entity' | 'columns' | 'rows' | 'busy' | 'linkTo' | 'actions' | 'marks'> {
  /** The field each value of which is a lane. */
  readonly by: string
}

/** Records as cards in lanes side by side, one for each value of a field; the rows keep their order within a lane. */
export default function Lanes(props: Props) {
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
  const title = titleOf(entity, row)
  const link = linkTo(row)
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
      </div>
      <Facts {...{ entity, row }} columns={factsOf(entity, columns, by)} />
    </>
  )
}

/** What a card tells beside title and state: the columns that are filled. */
const factsOf = (entity: Entity, columns: readonly Column[], by: string) =>
  columns.filter(({ name }) => name !== entity.title && name !== by && !isState(entity, name))
