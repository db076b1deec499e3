import type { Row } from '#declare'
import type { Change, JobAsked, Records } from '#portal/engine/context/change.ts'
import { WRITTEN } from './digestParts.ts'
import { modelNow } from './modelNow.ts'

const OPEN = ['queued', 'running']

/** What a digest's run is to be, beside the digest. */
export interface RunAsked {
  readonly trigger: 'auto' | 'manual' | 'restart' | 'batch'
  readonly before: unknown
  readonly parts?: readonly string[]
  readonly model?: unknown
  readonly prompt?: unknown
}

/** A new run of a digest, the next number of it; everything a model writes unless told. */
export async function queueRun(records: Records, digest: Row, asked: RunAsked): Promise<Row> {
  const { id } = digest
  const last = { limit: 1, sort: '-runNo' }
  const [newest] = await records.select('fastReadingRun', { fastReading: id }, last)
  const runNo = Number(newest?.runNo ?? 0) + 1
  const { model } = await modelNow(records)
  const run = await records.create('fastReadingRun', {
    ...{ fastReading: id, runNo, model, parts: WRITTEN, prompt: null, adopted: false },
    ...asked,
  })
  await records.update('fastReading', id as number, { runs: runNo })
  return run
}

/** The job that carries runs out. */
export const jobOfRuns = (title: unknown, runs: readonly number[]): JobAsked => ({
  kind: 'ai',
  title: `生成快速阅读：${title}`,
  entity: 'fastReading',
  params: { makes: 'digests', runs },
  total: runs.length,
})

/** Somebody moved a digest to be made: its run is queued along, with a job, unless one waits already. */
export async function beginRun({ after, before, by, records, queue }: Change): Promise<void> {
  const id = after.id as number
  const waiting = { fastReading: id, status: OPEN }
  if ((await records.count('fastReadingRun', waiting)) > 0) return
  const trigger = by === 'restart' ? 'restart' : 'manual'
  const run = await queueRun(records, after, { trigger, before: before?.status })
  const job = await queue(jobOfRuns(after.title, [run.id as number]))
  await records.update('fastReadingRun', run.id as number, { job })
}
