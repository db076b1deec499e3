import Button from '@mui/material/Button'
import type { Entity, Row, Screen } from '#declare'
import type { Viewer } from '#derive/viewer.ts'
import type { Meant } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import type { Perform } from '../perform/usePerform.ts'

export interface BulkBarProps {
  readonly entity: Entity
  readonly screen: Screen
  readonly viewer: Viewer
  readonly perform: Perform
  /** Whether fields may be edited here. */
  readonly edits: boolean
  readonly rows: readonly Row[]
  readonly selected: ReadonlySet<number>
  /** The selected ones, on whatever page they stand. */
  readonly records: readonly Row[]
  /** What the list is filtered by, and how many records that are; undefined where nobody counted. */
  readonly filter: Row
  readonly total: number | undefined
  /** Everything that matches is meant, not only what is selected. */
  readonly all: boolean
  onAll(all: boolean): void
  onDone(): void
}

/** Moves and actions of more are done in parts; fields are edited in as many as there are. */
const mostAtOnce = 10_000

interface Props extends BulkBarProps {
  /** Fields are edited here, and there are some. */
  readonly mayEdit: boolean
  /** Moves, actions and `delete` that are offered. */
  readonly names: readonly string[]
  /** Some of them are texts. */
  readonly replaces: boolean
  onEdit(meant: Meant, replaces: boolean): void
}

/** How many rows are selected, and a button for whatever can be done with them. */
export function SelectionBar({ onEdit, replaces, ...props }: Props) {
  const { entity, perform, mayEdit, rows, selected, records, filter, total, all, onDone } = props
  const say = useSay()
  const count = all ? (total ?? 0) : selected.size
  const meant: Meant = all ? { filter, count } : { ids: [...selected] }
  const named = all ? rows : records
  const run = async (name: string) => {
    if (await perform.many(named, meant, name)) onDone()
  }
  const names = all && isMore(total) ? [] : props.names
  return (
    <section className="bulk-bar" aria-label={say(['批量操作', 'Bulk actions'])}>
      <strong>
        {!all
          ? say(['已选 {count} 条', '{count} selected'], { count })
          : total === undefined
            ? say(['已选全部符合条件的记录', 'All that match are selected'])
            : say(['已选全部符合条件的 {count} 条', 'All {count} that match are selected'], {
                count,
              })}
      </strong>
      <SelectMatching {...props} />
      {mayEdit && (
        <Button variant="outlined" onClick={() => onEdit(meant, false)}>
          {say(['批量编辑', 'Edit fields'])}
        </Button>
      )}
      {mayEdit && replaces && (
        <Button variant="outlined" onClick={() => onEdit(meant, true)}>
          {say(['查找替换', 'Find and replace'])}
        </Button>
      )}
      {names.map((name) => (
        <Button
          key={name}
          variant="outlined"
          color={name === 'delete' ? 'error' : 'primary'}
          onClick={() => run(name)}
        >
          {say(entity.moves[name]?.label ?? entity.actions[name]?.label ?? ['删除', 'Delete'])}
        </Button>
      ))}
      <Button color="inherit" onClick={onDone}>
        {say(['取消选择', 'Clear'])}
      </Button>
    </section>
  )
}

/** More than moves and actions take at once, or nobody knows how many. */
const isMore = (total: number | undefined): boolean => total === undefined || total > mostAtOnce

/** Offered once the whole page is selected and there is more than it. */
function SelectMatching({ rows, selected, total, all, edits, onAll }: BulkBarProps) {
  const say = useSay()
  const whole = rows.length > 0 && rows.every((row) => selected.has(Number(row.id)))
  if (!whole || all || (total !== undefined && total <= rows.length)) return null
  if (isMore(total) && !edits)
    return (
      <span>
        {say([
          '符合条件的过多，请缩小范围后再全选',
          'Too many match: narrow them down to select all',
        ])}
      </span>
    )
  return (
    <Button onClick={() => onAll(true)}>
      {total === undefined
        ? say(['选择全部符合条件的记录', 'Select all that match'])
        : say(['选择全部符合条件的 {total} 条', 'Select all {total} that match'], { total })}
    </Button>
  )
}
