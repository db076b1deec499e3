import ArrowDown from '@mui/icons-material/ArrowDownward'
import ArrowUp from '@mui/icons-material/ArrowUpward'
import { useSay } from '../../i18n/useSay.ts'
import { type Column, cellClass } from './columns.ts'
import { type Lefts, staying } from './lefts.ts'
import { ResizeHandle } from './ResizeHandle.tsx'
import type { RowsProps } from './rowsProps.ts'
import { useMasked } from './useMasked.ts'

interface Props extends RowsProps {
  readonly widths: readonly number[]
  readonly lefts: Lefts | undefined
}

/** The headings: what is sorted by, and the box that selects the page. */
export function TableHead(props: Props) {
  const { columns, widths, onToggle, actions } = props
  const say = useSay()
  const masked = useMasked(props.entity)
  return (
    <thead>
      <tr>
        {onToggle && (
          <th className="pick" scope="col">
            <PickAll {...props} />
          </th>
        )}
        {columns.map((column, at) => (
          <HeadCell
            key={column.name}
            {...props}
            column={column}
            sortable={column.sortable && !masked.has(column.name)}
            width={widths[at] ?? 0}
          />
        ))}
        {actions && (
          <th className="acts" scope="col">
            {say(['操作', 'Actions'])}
          </th>
        )}
      </tr>
    </thead>
  )
}

function PickAll({
  rows,
  selected,
  onToggleAll,
}: Pick<RowsProps, 'rows' | 'selected' | 'onToggleAll'>) {
  const say = useSay()
  const all = rows.length > 0 && rows.every((row) => selected.has(Number(row.id)))
  const some = !all && rows.some((row) => selected.has(Number(row.id)))
  return (
    <label>
      <input
        type="checkbox"
        aria-label={say(['选择本页全部', 'Select the whole page'])}
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = some
        }}
        onChange={() => onToggleAll?.()}
      />
    </label>
  )
}

interface HeadCellProps extends Pick<Props, 'entity' | 'sort' | 'onSort' | 'onSize' | 'lefts'> {
  readonly column: Column
  readonly sortable: boolean
  readonly width: number
}
function HeadCell({ entity, column, sortable, width, sort, onSort, onSize, lefts }: HeadCellProps) {
  const say = useSay()
  const { name, field } = column
  const here = sort?.field === name
  const label = say(field.label)
  const Arrow = sort?.order === 'DESC' ? ArrowDown : ArrowUp
  const order = here ? (sort?.order === 'ASC' ? 'ascending' : 'descending') : undefined
  return (
    <th scope="col" {...staying(cellClass(entity, column), lefts, name)} aria-sort={order}>
      {sortable && onSort ? (
        <button type="button" onClick={() => onSort(name)}>
          {label}
          <Arrow className={here ? 'arrow on' : 'arrow'} />
        </button>
      ) : (
        label
      )}
      {onSize && (
        <ResizeHandle label={field.label} width={width} onSize={(size) => onSize(name, size)} />
      )}
    </th>
  )
}
