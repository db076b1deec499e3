import Button from '@mui/material/Button'
import type { Entity, Row } from '#declare'
import type { Viewer } from '#derive/viewer.ts'
import { mayUse } from '../../authProvider/access.ts'
import { useSay } from '../../i18n/useSay.ts'
import { removable } from '../record/demands.ts'
import type { Perform } from '../record/usePerform.ts'

interface Props {
  readonly entity: Entity
  readonly viewer: Viewer
  readonly perform: Perform
  /** Those selected that are on this page, for their names. */
  readonly rows: readonly Row[]
  readonly ids: readonly number[]
  onDone(): void
}

/** What can be done with the rows selected, and how many there are. */
export function BulkBar({ entity, viewer, perform, rows, ids, onDone }: Props) {
  const say = useSay()
  if (ids.length === 0) return null
  const run = async (name: string) => {
    if (await perform.many(rows, ids, name)) onDone()
  }
  return (
    <section className="bulk-bar" aria-label={say(['批量操作', 'Bulk actions'])}>
      <strong>{say(['已选 {count} 条', '{count} selected'], { count: ids.length })}</strong>
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

/** Moves, actions and `delete` of the declaration's bulk list that stand and that the viewer may do. */
export function bulkNames(entity: Entity, viewer: Viewer): readonly string[] {
  return entity.list.bulk.filter((name) => {
    if (name === 'delete')
      return mayUse(viewer, entity, 'remove') && removable(entity, viewer) !== 'never'
    const stands = name in entity.moves ? !entity.moves[name]?.silent : !entity.actions[name]?.later
    return stands && mayUse(viewer, entity, name)
  })
}
