import { settingValue, typedField } from '#derive/settingField.ts'
import { useSay } from '#src/i18n/useSay.ts'
import type { CellProps } from './cell/CellProps.ts'
import { PlainCell } from './cell/PlainCell.tsx'
import { cells } from './cells.tsx'
import { readAs } from './computed/kind.ts'
import { kinds } from './kinds.ts'

/** The value of a field as a list, a record and a dialog show it; a dash where there is none. */
export function Cell(given: CellProps) {
  const props = given.field.typed ? asTypedField(given) : given
  const kind = readAs(props.field)
  if (kinds[kind].isEmpty(props.value)) return <Nothing />
  const Shown = cells[kind] ?? PlainCell
  return <Shown {...props} />
}

/** A text that stands for a value of another kind is shown as that value. */
function asTypedField({ value, field, record }: CellProps): CellProps {
  const as = typedField(field, record)
  const setting = { valueKind: record?.[field.typed?.kind ?? ''], value }
  return { value: as && value !== null ? settingValue(setting) : value, field: as ?? field, record }
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
