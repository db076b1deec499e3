import { RowCard } from './RowCard.tsx'
import type { RowsView } from './RowsView.ts'

/** Rows as cards, each as high as what it tells. */
export function RowCards({ rows, virtual, scroller, rowProps }: RowsView) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
    <div className="bulk-cards" ref={scroller} aria-busy={rows.isPending} tabIndex={0}>
      <ul style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows.at(index)
          return (
            <li
              key={row?.id ?? `waits ${index}`}
              data-index={index}
              ref={virtual.measureElement}
              style={{ transform: `translateY(${start}px)` }}
            >
              {row ? <RowCard {...rowProps(row, index)} /> : <div className="bulk-card waits" />}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
