import type { Label } from '#declare'
import { groupDigits } from '#widgets/format/number.ts'
import type { Say } from '../i18n/useSay.ts'
import type { Job } from '../views/jobs/jobCalls.ts'

const tones: { readonly [status: string]: 'success' | 'warning' | 'error' } = {
  done: 'success',
  partly: 'warning',
  failed: 'error',
}
const endings: { readonly [status: string]: Label } = {
  done: ['“{title}”已完成，共 {done} 行', '"{title}" is done: {done:row|rows}'],
  partly: [
    '“{title}”部分成功：{done} 行成功，{failed} 行失败',
    '"{title}" is partly done: {done:row|rows} well, {failed} failed',
  ],
  failed: ['“{title}”失败', '"{title}" failed'],
  cancelled: ['“{title}”已取消', '"{title}" was cancelled'],
}
const noneDone: Label = [
  '“{title}”没有一行成功：{failed} 行失败',
  '"{title}": nothing was done, {failed:row|rows} failed',
]

/** How a job ended, in a sentence. */
export const wordsOfEnd = ({ title, status, done, failed }: Job, say: Say): string =>
  say(
    (status === 'partly' && done === 0 && noneDone) ||
      endings[status] || ['“{title}”已结束', '"{title}" has ended'],
    { title, done: groupDigits(done), failed: groupDigits(failed) },
  )

/** Whether that is good news. */
export const toneOf = ({ status }: Job): 'success' | 'warning' | 'error' | 'info' =>
  tones[status] ?? 'info'
