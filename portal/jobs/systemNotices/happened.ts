import type { Label } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'

/** What somebody may want to be told of, by kind. */
export const kinds = ['jobs', 'approvals', 'errors', 'condition'] as const
export type NoticeKind = (typeof kinds)[number]

/** What has come about and is told once. */
export interface Happened {
  /** Told once a key. */
  readonly key: string
  readonly told: Label
}

/** No more than so many of a kind are looked at in one round; the rest comes with the next. */
const MOST = 20

/** @param jobsOf whose jobs; everybody's where nobody is named */
type Look = (db: Db | Tx, since: string, jobsOf?: number) => Promise<readonly Happened[]>

/** What has come about since a moment. Neither names nor what anybody typed: a letter or a group is no place for it. */
export const happenings: { readonly [kind in Exclude<NoticeKind, 'condition'>]: Look } = {
  jobs: async (db, since, jobsOf) => {
    const failed = db
      .selectFrom('job')
      .select(['id', 'kind', 'finishedAt'])
      .where('status', '=', 'failed')
      .where('finishedAt', '>=', since)
      .where('deletedAt', 'is', null)
    const whose = jobsOf === undefined ? failed : failed.where('createdBy', '=', jobsOf)
    const rows = await whose.orderBy('id').limit(MOST).execute()
    return rows.map(({ id, kind, finishedAt }) => ({
      key: `job ${id} ${finishedAt}`,
      told: [`任务 ${id}（${kind}）失败`, `Job ${id} (${kind}) failed`],
    }))
  },
  approvals: async (db, since) => {
    const rows = await db
      .selectFrom('batchGive')
      .select(['id', 'updatedAt'])
      .where('status', '=', 'approval')
      .where('updatedAt', '>=', since)
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .limit(MOST)
      .execute()
    return rows.map(({ id }) => ({
      key: `approval ${id}`,
      told: [`批次 ${id} 等待复核`, `Batch ${id} waits for a second person to approve it`],
    }))
  },
  errors: async (db, since) => {
    const rows = await db
      .selectFrom('errorLog')
      .select(['id', 'release'])
      .where('firstAt', '>=', since)
      .where('status', '=', 'open')
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .limit(MOST)
      .execute()
    return rows.map(({ id, release }) => ({
      key: `error ${id}`,
      told: [
        `错误日志中有新的错误：编号 ${id}（版本 ${release || '–'}）`,
        `A new error is in the error log: number ${id} (release ${release || '–'})`,
      ],
    }))
  },
}
