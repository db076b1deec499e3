import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import type { FormFailure } from '../form/RecordForm.tsx'
import { notifyError, outcomeOf } from '../form/useSave.ts'
import { changedValues } from '../form/values.ts'
import { revisionKey } from './useRevision.ts'

/** Keeps what is typed into the form of a live record as its first revision, and leads there. Null once it is kept. */
export function useRevise(entity: Entity) {
  const say = useSay()
  const notify = useNotify()
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (live: Row, values: Row, path: string): Promise<FormFailure | null> => {
    const { saveRevision } = await import('./revisionCalls.ts')
    try {
      const told = await saveRevision(entity, live, 0, changedValues(entity, values, live))
      client.setQueryData(revisionKey(entity, live.id), told)
      void client.invalidateQueries({ queryKey: [entity.name, 'revisions'] })
      notify(say(['已存为修订稿，读者还看不到', 'Kept as a revision: readers do not see it yet']), {
        type: 'success',
      })
      navigate(path)
      return null
    } catch (error) {
      const outcome = outcomeOf(error)
      if (outcome?.kind === 'refused') return { errors: outcome.errors }
      if (outcome?.kind !== 'stale') {
        notifyError(notify, error)
        return { errors: {} }
      }
      // Somebody has saved the record, or revised it, in the meantime: both are shown above the form then.
      void client.invalidateQueries({ queryKey: [entity.name] })
      return {
        errors: {
          _: say([
            '他人刚修改过此记录，或已有修订稿：请看上方的提示，核对后再存',
            'Somebody has just changed or revised this record: see the notes above, then try again',
          ]),
        },
      }
    }
  }
}
