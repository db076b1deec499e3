import type { Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import type { useSelection } from '../list/useSelection.ts'
import { mostCards } from './useBoard.ts'

interface Props {
  readonly rows: readonly Row[]
  readonly selection: Pick<ReturnType<typeof useSelection>, 'selected' | 'toggleAll'>
  /** Whether anything can be done with several at once. */
  readonly selects: boolean
}

/** How many stand there, and the box that selects them all. */
export function SelectLine({ rows, selection, selects }: Props) {
  const say = useSay()
  const { selected, toggleAll } = selection
  const all = rows.length > 0 && rows.every((row) => selected.has(Number(row.id)))
  const some = !all && selected.size > 0
  const cut = rows.length >= mostCards
  const count = say(
    cut
      ? ['只显示前 {count} 条，请筛选', 'Only the first {count} are shown: narrow them down']
      : ['共 {count} 条', '{count} in all'],
    { count: rows.length },
  )
  if (!selects) return <div className="select-line">{count}</div>
  return (
    <div className="select-line">
      <label>
        <input
          type="checkbox"
          checked={all}
          ref={(box) => {
            if (box) box.indeterminate = some
          }}
          onChange={toggleAll}
        />
        {say(['全选', 'Select all'])}
      </label>
      <span>{count}</span>
    </div>
  )
}
