import ArrowDown from '@mui/icons-material/ArrowDownward'
import ArrowUp from '@mui/icons-material/ArrowUpward'
import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { titleOf } from '../fieldAt.ts'
import type { Column } from './columns.ts'
import { TableRow } from './TableRow.tsx'
import './table.css'

/** How rows are sorted now. */
export interface Sorted {
  readonly field: string
  readonly order: 'ASC' | 'DESC'
}
interface Props {
  readonly entity: Entity
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  readonly selected: ReadonlySet<number>
  /** Index of the row the keyboard stands on; -1 for none. */
  readonly at: number
  readonly sort?: Sorted
  readonly busy?: boolean
  /** Where it was scrolled to is kept under this name, and found again on return. */
  readonly scrollKey?: string
  onSort?(field: string): void
  /** `upTo` selects everything from the last one touched: shift was held. */
  onToggle?(index: number, upTo: boolean): void
  onToggleAll?(): void
  /** Address of a record; its title leads there. */
  linkTo(row: Row): string | undefined
  readonly actions?: (row: Row) => ReactNode
  readonly actionsWidth?: number
}

const rowHeight = 45
const unmeasured = { width: 1000, height: 900 }

/**
 * Rows as plain table rows, of which only those in sight are drawn: a thousand scroll and select as lightly as ten.
 * The header stays, the title and the buttons stay at the sides.
 */
export function RowsTable(props: Props) {
  const {
    entity,
    columns,
    rows,
    selected,
    at,
    busy,
    onToggle,
    linkTo,
    actions,
    actionsWidth = 176,
  } = props
  const say = useSay()
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    // Nothing is laid out before the first paint, nor ever where there is no layout at all.
    initialRect: unmeasured,
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell(rect.height > 0 ? rect : unmeasured)),
  })
  useKeptScroll(scroller, props.scrollKey)
  useFollow(at, (index) => virtual.scrollToIndex(index), scroller)
  const items = virtual.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  const least = columns.reduce(
    (sum, { width }) => sum + width,
    (onToggle ? 44 : 0) + (actions ? actionsWidth : 0),
  )
  // A little less than wanted is better than a column out of sight.
  const share = (width: number) => `${(100 * width) / least}%`
  const span = columns.length + (onToggle ? 1 : 0) + (actions ? 1 : 0)
  return (
    <div className="rows" ref={scroller} aria-busy={busy}>
      <table style={{ minWidth: least * 0.88 }} aria-rowcount={rows.length + 1}>
        <colgroup>
          {onToggle && <col style={{ width: share(44) }} />}
          {columns.map(({ name, width }) => (
            <col key={name} style={{ width: share(width) }} />
          ))}
          {actions && <col style={{ width: share(actionsWidth) }} />}
        </colgroup>
        <Head {...props} />
        <tbody>
          {above > 0 && <Spacer height={above} span={span} />}
          {items.map(({ index }) => {
            const row = rows[index]!
            return (
              <TableRow
                key={String(row.id)}
                entity={entity}
                columns={columns}
                row={row}
                index={index}
                selected={selected.has(Number(row.id))}
                focused={index === at}
                onToggle={onToggle}
                link={linkTo(row)}
                actions={actions}
                selectName={say(['选择 {title}', 'Select {title}'], {
                  title: titleOf(entity, row),
                })}
              />
            )
          })}
          {below > 0 && <Spacer height={below} span={span} />}
        </tbody>
      </table>
    </div>
  )
}

const Spacer = ({ height, span }: { readonly height: number; readonly span: number }) => (
  <tr className="spacer">
    <td colSpan={span} style={{ height }} />
  </tr>
)

function Head({ columns, rows, selected, sort, onSort, onToggle, onToggleAll, actions }: Props) {
  const say = useSay()
  const all = rows.length > 0 && rows.every((row) => selected.has(Number(row.id)))
  const some = !all && rows.some((row) => selected.has(Number(row.id)))
  return (
    <thead>
      <tr>
        {onToggle && (
          <th className="pick" scope="col">
            <input
              type="checkbox"
              aria-label={say(['选择本页全部', 'Select the whole page'])}
              checked={all}
              ref={(box) => {
                if (box) box.indeterminate = some
              }}
              onChange={() => onToggleAll?.()}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.name} column={column} sort={sort} onSort={onSort} />
        ))}
        {actions && (
          <th className="acts" scope="col">
            {say(['操作', 'Actions'])}
          </th>
        )}
      </tr>
    </thead>
  )
}

interface HeadCellProps {
  readonly column: Column
  readonly sort: Sorted | undefined
  readonly onSort: ((field: string) => void) | undefined
}
function HeadCell({ column: { name, field, end, sortable }, sort, onSort }: HeadCellProps) {
  const say = useSay()
  const here = sort?.field === name
  const label = say(field.label)
  const Arrow = sort?.order === 'DESC' ? ArrowDown : ArrowUp
  const order = here ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined
  return (
    <th scope="col" className={end ? 'end' : undefined} aria-sort={order}>
      {sortable && onSort ? (
        <button type="button" onClick={(_: MouseEvent) => onSort(name)}>
          {label}
          <Arrow className={here ? 'arrow on' : 'arrow'} />
        </button>
      ) : (
        label
      )}
    </th>
  )
}

/** Keeps the row the keyboard stands on in sight. */
function useFollow(
  at: number,
  scrollTo: (index: number) => void,
  scroller: RefObject<HTMLElement | null>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another row is a reason to scroll
  useEffect(() => {
    if (at >= 0 && scroller.current) scrollTo(at)
  }, [at])
}

/** Puts the rows back to where somebody left them, and keeps where they are left now. */
function useKeptScroll(scroller: RefObject<HTMLElement | null>, key: string | undefined): void {
  useEffect(() => {
    const box = scroller.current
    if (!box || !key) return
    const name = `scroll:${key}`
    box.scrollTop = Number(sessionStorage.getItem(name) ?? 0)
    const keep = () => sessionStorage.setItem(name, String(Math.round(box.scrollTop)))
    box.addEventListener('scroll', keep, { passive: true })
    return () => box.removeEventListener('scroll', keep)
  }, [scroller, key])
}
