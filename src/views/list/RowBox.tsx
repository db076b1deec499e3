import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { titleOf } from '../fieldAt.ts'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly index: number
  readonly selected: boolean
  /** With shift, everything from the row touched last. */
  onToggle(index: number, upTo: boolean): void
}

/** The box that selects a record where it stands on no row of a table. */
export function RowBox({ entity, row, index, selected, onToggle }: Props) {
  const say = useSay()
  return (
    <label className="row-box">
      <input
        type="checkbox"
        aria-label={say(['选择 {title}', 'Select {title}'], { title: titleOf(entity, row) })}
        checked={selected}
        onChange={(event) =>
          onToggle(index, (event.nativeEvent as unknown as MouseEvent).shiftKey === true)
        }
      />
    </label>
  )
}
