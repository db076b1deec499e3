import type { Row } from '#declare'
import type { JobKind, JobWork } from '../queue/jobKind.ts'
import { exportFile } from './exportFile.ts'
import { exportWork } from './exportWork.ts'

/**
 * Writes a file and leaves it for seven days. What it holds is told by `params.writes`, or by a record of `export`, which
 * goes along with its job.
 */
export const job: JobKind = {
  async step(work) {
    if (work.params.export) return exportWork.step(work)
    const { plan, beside = [], rows, name } = await writerOf(work)(work)
    work.kept.set('file', await exportFile(work.context, [plan, ...beside], name))
    return { done: rows, failed: 0, total: rows, over: true }
  },

  async ended(work, how) {
    if (work.params.export) return exportWork.ended?.(work, how)
    const { kept } = work
    const resultFile = kept.get('file')
    return how === 'done' && resultFile ? { resultFile: resultFile as Row } : undefined
  },

  async moved(change) {
    if ((change.after.params as Row | null)?.export) await exportWork.moved?.(change)
  },
}

function writerOf({ context, params }: JobWork) {
  const found = context.parts.sheets[String(params.writes)]
  if (found) return found
  throw new Error(
    `No file is called ${String(params.writes)}.sheet.ts: write it in portal/business`,
  )
}
