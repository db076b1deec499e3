import Alert from '@mui/material/Alert'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { groupDigits } from '#widgets/format/number.ts'
import { useSay } from '../../../i18n/useSay.ts'
import type { Batch } from './calls.ts'

const told = {
  done: ['success', ['全部成功：{done} 行{did}', 'All done: {done:row|rows} {did}']],
  less: [
    'success',
    [
      '名单 {rows} 行：{done} 行{did}，{skipped} 行未执行（跳过或剔除，原因见“跳过”）',
      'Of {rows:row|rows}, {done} {did} and {skipped} left out; the reasons stand under "Skipped"',
    ],
  ],
  partly: [
    'warning',
    [
      '{done} 行{did}，{failed} 行失败；失败的行没有变动',
      '{done:row|rows} {did}, {failed} failed; those that failed stay as they were',
    ],
  ],
  takenBack: [
    'info',
    ['本批 {done} 行{did}，现已全部撤回', '{done:row|rows} {did}; all of it was taken back'],
  ],
  partlyBack: [
    'warning',
    [
      '本批 {done} 行{did}，其中 {back} 行已撤回（已使用的部分保留）',
      '{done:row|rows} {did}, {back} of them taken back; what was spent stays',
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
  const { status, done, failed, skipped, rows, takenBack } = batch
  const ended = status === 'done' && skipped > 0 ? 'less' : status
  const outcome = status === 'done' || status === 'partly' || done > 0 ? ended : 'nothing'
  const [severity, words] = told[outcome as keyof typeof told] ?? told.cancelled
  const did = say(batch.undoOf ? ['已撤回', 'taken back'] : bulkKinds[batch.kind]!.did)
  return (
    <Alert severity={severity} variant="outlined">
      {say(words, {
        did,
        done: groupDigits(done ?? 0),
        failed: groupDigits(failed ?? 0),
        skipped: groupDigits(skipped ?? 0),
        rows: groupDigits(rows ?? 0),
        back: groupDigits(takenBack ?? 0),
      })}
    </Alert>
  )
}
