import type { CSSProperties } from 'react'
import type { Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import type { TreeLine } from './treeModel.ts'
import type { Fact } from './useFacts.ts'

interface Props {
  readonly lines: readonly TreeLine[]
  readonly facts: readonly Fact[]
  readonly matched?: ReadonlySet<number> | undefined
  readonly selected?: ReadonlySet<number>
  onToggle?(row: Row, upTo: boolean): void
  onToggleAll?(): void
}

/** Names what stands in the lines below, and holds the box that selects all of them in sight. */
export function TreeHead({ lines, facts, matched, selected, onToggle, onToggleAll }: Props) {
  const say = useSay()
  const all = lines.filter(({ id }) => matched?.has(id) ?? true)
  const whole = all.every(({ id }) => selected?.has(id))
  return (
    <li className="tree-head">
      {onToggle && (
        <label className="row-box">
          <input
            type="checkbox"
            aria-label={say(['选择显示的全部', 'Select all that is shown'])}
            checked={whole}
            ref={(box) => {
              if (box) box.indeterminate = !whole && (selected?.size ?? 0) > 0
            }}
            onChange={onToggleAll}
          />
        </label>
      )}
      <span>
        {say(
          matched ? ['符合条件 {count} 条', '{count} match'] : ['共 {count} 条', '{count} shown'],
          {
            count: all.length,
          },
        )}
      </span>
      <span className="tree-facts" aria-hidden="true">
        {facts.map(({ name, field, end, width }) => (
          <span
            key={name}
            className={end ? 'end' : undefined}
            style={{ '--width': `${width}px` } as CSSProperties}
          >
            {say(field.label)}
          </span>
        ))}
      </span>
      <span className="tree-state" />
      <span className="board-acts" />
    </li>
  )
}
