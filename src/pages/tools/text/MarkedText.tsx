import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useSay } from '../../../i18n/useSay.ts'
import type { MarkedLine } from './differences.ts'

interface Props {
  readonly id: string
  readonly lines: readonly MarkedLine[]
}

/** A text with what is new in it marked; only lines in sight are drawn. */
export function MarkedText({ id, lines }: Props) {
  const say = useSay()
  const box = useRef<HTMLElement>(null)
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => 26,
    overscan: 12,
  })
  return (
    <section
      id={id}
      ref={box}
      className="text-marked"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={say(['标出不同的结果', 'The result with what differs marked'])}
    >
      <div style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {rows.getVirtualItems().map(({ index, start }) => (
          <p
            key={index}
            data-index={index}
            ref={rows.measureElement}
            style={{ transform: `translateY(${start}px)` }}
          >
            {(lines[index] ?? []).map(([piece, isNew], at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line never move
              isNew ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
            )}
          </p>
        ))}
      </div>
    </section>
  )
}
