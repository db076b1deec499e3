import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, use, useEffect } from 'react'
import { loadEntity } from '#resources/load.ts'
import { groupDigits } from '#widgets/format/number.ts'
import { useSay } from '../../i18n/useSay.ts'
import { EditedList } from '../edit/EditedList.tsx'
import { isMoving, readEdit } from '../edit/editCalls.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import type { ReplaceEdit } from './replaceCalls.ts'

const WatchJob = lazy(() => import('../jobs/WatchJob.tsx'))

/** How often an edit is looked at while the portal works on it, in milliseconds. */
const glance = 800

interface Props {
  readonly edit: ReplaceEdit
  onEdit(edit: ReplaceEdit): void
}

/** The records of one entity that refer to what is replaced: old and new of each, or how far the portal has come. */
export function ReplacedIn({ edit, onEdit }: Props) {
  const say = useSay()
  const entity = use(loadEntity(edit.entity))
  const moves = isMoving(edit)
  const { data, error } = useQuery({
    queryKey: [entity.name, 'edit', edit.id, edit.status],
    queryFn: () => readEdit(entity, edit.id),
    enabled: moves,
    refetchInterval: glance,
    retry: false,
    gcTime: 0,
  })
  useEffect(() => {
    if (moves && data && data.id === edit.id && data.status !== edit.status)
      onEdit({ ...edit, ...data })
  }, [moves, data, edit, onEdit])
  return (
    <section className="replaced-in" aria-label={say(edit.label)}>
      <h3>
        {say(['{label}（{count} 条）', '{label} ({count})'], {
          label: say(edit.label),
          count: groupDigits(edit.total),
        })}
      </h3>
      {error && <Alert severity="error">{wordsOf(error)}</Alert>}
      {moves ? (
        <Suspense fallback={null}>{edit.job !== null && <WatchJob id={edit.job} />}</Suspense>
      ) : (
        <EditedList {...{ entity, edit }} />
      )}
    </section>
  )
}
