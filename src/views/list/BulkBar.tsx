import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Entity, isKept } from '#declare'
import type { Viewer } from '#derive/viewer.ts'
import { mayUse } from '../../authProvider/access.ts'
import type { Meant } from '../../dataProvider/portalProvider.ts'
import { later } from '../later.tsx'
import { removable } from '../record/demands.ts'
import { fixedBy } from './listAsked.ts'
import type { BulkBarProps } from './SelectionBar.tsx'

const SelectionBar = later(() => import('./SelectionBar.tsx'))
const EditMany = lazy(() => import('../edit/EditMany.tsx'))

/** What can be done with the rows selected, or with all that match the filter, and how many there are. */
export function BulkBar(props: BulkBarProps) {
  const { entity, screen, viewer, onDone } = props
  const [editing, setEditing] = useState<Meant | null>(null)
  const [opened, close] = useOpenedEdit()
  return (
    <>
      {props.selected.size > 0 && (
        <Suspense fallback={null}>
          <SelectionBar
            {...props}
            names={bulkNames(entity, viewer)}
            mayEdit={props.edits && hasFields(entity)}
            onEdit={setEditing}
          />
        </Suspense>
      )}
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
