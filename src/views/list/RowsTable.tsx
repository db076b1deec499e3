import { elementScroll, type Rect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { Entity } from '#declare'
import { useSettings } from '../../client/settings.ts'
import { useSay } from '../../i18n/useSay.ts'
import { measures } from '../../theme/density.ts'
import { usePrinting } from '../../theme/usePrinting.ts'
import { FieldCell } from '../FieldCell.tsx'
import { fieldAt, isState, titleOf } from '../fieldAt.ts'
import { WaitingRows } from '../WaitingRows.tsx'
import { leftsOf } from './lefts.ts'
import { linesOf } from './lines.ts'
import type { RowsProps } from './rowsProps.ts'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import { useFitted } from './useFitted.ts'
import { useKeptScroll } from './useKeptScroll.ts'
import { useEdges, useRoom } from './useRoom.ts'
import './table.css'
import './tight.css'

const Cells = lazy(() => import('../cells/Cells.tsx'))

const groupHeight = 34
const pickWidth = 44
/** So many rows are drawn above and below those in sight. */
const BEYOND_SIGHT = 6
/**
 * Rows are drawn for a list as tall as the tallest before until its own size is known: too many, never too few; those
 * beyond sight are counted among them.
 */
let tallest: Rect = { width: 1000, height: 900 }

/**
 * Rows as plain table rows, of which only those in sight are drawn: a thousand scroll and select as lightly as ten.
 * The header stays, title, state and buttons stay at the sides.
 */
export function RowsTable(props: RowsProps) {
  const { entity, rows, selected, at, busy, onToggle, linkTo, marks, group, pinned } = props
  // Cells are written in once what they are written with is there.
  const [isReady, setReady] = useState(false)
  const edits = isReady ? props.edits : undefined
  const say = useSay()
  const scroller = useRef<HTMLDivElement>(null)
  const lines = useMemo(() => linesOf(rows, group), [rows, group])
  const { row: rowHeight } = measures[useSettings().density]
  const [scrollToFn] = useState(scrollFromTop)
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => ('row' in lines[index]! ? rowHeight : groupHeight),
    overscan: BEYOND_SIGHT,
    initialRect: supposed(rowHeight),
    observeElementRect: observeRect,
    scrollToFn,
  })
  const measured = useRef(rowHeight)
  const pick = onToggle ? pickWidth : 0
  const room = useRoom(scroller)
  const { columns, widths, tight, actions, acts } = useFitted(props, room - pick)
  const sides = pick + acts
  const state = columns.findIndex(({ name }) => isState(entity, name))
  const sum = (all: readonly number[]) => all.reduce((total, width) => total + width, 0)
  const lefts = useMemo(
    () => leftsOf(columns, widths, { pinned, pick, room }),
    [columns, widths, pinned, pick, room],
  )
  useEdges(scroller, state < 0 ? -1 : sum(widths.slice(state + 1)), `${room} ${sum(widths)}`)
  useKeptScroll(scroller, props.scrollKey)
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height stand elsewhere
  useEffect(() => {
    if (measured.current !== rowHeight) virtual.measure()
    measured.current = rowHeight
  }, [rowHeight])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another row is a reason to scroll
  useEffect(() => {
    const line = lines.findIndex((one) => 'row' in one && one.index === at)
    if (line >= 0 && scroller.current) virtual.scrollToIndex(line)
  }, [at])
  const printing = usePrinting()
  const inSight = virtual.getVirtualItems()
  const items = printing ? lines.map((_, index) => ({ index })) : inSight
  const above = printing ? 0 : (inSight[0]?.start ?? 0)
  const below = printing ? 0 : virtual.getTotalSize() - (inSight.at(-1)?.end ?? 0)
  const span = columns.length + (onToggle ? 1 : 0) + (actions ? 1 : 0)
  const style = {
    width: sides + sum(widths),
    '--pick': `${pick}px`,
    '--acts': `${acts}px`,
  } as CSSProperties
  return (
    <div className="rows" ref={scroller} aria-busy={busy} data-tight={tight || undefined}>
      <table
        style={style}
        aria-rowcount={lines.length + 1}
        {...(edits && { role: 'grid', 'aria-label': say(entity.label) })}
      >
        <colgroup>
          {onToggle && <col style={{ width: pickWidth }} />}
          {columns.map(({ name }, index) => (
            <col key={name} style={{ width: widths[index] }} />
          ))}
          {actions && <col style={{ width: acts }} />}
        </colgroup>
        <TableHead {...props} {...{ columns, widths, lefts }} />
        <tbody>
          {above > 0 && <Spacer height={above} span={span} />}
          {items.map(({ index }) => {
            const line = lines[index]!
            if (!('row' in line))
              return (
                <tr key={`group ${String(line.group)}`} className="group" aria-rowindex={index + 2}>
                  <th colSpan={span} scope="colgroup">
                    <span>
                      <GroupName entity={entity} name={group!} value={line.group} />
                      <small>{say(['{count} 条', '{count}'], { count: line.count })}</small>
                    </span>
                  </th>
                </tr>
              )
            const { row } = line
            return (
              <TableRow
                key={String(row.id)}
                {...{ entity, columns, row, onToggle, actions, marks, edits, lefts }}
                reached={line.index === Math.max(at, 0)}
                index={line.index}
                line={index + 2}
                selected={selected.has(Number(row.id))}
                focused={line.index === at}
                link={linkTo(row)}
                selectName={say(['选择 {title}', 'Select {title}'], {
                  title: titleOf(entity, row),
                })}
              />
            )
          })}
          {below > 0 && <Spacer height={below} span={span} />}
        </tbody>
      </table>
      {props.edits && (
        <Suspense fallback={null}>
          <Cells
            {...{ entity, rows, columns }}
            edits={props.edits}
            within={scroller}
            onReady={setReady}
          />
        </Suspense>
      )}
      {busy && lines.length === 0 && <WaitingRows count={AWAITED} />}
    </div>
  )
}

