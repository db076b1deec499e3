import Button from '@mui/material/Button'
import type { Entity, Row } from '#declare'
import type { Viewer } from '#derive/viewer.ts'
import { mayUse } from '../../authProvider/access.ts'
import type { Meant } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import type { Perform } from '../perform/usePerform.ts'
import { removable } from '../record/demands.ts'

/** The portal does no more at once. */
const mostAtOnce = 10_000

interface Props {
  readonly entity: Entity
  readonly viewer: Viewer
  readonly perform: Perform
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

/** What can be done with the rows selected, or with all that match the filter, and how many there are. */
export function BulkBar(props: Props) {
  const { entity, viewer, perform, rows, selected, records, filter, total = 0, all, onDone } = props
  const say = useSay()
  if (selected.size === 0) return null
  const count = all ? total : selected.size
  const meant: Meant = all ? { filter, count } : { ids: [...selected] }
  const named = all ? rows : records
  const run = async (name: string) => {
    if (await perform.many(named, meant, name)) onDone()
  }
  return (
    <section className="bulk-bar" aria-label={say(['批量操作', 'Bulk actions'])}>
      <strong>
        {all
          ? say(['已选全部符合条件的 {count} 条', 'All {count} that match are selected'], { count })
          : say(['已选 {count} 条', '{count} selected'], { count })}
      </strong>
      <SelectMatching {...props} />
      {bulkNames(entity, viewer).map((name) => (
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

/** Offered once the whole page is selected and there is more than it. */
function SelectMatching({ rows, selected, total, all, onAll }: Props) {
  const say = useSay()
  const whole = rows.length > 0 && rows.every((row) => selected.has(Number(row.id)))
  if (!whole || all || (total !== undefined && total <= rows.length)) return null
  if (total === undefined || total > mostAtOnce)
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
      {say(['选择全部符合条件的 {total} 条', 'Select all {total} that match'], { total })}
    </Button>
  )
}

/** Moves, actions and `delete` of the declaration's bulk list that stand and that the viewer may do. */
export function bulkNames(entity: Entity, viewer: Viewer): readonly string[] {
  return entity.list.bulk.filter((name) => {
    if (name === 'delete') return mayUse(viewer, entity, 'remove') && removable(entity, viewer)
    const stands = name in entity.moves ? !entity.moves[name]?.silent : !entity.actions[name]?.later
    return stands && mayUse(viewer, entity, name)
  })
}
