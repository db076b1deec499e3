import type { Label } from '#declare'
import { useSay } from '../../../i18n/useSay.ts'
import type { LineOrder } from './sortedLines.ts'

interface Props {
  readonly name: string
  readonly label: Label
  /** Its figures stand at the end of the column. */
  readonly end?: boolean
  readonly order: LineOrder | null
  setOrder(order: LineOrder | null): void
}

/** A head that sorts: figures the largest first, then the smallest, then as they were kept. */
export function LineHead({ name, label, end = false, order, setOrder }: Props) {
  const say = useSay()
  const own = order?.by === name ? order : null
  const next = () => {
    if (!own) return { by: name, down: end }
    return own.down === end ? { by: name, down: !end } : null
  }
  return (
    <th
      scope="col"
      className={end ? 'end' : undefined}
      aria-sort={own ? (own.down ? 'descending' : 'ascending') : 'none'}
    >
      <button type="button" onClick={() => setOrder(next())}>
        {say(label)}
        <i aria-hidden="true">{own ? (own.down ? '↓' : '↑') : ''}</i>
      </button>
    </th>
  )
}
