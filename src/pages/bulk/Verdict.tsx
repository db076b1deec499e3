import Alert from '@mui/material/Alert'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { grouped } from '#widgets/format/number.ts'
import { useSay } from '../../i18n/useSay.ts'
import type { Batch } from './calls.ts'

const told = {
  done: ['success', ['全部成功：{done} 行{did}', 'All done: {done:row|rows} {did}']],
  partly: [
    'warning',
    [
      '{done} 行{did}，{failed} 行失败；失败的行没有变动',
      '{done:row|rows} {did}, {failed} failed; those that failed stay as they were',
    ],
  ],
  cancelled: [
    'info',
    ['已取消；取消前 {done} 行{did}', 'Cancelled; {done:row was|rows were} {did} before'],
  ],
  nothing: ['info', ['已取消，没有执行任何一行', 'Cancelled; nothing was carried out']],
} as const

/** How a run ended, in one sentence. */
export function Verdict({ batch }: { readonly batch: Batch }) {
  const say = useSay()
  const { status, done, failed } = batch
  const outcome = status === 'done' || status === 'partly' || done > 0 ? status : 'nothing'
  const [severity, words] = told[outcome as keyof typeof told] ?? told.cancelled
  const did = say(batch.undoOf ? ['已撤回', 'taken back'] : bulkKinds[batch.kind]!.did)
  return (
    <Alert severity={severity} variant="outlined">
      {say(words, { did, done: grouped(done ?? 0), failed: grouped(failed ?? 0) })}
    </Alert>
  )
}
