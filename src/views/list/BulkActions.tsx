import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Meant } from '../../dataProvider/portalProvider.ts'
import { bulkNames, hasFields } from './bulkNames.ts'
import { hasTexts } from './hasTexts.ts'
import { fixedBy } from './listAsked.ts'
import { type BulkBarProps, SelectionBar } from './SelectionBar.tsx'

const EditMany = lazy(() => import('../edit/EditMany.tsx'))

/** What can be done with the rows selected, and an edit of many, which one may have come for by its address. */
export default function BulkActions(props: BulkBarProps) {
  const { entity, screen, viewer, onDone } = props
  const [editing, setEditing] = useState<Editing | null>(null)
  const asked = useAskedReplace(props)
  const begun = editing ?? asked.begun
  const [opened, close] = useOpenedEdit()
  const held = Object.keys(fixedBy(entity, screen))
  const replaces = hasTexts(entity, held)
  return (
    <>
      {props.selected.size > 0 && (
        <SelectionBar
          {...props}
          names={bulkNames(entity, viewer)}
          mayEdit={props.edits && hasFields(entity)}
          onEdit={(meant, replaces) => setEditing({ meant, replaces })}
          replaces={replaces}
        />
      )}
      {(begun || opened !== null) && (
        <Suspense fallback={null}>
          <EditMany
            {...{ entity, opened }}
            meant={begun?.meant ?? { ids: [] }}
            replaces={begun?.replaces}
            held={held}
            onClose={(wasWritten) => {
              setEditing(null)
              asked.end()
              close()
              if (wasWritten) onDone()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** What is edited, and whether one came to find and replace. */
interface Editing {
  readonly meant: Meant
  readonly replaces: boolean
}

/** `?replace`, as the search leads to it: over what is selected, else over all that match. */
function useAskedReplace({ selected, filter, total, edits, entity, screen }: BulkBarProps) {
  const [search, setSearch] = useSearchParams()
  const may = edits && hasTexts(entity, Object.keys(fixedBy(entity, screen)))
  const isAsked = search.has('replace') && may && (selected.size > 0 || (total ?? 0) > 0)
  const end = () =>
    search.has('replace') &&
    setSearch(
      (now) => {
        now.delete('replace')
        return now
      },
      { replace: true },
    )
  const meant: Meant = selected.size > 0 ? { ids: [...selected] } : { filter, count: total ?? 0 }
  return { begun: isAsked ? { meant, replaces: true } : null, end }
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
