import { useSay } from '#src/i18n/useSay.ts'
import type { CellProps } from './cell/CellProps.ts'
import { cells } from './cells.tsx'
import { readAs } from './computed/kind.ts'
import { kinds } from './kinds.ts'

/** The value of a field as a list, a record and a dialog show it; a dash where there is none. */
export function Cell(props: CellProps) {
  const kind = readAs(props.field)
  if (kinds[kind].isEmpty(props.value)) return <Nothing />
  const Shown = cells[kind]
  return <Shown {...props} />
}

function Nothing() {
  const say = useSay()
  return (
    <span className="cell-none">
      <span aria-hidden="true">–</span>
      <span className="for-readers">{say(['未填', 'Empty'])}</span>
    </span>
  )
}
