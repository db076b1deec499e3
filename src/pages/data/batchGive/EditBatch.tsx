import { Navigate } from 'react-router-dom'
import { useUser } from '../../../authProvider/Viewer.tsx'
import { useSay } from '../../../i18n/useSay.ts'
import { EmptyState } from '../../../views/EmptyState.tsx'
import type { Batch } from './calls.ts'

/** An edit of many records stands over their list, where whoever made it looks at it; others read it in the histories. */
export function EditBatch({ batch }: { readonly batch: Batch }) {
  const say = useSay()
  const { info } = useUser()
  const { of } = batch.options as { readonly of: string }
  if (batch.createdBy === info.id) return <Navigate to={`/open/${of}/edits/${batch.id}`} replace />
  return (
    <EmptyState
      title={batch.reason}
      text={say([
        '批量编辑由发起人在列表中查看和撤回；改了什么，见各条记录的修改历史和审计日志。',
        'An edit of many is looked at and taken back by whoever made it; what it changed stands in the history of each record and in the audit log.',
      ])}
    />
  )
}
