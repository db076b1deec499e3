import { Form, RecordContextProvider, useDataProvider } from 'ra-core'
import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useFormContext } from 'react-hook-form'
import type { Entity, Row } from '#declare'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { labelAt } from '../fieldAt.ts'
import { FieldInput } from '../form/FieldInput.tsx'
import { hintsOf, problemsOf } from '../form/rules.ts'
import { useSituation } from '../form/useSituation.ts'
import { same, tidy } from '../form/values.ts'
import type { Column } from '../list/columns.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import type { Onward } from './onward.ts'
import type { SavedCells } from './useSaveCells.ts'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly column: Column
  readonly cell: HTMLElement
  /** What was typed to begin with, in place of what stands there; null to go on from that. */
  readonly typed: string | null
  readonly within: HTMLElement
  save(before: Row, values: Row): Promise<SavedCells>
  onSaved(
    done: readonly { readonly before: Row; readonly values: Row; readonly record: Row }[],
    onward: Onward,
  ): void
  onLeft(onward: Onward): void
}

/** The input of the form in a cell of the list. What is wrong with it is said below it, and it stays open. */
export function CellEditor(props: Props) {
  const { column, row } = props
  return (
    <RecordContextProvider value={row as never}>
      <Form record={{ [column.name]: row[column.name] ?? null }} noValidate>
        <Editor {...props} />
      </Form>
    </RecordContextProvider>
  )
}

function Editor({ entity, row, column, cell, typed, within, save, onSaved, onLeft }: Props) {
  const say = useSay()
  const { name, field } = column
  const { getValues, setValue } = useFormContext()
  const box = useRef<HTMLFieldSetElement>(null)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const { whole, hint, refused } = useWhole(entity, row, name)
  const touched = useRef(typed !== null)
  /** Typed, pasted, dictated, or chosen by the mouse. */
  const isBegun = () => touched.current || !same(tidy(getValues()[name]), row[name])
  // The list may show what has been changed since: what stands there now is edited.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the record has come
  useEffect(() => {
    if (whole && !isBegun()) setValue(name, whole[name] ?? null)
  }, [whole, name, setValue])
  useFirstTyping(box, typed)

  /** What somebody changed before the record was read, and after they typed, was not seen: it is no base of theirs. */
  const seen = (): Row =>
    whole && isBegun() && !same(whole[name], row[name])
      ? { ...whole, [name]: row[name], version: row.version }
      : (whole ?? row)
  const commit = async (onward: Onward) => {
    if (busy) return
    const value = tidy(getValues()[name])
    const before = seen()
    if (same(value, before[name])) return onLeft(onward)
    const wrong = problemsAt(value)
    if (wrong) return setProblem(wrong)
    setBusy(true)
    const values = { [name]: value }
    const saved = await save(before, values)
    setBusy(false)
    if (saved.kind === 'saved') return onSaved([{ before, values, record: saved.record }], onward)
    if (saved.kind === 'refused') setProblem(saidOf(saved.errors))
    else if (saved.words) setProblem(saved.words)
    box.current?.querySelector<HTMLElement>(inputs)?.focus()
  }
  const situation = useSituation(entity, whole ?? row)
  const problemsAt = (value: unknown): string => {
    if (!whole) return ''
    const found = problemsOf(situation({ ...whole, [name]: value }))
    return found
      .filter((one) => one.field.split('.')[0] === name)
      .map(({ message }) => say(message))
      .join('；')
  }
  const saidOf = (errors: { readonly [field: string]: string }) =>
    Object.entries(errors)
      .map(([path, message]) =>
        path === name || path === '_' ? message : `${say(labelAt(entity, path))}：${message}`,
      )
      .join('；')
  const press = (event: KeyboardEvent) => {
    // Nothing typed into a cell is a key of the list.
    event.stopPropagation()
    touched.current = true
    const { key, shiftKey, nativeEvent } = event
    if (nativeEvent.isComposing) return
    const opened = (event.target as Element).getAttribute('aria-expanded') === 'true'
    const onward: Onward | undefined =
      key === 'Enter' && !shiftKey && !opened
        ? 'down'
        : key === 'Tab'
          ? shiftKey
            ? 'left'
            : 'right'
          : undefined
    if (key === 'Escape' && !opened) {
      event.preventDefault()
      return onLeft('stay')
    }
    if (!onward) return
    event.preventDefault()
    void commit(onward)
  }
  // Whoever presses another cell has done with this one.
  const latest = useRef(commit)
  latest.current = commit
  useEffect(() => {
    const leave = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest('.cell-editor')) void latest.current('stay')
    }
    within.addEventListener('mousedown', leave)
    return () => within.removeEventListener('mousedown', leave)
  }, [within])
  const place = usePlace(cell, within)
  const closed = hint?.disabled ? (hint.reason ? say(hint.reason) : say(locked)) : refused
  const told = problem || closed
  return (
    <fieldset
      ref={box}
      className="cell-editor"
      aria-label={say(['修改单元格', 'Editing a cell'])}
      aria-busy={busy}
      style={place}
      onKeyDown={press}
    >
      <FieldInput
        of={entity.name}
        source={name}
        field={{ ...field, help: undefined as never }}
        record={whole ?? row}
        hint={hint}
      />
      {told && (
        <p className="cell-problem" role="alert">
          {told}
        </p>
      )}
    </fieldset>
  )
}

