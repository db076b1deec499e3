import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import Add from '@mui/icons-material/Add'
import DragIndicator from '@mui/icons-material/DragIndicator'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import IconButton from '@mui/material/IconButton'
import {
  type DragEvent,
  type KeyboardEvent,
  memo,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Link } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { titleOf } from '../fieldAt.ts'
import { Tip } from '../overlay/Tip.tsx'
import { Sorting } from '../sorting/Sorting.tsx'
import { ContentRow, type ContentRowProps } from './ContentRow.tsx'
import { type Heading, type Line, movedLines } from './contents.ts'
import '../sorting/grip.css'

interface Props
  extends Omit<
    ContentRowProps,
    'row' | 'place' | 'isChosen' | 'isTicked' | 'grip' | 'onMove' | 'picks'
  > {
  readonly allPicks: ReadonlyMap<number, readonly Row[]>
  readonly heading: Entity
  readonly lines: readonly Line[]
  readonly chosen: number | undefined
  /** The lines that are ticked; undefined where nothing is done to several. */
  readonly ticked: ReadonlySet<number> | undefined
  /** Whether this person puts them in order. */
  readonly sortable: boolean
  /** Where a content is made under a heading; undefined where none is made. */
  createTo?(heading: Heading): string
  /** Text files were chosen or dropped for a heading; undefined where none are taken. */
  onFiles?(heading: Heading, files: readonly File[]): void
  onArrange(lines: readonly Line[]): void
}

/**
 * What a record is made up of, under its headings. Handles take mouse, finger and keyboard; with Alt and an arrow a line
 * goes up or down at once, across headings too.
 */
export function ContentsList(props: Props) {
  const { content, heading, chosen, sortable, allPicks, onArrange } = props
  const lines = useInPieces(props.lines)
  const { switches } = props
  const nameOf = (id: string | number) => {
    const line = lines.find(({ key }) => key === id)
    if (!line) return ''
    return line.kind === 'heading' ? line.heading.name : titleOf(content, line.row)
  }
  const move = (from: number, to: number) => {
    const moved = movedLines(lines, from, Math.min(Math.max(to, 0), lines.length - 1))
    if (moved !== lines) onArrange(moved)
  }
  const live = useLive({ ...props, move })
  // biome-ignore lint/correctness/useExhaustiveDependencies: told by what they hold
  const sameSwitches = useMemo(() => switches, [JSON.stringify(switches)])
  let count = 0
  return (
    <Sorting ids={lines.map(({ key }) => key)} nameOf={nameOf} onSort={move}>
      <ol className="wb-lines">
        {lines.map((line, at) => {
          const onMove = sortable ? (by: number) => move(at, at + by) : undefined
          if (line.kind === 'heading')
            return (
              <HeadingLine
                key={line.key}
                {...{ line, sortable, heading }}
                count={countBelow(lines, at)}
                {...(props.createTo && { createTo: props.createTo(line.heading) })}
                {...(props.onFiles && { onFiles: props.onFiles })}
                {...(onMove && { onMove })}
              />
            )
          count++
          return (
            <SortableContent
              key={line.key}
              {...{ content, sortable, at, live }}
              picking={props.picking}
              shows={props.shows}
              picture={props.picture}
              switches={sameSwitches}
              marksOf={props.marksOf}
              picks={allPicks.get(Number(line.row.id))}
              mayPick={props.onPick !== undefined}
              id={line.key}
              row={line.row}
              place={count}
              isChosen={chosen === Number(line.row.id)}
              isTicked={props.ticked?.has(Number(line.row.id))}
            />
          )
        })}
      </ol>
    </Sorting>
  )
}

function countBelow(lines: readonly Line[], at: number): number {
  const next = lines.findIndex(({ kind }, index) => index > at && kind === 'heading')
  return (next < 0 ? lines.length : next) - at - 1
}

interface HeadingProps {
  readonly line: Line & { readonly kind: 'heading' }
  readonly heading: Entity
  readonly count: number
  readonly sortable: boolean
  readonly createTo?: string
  onFiles?(heading: Heading, files: readonly File[]): void
  onMove?(by: number): void
}

