import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Row } from '#declare'
import { shownAs } from '#derive/computedField.ts'
import { useSay } from '../../i18n/useSay.ts'
import { titleOf } from '../fieldAt.ts'
import { Marks } from '../Marks.tsx'
import { StateChip } from '../StateChip.tsx'
import { WaitingRows } from '../WaitingRows.tsx'
import { cardFacts } from './cardFacts.ts'
import { ListedCell } from './ListedCell.tsx'
import { RowTicket } from './RowTicket.tsx'
import { RowTitle } from './RowTitle.tsx'
import type { RowsProps } from './rowsProps.ts'
import { useKeptScroll } from './useKeptScroll.ts'
import './cards.css'

const cardHeight = 92
const unmeasured = { width: 390, height: 800 }

/** The rows of a list on a phone: picture, title, state and the first facts, the rest behind three dots. */
export function RowCards(props: RowsProps) {
  const { rows, selected, onToggle, onToggleAll, busy } = props
  const say = useSay()
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => cardHeight,
    overscan: 8,
    initialRect: unmeasured,
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell(rect.height > 0 ? rect : unmeasured)),
  })
  useKeptScroll(scroller, props.scrollKey)
  const whole = rows.length > 0 && rows.every((row) => selected.has(Number(row.id)))
  return (
    <>
      {onToggle && (
        <label className="cards-all">
          <input type="checkbox" checked={whole} onChange={() => onToggleAll?.()} />
          {say(['选择本页全部', 'Select the whole page'])}
        </label>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard */}
      <div className="cards" ref={scroller} aria-busy={busy} tabIndex={0}>
        <ul style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => (
            <li
              key={String(rows[index]!.id)}
              className={selected.has(Number(rows[index]!.id)) ? 'row-card selected' : 'row-card'}
              style={{ transform: `translateY(${start}px)`, height: cardHeight }}
              data-id={String(rows[index]!.id)}
            >
              <CardContent {...props} row={rows[index]!} index={index} />
            </li>
          ))}
        </ul>
        {busy && rows.length === 0 && <WaitingRows count={AWAITED} />}
      </div>
    </>
  )
}

/** Fewer than a page has, but more than are in sight. */
const AWAITED = 8

function CardContent({
  entity,
  columns,
  row,
  index,
  selected,
  onToggle,
  linkTo,
  actions,
  marks,
}: RowsProps & { readonly row: Row; readonly index: number }) {
  const say = useSay()
  const title = titleOf(entity, row)
  const link = linkTo(row)
  const picture = columns.find(({ field }) => shownAs(field).kind === 'image')
  return (
    <>
      {onToggle && (
        <label className="card-pick">
          <input
            type="checkbox"
            aria-label={say(['选择 {title}', 'Select {title}'], { title })}
            checked={selected.has(Number(row.id))}
            onChange={() => onToggle(index, false)}
          />
        </label>
      )}
      {picture && (
        <span className="card-picture">
          <ListedCell entity={entity} column={picture} row={row} />
        </span>
      )}
      <RowTicket entity={entity} row={row} />
      <div className="card-text">
        {link ? (
          <Link to={link} className="title">
            <RowTitle entity={entity} row={row} />
          </Link>
        ) : (
          <span className="title">
            <RowTitle entity={entity} row={row} />
          </span>
        )}
        <div className="card-chips">
          <StateChip entity={entity} state={row[entity.stateField]} />
          <Marks labels={marks?.(row) ?? []} />
        </div>
        <div className="card-facts">
          {cardFacts(entity, columns, row).map((column) => (
            <span key={column.name} title={say(column.field.label)}>
              <span className="for-readers">{say(column.field.label)}</span>
              <ListedCell entity={entity} column={column} row={row} brief />
            </span>
          ))}
        </div>
      </div>
      {actions?.(row)}
    </>
  )
}
