import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Entity, isKept, type Row, type Screen } from '#declare'
import type { Viewer } from '#derive/viewer.ts'
import { mayUse } from '../../authProvider/access.ts'
import type { Meant } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import type { Perform } from '../perform/usePerform.ts'
import { removable } from '../record/demands.ts'
import { fixedBy } from './listAsked.ts'

const EditMany = lazy(() => import('../edit/EditMany.tsx'))

/** Moves and actions of more are done in parts; fields are edited in as many as there are. */
const mostAtOnce = 10_000

interface Props {
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

/** What can be done with the rows selected, or with all that match the filter, and how many there are. */
export function BulkBar(props: Props) {
  const { entity, screen, onDone } = props
  const [editing, setEditing] = useState<Meant | null>(null)
  const [opened, close] = useOpenedEdit()
  return (
    <>
      {props.selected.size > 0 && <Bar {...props} onEdit={setEditing} />}
      {(editing || opened !== null) && (
        <Suspense fallback={null}>
          <EditMany
            {...{ entity, opened }}
            meant={editing ?? { ids: [] }}
            held={Object.keys(fixedBy(entity, screen))}
            onClose={(wasWritten) => {
              setEditing(null)
              close()
              if (wasWritten) onDone()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** An edit that the address names, as a notice of a long one does: `?edit=12`. */
function useOpenedEdit(): readonly [id: number | null, close: () => void] {
  const [search, setSearch] = useSearchParams()
  const id = Number(search.get('edit'))
  const close = () => {
    if (!search.has('edit')) return
    setSearch(
      (now) => {
        now.delete('edit')
        return now
      },
      { replace: true },
    )
  }
  return [Number.isSafeInteger(id) && id > 0 ? id : null, close]
}

function Bar({ onEdit, ...props }: Props & { onEdit(meant: Meant): void }) {
  const { entity, viewer, perform, edits, rows, selected, records, filter, total, all, onDone } =
    props
  const say = useSay()
  const count = all ? (total ?? 0) : selected.size
  const meant: Meant = all ? { filter, count } : { ids: [...selected] }
  const named = all ? rows : records
  const run = async (name: string) => {
    if (await perform.many(named, meant, name)) onDone()
  }
  const names = all && isMore(total) ? [] : bulkNames(entity, viewer)
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
      {edits && hasFields(entity) && (
        <Button variant="outlined" onClick={() => onEdit(meant)}>
          {say(['批量编辑', 'Edit fields'])}
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
function SelectMatching({ rows, selected, total, all, edits, onAll }: Props) {
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

const hasFields = ({ fields }: Entity): boolean => Object.values(fields).some((one) => !isKept(one))

/** Whether anything can be done with several records of a list at once, so that they can be selected. */
export const isDoneToMany = (entity: Entity, viewer: Viewer, edits: boolean): boolean =>
  (edits && hasFields(entity)) || bulkNames(entity, viewer).length > 0

/** Moves, actions and `delete` of the declaration's bulk list that stand and that the viewer may do. */
function bulkNames(entity: Entity, viewer: Viewer): readonly string[] {
  return entity.list.bulk.filter((name) => {
    if (name === 'delete') return mayUse(viewer, entity, 'remove') && removable(entity, viewer)
    const stands = name in entity.moves ? !entity.moves[name]?.silent : !entity.actions[name]?.later
    return stands && mayUse(viewer, entity, name)
  })
}
