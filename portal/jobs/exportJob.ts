import type { Row } from '#declare'
import { exportFile } from './exportFile.ts'
import { exportWriters } from './exportWriters.ts'
import type { JobKind, JobWork } from './jobKind.ts'

/** Writes a file and leaves it for seven days; what it holds is told by `params.writes`. */
export const exportJob: JobKind = {
  async step(work) {
    const { plan, rows, name } = await writerOf(work)(work)
    work.kept.set('file', await exportFile(work.ground, [plan], name))
    return { done: rows, failed: 0, total: rows, over: true }
  },

  async ended({ kept }, how) {
    const resultFile = kept.get('file')
    return how === 'done' && resultFile ? { resultFile: resultFile as Row } : undefined
  },
}

function writerOf({ params }: JobWork) {
  const found = exportWriters[String(params.writes)]
  if (found) return found
  throw new Error(`portal/jobs/exportWriters.ts has no writer "${String(params.writes)}": add it`)
}
