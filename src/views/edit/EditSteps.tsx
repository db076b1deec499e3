import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { isMoving, isSeen, readEdit } from './editCalls.ts'
import { Over } from './Over.tsx'
import { Seen } from './Seen.tsx'
import type { StepProps } from './StepProps.ts'
import { Working } from './Working.tsx'

const WatchJob = lazy(() => import('../jobs/WatchJob.tsx'))

/** How often an edit is looked at while the portal works on it, in milliseconds. */
const glance = 800

/** An edit on its way: looked at, agreed to, done. */
export function EditSteps(props: StepProps) {
  const { entity, edit, onEdit, onDone } = props
  const say = useSay()
  const moves = isMoving(edit)
  const { data, error } = useQuery({
    // What was read while it was checked says nothing of its run.
    queryKey: [entity.name, 'edit', edit.id, edit.status],
    queryFn: () => readEdit(entity, edit.id),
    enabled: moves,
    refetchInterval: glance,
    retry: false,
    gcTime: 0,
  })
  useEffect(() => {
    if (!moves || !data || data.id !== edit.id || data.status === edit.status) return
    onEdit(data)
    if (edit.status === 'running' && !isMoving(data)) onDone()
  }, [moves, data, edit, onEdit, onDone])
  if (!moves) return isSeen(edit) ? <Seen {...props} /> : <Over {...props} />
  return (
    <Working onClose={props.onClose}>
      <p className="hint">
        {edit.status === 'running'
          ? say([
              '正在逐条修改，可以关闭窗口，完成后会通知你',
              'Records are being changed; closing this window stops nothing, and you are told at the end',
            ])
          : say([
              '正在逐条检查，什么都还没有改；可以关闭窗口，完成后会通知你',
              'Records are looked at one by one, nothing is changed yet; you may close this window, and are told at the end',
            ])}
      </p>
      {error && <Alert severity="error">{wordsOf(error)}</Alert>}
      <Suspense fallback={null}>{edit.job !== null && <WatchJob id={edit.job} />}</Suspense>
    </Working>
  )
}
