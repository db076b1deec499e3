import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import type { Label } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { followLink } from './followLink.ts'
import { type Job, moveJob, resultOf } from './jobCalls.ts'

/** What can be done with a job as it stands. What is in hand is finished first; what is done stays. */
export function JobButtons({ job, changed }: { readonly job: Job; changed(): void }) {
  const say = useSay()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true)
    await work().catch((error: Error) => notify(error.message, { type: 'error' }))
    setBusy(false)
    changed()
  }
  const moves = movesOf[job.status] ?? []
  if (moves.length === 0 && !job.resultFile) return null
  return (
    <div className="job-buttons">
      {moves.map(([move, label]) => (
        <Button
          key={move}
          size="small"
          variant="outlined"
          color={move === 'cancel' ? 'error' : 'primary'}
          disabled={busy}
          onClick={() => act(() => moveJob(job.id, move))}
        >
          {say(label)}
        </Button>
      ))}
      {job.resultFile && (
        <Button
          size="small"
          variant="contained"
          disabled={busy}
          onClick={() => act(() => resultOf(job.id).then(followLink))}
        >
          {say(['下载结果', 'Download the result'])}
        </Button>
      )}
    </div>
  )
}

type Deed = readonly [move: string, label: Label]
const cancel: Deed = ['cancel', ['取消', 'Cancel']]
const retry: Deed = ['retry', ['重试失败的行', 'Retry what failed']]
const movesOf: { readonly [status: string]: readonly Deed[] } = {
  queued: [['pause', ['暂停', 'Pause']], cancel],
  running: [['pause', ['暂停', 'Pause']], cancel],
  paused: [['resume', ['继续', 'Resume']], cancel],
  failed: [retry],
  partly: [retry],
  cancelled: [['retry', ['继续执行', 'Go on']]],
}