const locked = ['此项现在不能修改', 'This cannot be changed now'] as const
const inputs = 'input:not([type=hidden]), textarea, [contenteditable=true], [role=combobox], button'

/** The record as it stands now, and what its rules say of the field: a row of a list knows its columns alone. */
function useWhole(entity: Entity, row: Row, name: string) {
  const portal = useDataProvider<PortalProvider>()
  const [whole, setWhole] = useState<Row | null>(null)
  const [refused, setRefused] = useState('')
  const situation = useSituation(entity, whole)
  useEffect(() => {
    let isOver = false
    portal
      .getOne(entity.name, { id: String(row.id) as never })
      .then(({ data }) => !isOver && setWhole(data as Row))
      .catch((error) => !isOver && setRefused(wordsOf(error)))
    return () => {
      isOver = true
    }
  }, [portal, entity, row.id])
  const hint = whole ? hintsOf(situation(whole))[name] : undefined
  return { whole, hint, refused }
}

/** Puts the cursor into the input, and there what was typed on the cell itself. */
function useFirstTyping(box: { readonly current: HTMLElement | null }, typed: string | null): void {
  useLayoutEffect(() => {
    const begin = (): boolean => {
      const input = box.current?.querySelector<HTMLInputElement>(inputs)
      if (!input) return false
      input.focus()
      if (typed === null || input.type === 'checkbox') input.select?.()
      else write(input, typed)
      return true
    }
    if (begin() || !box.current) return
    // An input that is loaded when it is first needed.
    const observer = new MutationObserver(() => begin() && observer.disconnect())
    observer.observe(box.current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [box, typed])
}

/** As if it had been typed: React hears of it. */
function write(input: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value') ?? {}
  set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Over the cell, as wide as it is at least, wherever that is scrolled to. */
function usePlace(cell: HTMLElement, within: HTMLElement): CSSProperties {
  const [place, setPlace] = useState(() => placeOf(cell))
  useEffect(() => {
    const follow = () => setPlace(placeOf(cell))
    within.addEventListener('scroll', follow)
    addEventListener('scroll', follow, true)
    addEventListener('resize', follow)
    return () => {
      within.removeEventListener('scroll', follow)
      removeEventListener('scroll', follow, true)
      removeEventListener('resize', follow)
    }
  }, [cell, within])
  return place
}

function placeOf(cell: HTMLElement): CSSProperties {
  const { top, left, width, height } = cell.getBoundingClientRect()
  const wide = Math.max(width, 180)
  return {
    top,
    left: Math.max(8, Math.min(left, innerWidth - wide - 8)),
    width: wide,
    minHeight: height,
  }
}
