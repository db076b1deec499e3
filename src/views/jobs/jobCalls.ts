import type { Row } from '#declare'
import type { JobLine } from '#wire/jobLine.ts'
import { call } from '../../client/client.ts'

/** A job as it is watched. Moments are ISO 8601 with +08:00. */
export interface Job {
  readonly id: number
  readonly version: number
  readonly title: string
  readonly kind: string
  readonly status: string
  readonly total: number
  readonly done: number
  readonly failed: number
  readonly skipped: number
  readonly attempt: number
  readonly createdAt: string
  readonly startedAt: string | null
  readonly finishedAt: string | null
  readonly error: string | null
  readonly resultFile: { readonly url: string; readonly name: string } | null
}
export interface Watched {
  readonly job: Job
  readonly lines: readonly JobLine[]
  readonly failedRows: readonly JobLine[]
}

export const watchJob = async (id: number): Promise<Watched> =>
  (await call<Watched>('GET', 'job/watching', { query: { id } })).data

export const myJobs = async (): Promise<readonly Job[]> =>
  (await call<{ readonly list: readonly Job[] }>('GET', 'job/mine')).data.list

/** `pause`, `resume`, `cancel`, `retry`: none of them loses what is done. */
export const moveJob = async (id: number, move: string): Promise<Row> =>
  (await call<Row>('POST', `job/${id}/${move}`, { body: {} })).data

/** Where the result lies; the portal notes who fetched it. */
export const resultOf = async (id: number) =>
  (
    await call<{ readonly url: string; readonly name: string }>('POST', `job/${id}/download`, {
      body: {},
    })
  ).data

/** Waits, runs or is held: its figures still change. */
export const isOpen = ({ status }: Pick<Job, 'status'>): boolean =>
  ['queued', 'running', 'paused'].includes(status)

/** Rows that were come to. */
export const overOf = ({ done, failed, skipped }: Job): number => done + failed + skipped

/** 0 to 100; a job that has ended without counting rows is whole. */
export const shareOf = (job: Job): number => {
  if (job.total > 0) return Math.min(100, (overOf(job) / job.total) * 100)
  return job.status === 'done' ? 100 : 0
}