function HeadingLine(props: HeadingProps) {
  const { line, heading: of, count, sortable, createTo, onFiles, onMove } = props
  const { name } = line.heading
  const say = useSay()
  const [over, setOver] = useState(false)
  const sorting = useSortable({ id: line.key, disabled: { draggable: !sortable } })
  const words = { name, what: say(of.label) }
  const files = say(['放入文稿：{name}', 'Put manuscripts under {name}'], words)
  const drop = (event: DragEvent) => {
    setOver(false)
    if (!onFiles || event.dataTransfer.files.length === 0) return
    event.preventDefault()
    onFiles(line.heading, [...event.dataTransfer.files])
  }
  return (
    <li
      ref={sorting.setNodeRef}
      className={`wb-heading${sorting.isDragging ? ' lifted' : ''}${over ? ' over' : ''}`}
      style={{
        transform: CSS.Translate.toString(sorting.transform),
        transition: sorting.transition,
      }}
      onDragOver={(event) => {
        if (!onFiles || !event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {sortable && (
        <Grip
          sorting={sorting}
          label={say(['移动{what} {name}', 'Move {what} {name}'], words)}
          {...(onMove && { onMove })}
        />
      )}
      <h2>{name}</h2>
      <small>{count === 0 ? say(['空', 'Empty']) : count}</small>
      <span className="room" />
      {onFiles && <FilesButton label={files} onFiles={(chosen) => onFiles(line.heading, chosen)} />}
      {createTo && (
        <Tip title={say(['新写一篇：{name}', 'Write one under {name}'], words)}>
          <IconButton
            component={Link}
            to={createTo}
            size="small"
            aria-label={say(['新写一篇：{name}', 'Write one under {name}'], words)}
          >
            <Add fontSize="small" />
          </IconButton>
        </Tip>
      )}
    </li>
  )
}

function FilesButton({
  label,
  onFiles,
}: {
  readonly label: string
  onFiles(files: readonly File[]): void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Tip title={label}>
        <IconButton size="small" aria-label={label} onClick={() => input.current?.click()}>
          <UploadFile fontSize="small" />
        </IconButton>
      </Tip>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={label}
        accept=".docx,.md,.markdown,.html,.htm,.txt"
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (chosen.length > 0) onFiles(chosen)
        }}
      />
    </>
  )
}

interface ContentProps
  extends Pick<
    ContentRowProps,
    | 'content'
    | 'picking'
    | 'row'
    | 'place'
    | 'isChosen'
    | 'isTicked'
    | 'shows'
    | 'picture'
    | 'switches'
    | 'marksOf'
    | 'picks'
  > {
  readonly id: string
  /** Where it stands among all lines. */
  readonly at: number
  readonly sortable: boolean
  readonly mayPick: boolean
  readonly live: Live
}

/** Drawn anew only for what it shows: an answer that comes for one of a hundred lines is no matter of the others. */
const SortableContent = memo(function SortableContent({
  id,
  at,
  live,
  sortable,
  mayPick,
  ...props
}: ContentProps) {
  const say = useSay()
  const { content, row } = props
  const sorting = useSortable({ id, disabled: { draggable: !sortable } })
  const name = titleOf(content, row)
  return (
    <li
      ref={sorting.setNodeRef}
      className={`wb-content${sorting.isDragging ? ' lifted' : ''}${props.isChosen ? ' chosen' : ''}`}
      style={{
        transform: CSS.Translate.toString(sorting.transform),
        transition: sorting.transition,
      }}
    >
      <ContentRow
        {...props}
        isOpen={(one, field) => live.current.isOpen(one, field)}
        actions={(one) => live.current.actions(one)}
        onChoose={(one) => live.current.onChoose(one)}
        onTick={(one, upTo) => live.current.onTick?.(one, upTo)}
        onSwitch={(one, field, on) => live.current.onSwitch(one, field, on)}
        onPick={mayPick ? (one) => live.current.onPick?.(one) : undefined}
        grip={
          sortable ? (
            <Grip
              sorting={sorting}
              label={say(['移动 {name}', 'Move {name}'], { name })}
              onMove={(by) => live.current.move(at, at + by)}
            />
          ) : null
        }
      />
    </li>
  )
})

type Live = RefObject<Props & { move(from: number, to: number): void }>

/** What the lines call, always as it is now. */
function useLive(now: Live['current']): Live {
  const live = useRef(now)
  useLayoutEffect(() => {
    live.current = now
  })
  return live
}

/** No line is lower, in pixels. */
const LOWEST = 36

/** As many lines at once as the screen may show, the others when these are painted. */
function useInPieces(lines: readonly Line[]): readonly Line[] {
  const [whole, setWhole] = useState(false)
  useEffect(() => {
    // Behind the frame that shows them: begun at once, the others would be drawn before it.
    let later: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      later = setTimeout(() => startTransition(() => setWhole(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(later)
    }
  }, [])
  return whole ? lines : lines.slice(0, Math.ceil(innerHeight / LOWEST))
}

interface GripProps {
  readonly sorting: ReturnType<typeof useSortable>
  readonly label: string
  onMove?(by: number): void
}

function Grip({ sorting, label, onMove }: GripProps) {
  const { attributes, listeners, setActivatorNodeRef } = sorting
  const pressed = (event: KeyboardEvent<HTMLButtonElement>) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (event.altKey && by && onMove) {
      event.preventDefault()
      return onMove(by)
    }
    listeners?.onKeyDown?.(event)
  }
  return (
    <button
      type="button"
      className="grip"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      onKeyDown={pressed}
      aria-label={label}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
    >
      <DragIndicator fontSize="small" />
    </button>
  )
}
