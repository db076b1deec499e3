import { lazy, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { Entity, Row } from '#declare'
import type { Conflict, Decision } from '../form/ConflictDialog.tsx'
import type { Merged } from '../form/mergeRecords.ts'
import type { Column } from '../list/columns.ts'
import { besideCell, cellIn, nextCell } from './besideCell.ts'
import { CellEditor } from './CellEditor.tsx'
import type { Onward } from './onward.ts'
import { usePaste } from './usePaste.tsx'
import { useSaveCells } from './useSaveCells.ts'
import './cells.css'

const ConflictDialog = lazy(() => import('../form/ConflictDialog.tsx'))

interface Props {
  readonly entity: Entity
  readonly rows: readonly Row[]
  readonly columns: readonly Column[]
  readonly edits: ReadonlySet<string>
  /** What the table scrolls in. */
  readonly within: RefObject<HTMLElement | null>
  /** Whether cells answer to mouse and keys. */
  onReady(isReady: boolean): void
}

/** A cell that is written in: where it stands, and what was typed to begin with. */
interface Open {
  readonly row: Row
  readonly column: Column
  readonly cell: HTMLElement
  readonly typed: string | null
}

/**
 * The cells of a list under mouse and keyboard, as in a spreadsheet: arrows from cell to cell, Enter, F2, a double click
 * or typing into it; a block that is pasted fills cells from there on.
 */
export default function Cells({ entity, rows, columns, edits, within, onReady }: Props) {
  const [open, setOpen] = useState<Open | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const choose = useCallback(async (merged: Merged) => {
    const decision = await new Promise<Decision>((decide) => setConflict({ merged, decide }))
    setConflict(null)
    return decision
  }, [])
  const { save, tell } = useSaveCells(entity, choose)
  const shown = columns.filter(({ name }) => edits.has(name))
  const paste = usePaste({ entity, rows, columns: shown, save, tell })
  const openAt = (cell: HTMLElement, typed: string | null) => {
    const { id, column: name } = cellIn(cell)
    const row = rows.find((one) => String(one.id) === id)
    const column = shown.find((one) => one.name === name)
    // At once, so that the next letter is typed into it.
    if (row && column) flushSync(() => setOpen({ row, column, cell, typed }))
  }
  const close = (cell: HTMLElement, onward: Onward) => {
    setOpen(null)
    const to = onward === 'stay' ? undefined : placeAfter(within.current, cell, onward)
    focusCell(to ?? cell)
  }
  const latest = useRef({ openAt, paste })
  latest.current = { openAt, paste }
  useEffect(() => {
    const place = within.current
    if (!place) return
    const cellOf = ({ target }: Event) =>
      target instanceof HTMLElement && !target.closest('.cell-editor')
        ? target.closest<HTMLElement>('[data-cell]')
        : null
    const onKey = (event: KeyboardEvent) => {
      const cell = cellOf(event)
      if (!cell || event.target !== cell) return
      const typed = typedBy(event)
      const to = movedBy(event, place, cell)
      if (to) focusCell(to)
      else if (typed !== undefined) latest.current.openAt(cell, typed)
      else return
      // Neither the page nor the list's own keys are to take it too.
      event.preventDefault()
      event.stopPropagation()
    }
    const onDouble = (event: Event) => {
      const cell = cellOf(event)
      if (cell) latest.current.openAt(cell, null)
    }
    const onDown = (event: MouseEvent) => {
      const cell = cellOf(event)
      if (cell && !(event.target as Element).closest('a, button, input')) cell.focus()
    }
    const onPaste = (event: ClipboardEvent) => {
      const cell = cellOf(event)
      if (!cell) return
      event.preventDefault()
      void latest.current.paste(cell, event.clipboardData?.getData('text/plain') ?? '')
    }
    place.addEventListener('keydown', onKey)
    place.addEventListener('dblclick', onDouble)
    place.addEventListener('mousedown', onDown)
    place.addEventListener('paste', onPaste)
    onReady(true)
    return () => {
      place.removeEventListener('keydown', onKey)
      place.removeEventListener('dblclick', onDouble)
      place.removeEventListener('mousedown', onDown)
      place.removeEventListener('paste', onPaste)
    }
  }, [within, onReady])
  return (
    <>
      {open &&
        within.current &&
        createPortal(
          <CellEditor
            key={open.cell.dataset.cell}
            {...open}
            {...{ entity, save }}
            within={within.current}
            onSaved={(done, onward) => {
              tell(done)
              close(open.cell, onward)
            }}
            onLeft={(onward) => close(open.cell, onward)}
          />,
          // Rows are cut where their table ends; what is written over them is not.
          within.current.closest('.list') ?? document.body,
        )}
      <Suspense fallback={null}>
        {conflict && <ConflictDialog entity={entity} {...conflict} />}
      </Suspense>
    </>
  )
}

const placeAfter = (within: Element | null, cell: HTMLElement, onward: Onward) =>
  onward === 'down' ? besideCell(within, cell, 1) : nextCell(cell, onward === 'left' ? -1 : 1)

function focusCell(cell: HTMLElement): void {
  cell.focus()
  cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}

/** What begins to write in a cell: null to go on from what stands there, a text in its place. */
function typedBy({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === 'Enter' || key === 'F2' || key === 'Process') return null
  if (key === 'Delete' || key === 'Backspace') return ''
  return key.length === 1 ? key : undefined
}

/** The cell an arrow leads to. */
function movedBy({ key, ctrlKey, metaKey }: KeyboardEvent, place: Element, cell: HTMLElement) {
  if (ctrlKey || metaKey) return undefined
  if (key === 'ArrowDown' || key === 'ArrowUp')
    return besideCell(place, cell, key === 'ArrowDown' ? 1 : -1) ?? cell
  if (key === 'ArrowRight' || key === 'ArrowLeft')
    return nextCell(cell, key === 'ArrowRight' ? 1 : -1) ?? cell
  return undefined
}
