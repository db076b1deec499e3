import Alert from '@mui/material/Alert'
import { grouped } from '#widgets/format/number.ts'
import { useSay } from '../../i18n/useSay.ts'
import type { Batch } from './calls.ts'

/** How a run ended, in one sentence. */
export function Verdict({ batch }: { readonly batch: Batch }) {
  return batch.undoOf ? <BackVerdict batch={batch} /> : <GivenVerdict batch={batch} />
}

/** The same of a run that took another one back. */
function BackVerdict({ batch }: { readonly batch: Batch }) {
  const say = useSay()
  const filling = { done: grouped(batch.done ?? 0), failed: grouped(batch.failed ?? 0) }
  const told = {
    done: ['success', ['全部成功：{done} 行已撤回', 'All done: {done} rows taken back']],
    partly: [
      'warning',
      [
        '{done} 行已撤回，{failed} 行失败；失败的行没有变动',
        '{done} taken back, {failed} failed; those that failed stay as they were',
      ],
    ],
    cancelled: [
      'info',
      ['已取消；取消前 {done} 行已撤回', 'Cancelled; {done} rows were taken back before'],
    ],
  } as const
  const [severity, words] = told[batch.status as keyof typeof told] ?? told.cancelled
  return (
    <Alert severity={severity} variant="outlined">
      {say(words, filling)}
    </Alert>
  )
}

function GivenVerdict({ batch }: { readonly batch: Batch }) {
  const say = useSay()
  const filling = { done: grouped(batch.done ?? 0), failed: grouped(batch.failed ?? 0) }
  if (batch.status === 'done')
    return (
      <Alert severity="success" variant="outlined">
        {say(['全部成功：{done} 行已发放', 'All done: {done} rows granted'], filling)}
      </Alert>
    )
  if (batch.status === 'partly')
    return (
      <Alert severity="warning" variant="outlined">
        {say(
          [
            '{done} 行成功，{failed} 行失败；失败的行没有发放',
            '{done} done, {failed} failed; those that failed got nothing',
          ],
          filling,
        )}
      </Alert>
    )
  return (
    <Alert severity="info" variant="outlined">
      {batch.done > 0
        ? say(
            ['已取消；取消前 {done} 行已发放', 'Cancelled; {done} rows were granted before'],
            filling,
          )
        : say(['已取消，什么都没有发放', 'Cancelled; nothing was granted'])}
    </Alert>
  )
}
