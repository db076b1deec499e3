import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { type ClipboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Row } from '#declare'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { useRecords } from '#widgets/reference/useRecords.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { useNarrow } from '../../../theme/useNarrow.ts'
import { EmptyState } from '../../../views/EmptyState.tsx'
import { wordsOf } from '../../../views/perform/wordsOf.ts'
import type { BatchRow, Column } from './calls.ts'
import { isOfPeople } from './isOfPeople.ts'
import { RowCards } from './RowCards.tsx'
import { RowTable } from './RowTable.tsx'
import { useBatchRows } from './useBatchRows.ts'
import { useCellKeys } from './useCellKeys.ts'
import { useFixing } from './useFixing.ts'
import { useJump } from './useJump.ts'
import { usePastedBlock } from './usePastedBlock.ts'
import { isProblem } from './wrongColumns.ts'

interface Props {
  readonly batch: number
  readonly kind: string
  readonly columns: readonly Column[]
  /** What is looked for beside the batch. */
  readonly filter: Row
  /** How many match, where the portal does not count so far. */
  readonly known: number | undefined
  readonly editable: boolean
  readonly ran?: boolean
  /** No problem is left to go to. */
  onSolved?(): void
  /** A problem lies outside the filter: the list should show problems. */
  onElsewhere?(): void
  /** What is to be awaited before something is done with the whole list: rows that are typed into are checked. */
  readonly settle?: RefObject<() => Promise<void>>
  /** How many rows are typed into and not checked. */
  onTyped?(rows: number): void
}

const heights = { line: 45, card: 132 }
const unmeasured = { width: 1000, height: 900 }

/** The rows of a batch, of which only those in sight are drawn and only their pages fetched; put right in place. */
export function RowList(props: Props) {
  const { batch, columns, editable, ran = false } = props
  const say = useSay()
  const narrow = useNarrow()
  const scroller = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState({ from: 0, to: 0 })
  const filter = useKept({ ...props.filter, batch })
  const rows = useBatchRows(filter, range.from, range.to, props.known)
  const virtual = useVirtualizer({
    count: rows.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => (narrow ? heights.card : heights.line),
    overscan: 10,
    initialRect: unmeasured,
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell(rect.height > 0 ? rect : unmeasured)),
  })
  const items = virtual.getVirtualItems()
  const [from, to] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0]
  useEffect(() => setRange({ from, to }), [from, to])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter starts at its top
  useEffect(() => {
    // Its answer is no clean-up: newer browsers give a promise.
    scroller.current?.scrollTo?.({ top: 0 })
  }, [filter])
  const fixing = useFixing(props.kind, rows, () =>
    items.flatMap(({ index }) => (rows.at(index) ? [rows.at(index)!] : [])),
  )
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const jump = useJump({ ...props, rows, scroller, scrollTo: virtual.scrollToIndex })
  const { onTyped, settle } = props
  if (settle) settle.current = fixing.settle
  useEffect(() => onTyped?.(fixing.typed.size), [fixing.typed.size, onTyped])
  const onKey = useCellKeys(fixing, jump)
  const [active, setActive] = useState<number | null>(null)
  const entry = items.some(({ index }) => rows.at(index)?.id === active)
    ? active
    : rows.at(from)?.id
  const ends = bulkKinds[props.kind]?.ends ?? false
  const named = isOfPeople(props.kind)
  const people = useRecords(
    'appUser',
    named ? items.flatMap(({ index }) => rows.at(index)?.user ?? []) : [],
  )
  const paste = usePastedBlock({ batch, columns, filter, rows })
  const rowProps = (row: BatchRow, index: number) => ({
    columns,
    row,
    line: index + 2,
    fixing,
    ran,
    ends,
    nickname: named ? String(people.get(row.user ?? 0)?.nickname ?? '') : undefined,
    // On a phone a row that is fine tells what stands in it, and is opened to be written in.
    open: editable && row.status === 'waiting' && (!narrow || isProblem(row) || opened.has(row.id)),
    reachable: narrow || isProblem(row) || row.id === entry,
    ...(editable && {
      onOpen: (one: BatchRow) => {
        setOpened(new Set(opened).add(one.id))
        jump.to(one)
      },
      onEnter: (one: BatchRow) => setActive(one.id),
      onLeave: (one: BatchRow) => void (fixing.typed.has(one.id) && fixing.check(one)),
      onKey,
      onPaste: (event: ClipboardEvent) => paste(event, index),
    }),
  })
  if (rows.error)
    return (
      <EmptyState
        title={say(['没有取到数据', 'Nothing came back'])}
        text={wordsOf(rows.error)}
        alert
      />
    )
  if (!rows.isPending && rows.count === 0)
    return <EmptyState title={say(['没有符合条件的行', 'No row matches'])} />
  const Rows = narrow ? RowCards : RowTable
  return <Rows {...{ columns, rows, virtual, scroller, rowProps, ran, ends, named }} />
}

/** The same object as long as it says the same. */
function useKept(value: Row): Row {
  const kept = useRef(value)
  if (JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value
  return kept.current
}
