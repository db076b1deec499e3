import type { Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import type { JobKind, JobStep } from '#portal/engine/queue/jobKind.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import type { JobLine } from '#wire/jobLine.ts'

const PORTION = 100

/**
 * Closes a period that has ended: whoever reached the share graduates, with number and medal; the rest are marked and
 * listed. Those settled already are passed over, so that it may be run again.
 */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const id = Number(work.params.period)
    const period = (await work.records.find('campPeriod', id)) as Row
    const camp = (await work.records.find('camp', period.camp as number)) as Row
    const where = { period: id, status: 'studying' }
    const students = await work.records.select('campStudent', where, { limit: PORTION, sort: 'id' })
    const left = await work.records.count('campStudent', where)
    const done = Number(work.kept.get('done') ?? work.job.done ?? 0) + students.length
    const counts = { done, failed: 0, total: done + left - students.length }
    await inTransaction(work.context, { session: work.session }, async (transaction) => {
      await work.demandLease(transaction.tx)
      const lines: JobLine[] = []
      for (const student of students)
        lines.push(...(await settled(transaction, student, period, camp)))
      if (left === students.length) await finished(transaction, period)
      await work.tell(transaction.tx, lines)
      await work.reached(transaction.tx, counts)
    })
    work.kept.set('done', done)
    return { ...counts, over: left === students.length }
  },
}

async function settled(
  transaction: Transaction,
  student: Row,
  period: Row,
  camp: Row,
): Promise<JobLine[]> {
  const needed = Number(period.finishPercent ?? camp.finishPercent)
  const progress = Number(student.progress ?? 0)
  const id = student.id as number
  if (progress < needed) {
    await transaction.records.move('campStudent', id, 'fail')
    const text = `完成率 ${progress}%，未达到 ${needed}%`
    return [lineOf(student, [text, `${progress}% done, ${needed}% needed`])]
  }
  await transaction.records.move('campStudent', id, 'graduate')
  return camp.medal ? medalGiven(transaction, student, camp) : []
}

/** A medal that cannot be given keeps nobody from graduating. */
async function medalGiven({ records }: Transaction, student: Row, camp: Row): Promise<JobLine[]> {
  const { user } = student
  const { medal } = camp
  const held = await records.count('medalHolder', { user, medal, status: 'held' })
  if (held > 0) return []
  try {
    const reason = `结营：${String(camp.title)}`
    await records.create('medalHolder', { user, medal, origin: 'rule', reason })
    return []
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    const [zh, en] = error.label
    return [lineOf(student, [`已结营，勋章未发放：${zh}`, `Graduated, but without medal: ${en}`])]
  }
}

const lineOf = (student: Row, text: readonly [string, string]): JobLine => ({
  level: 'warn',
  record: String(student.id),
  title: String(student.nickname ?? student.studentNumber),
  text: [
    `${student.studentNumber} ${student.nickname ?? ''}：${text[0]}`,
    `${student.studentNumber}: ${text[1]}`,
  ],
})

async function finished({ records }: Transaction, { id, status }: Row): Promise<void> {
  if (status === 'running') await records.move('campPeriod', id as number, 'finish')
}

/** Whether a period has come to its end. */
export const hasEnded = ({ period }: Row, now: string): boolean => {
  const { end } = (period ?? {}) as { readonly end?: string | null }
  return typeof end === 'string' && end <= now
}