/** Rows of the shortest page. */
const AWAITED = 10

const supposed = (rowHeight: number): Rect => ({
  ...tallest,
  height: tallest.height - BEYOND_SIGHT * rowHeight,
})

/**
 * Tells the size once it is laid out anyway; never where there is no layout at all. Few rows make a list less tall than
 * it can be: what is supposed then holds, or more rows would be drawn in two goes.
 */
function observeRect(
  { scrollElement, options }: Virtualizer<HTMLDivElement, Element>,
  tell: (rect: Rect) => void,
) {
  if (!scrollElement || typeof ResizeObserver === 'undefined') return tell(tallest)
  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height, scrollHeight } = scrollElement
    if (height === 0) return
    const rect = { width, height }
    const overflows = scrollHeight > height
    // On paper a list is as tall as all its rows, which says nothing of screens.
    if (overflows && height > tallest.height) tallest = rect
    tell(overflows ? rect : { width, height: Math.max(height, options.initialRect.height) })
  })
  observer.observe(scrollElement)
  return () => observer.disconnect()
}

/** Scrolls as it does by itself; but rows begin at the top anyway, and to say so would have everything laid out. */
function scrollFromTop(): typeof elementScroll {
  let begins = true
  return (offset, ...others) => {
    if (!begins || offset !== 0) elementScroll(offset, ...others)
    begins = false
  }
}

const Spacer = ({ height, span }: { readonly height: number; readonly span: number }) => (
  <tr className="spacer">
    <td colSpan={span} style={{ height }} />
  </tr>
)

interface GroupProps {
  readonly entity: Entity
  readonly name: string
  readonly value: unknown
}
function GroupName({ entity, name, value }: GroupProps) {
  const field = fieldAt(entity, name)!
  return <FieldCell entity={entity} name={name} field={field} record={{ [name]: value }} />
}
