import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { type Region, regionLabels } from '#portal/storage/cache/regions.ts'
import { writeDeed } from '../audit/writeAudit.ts'
import type { JobKind } from '../queue/jobKind.ts'
import { countsOf } from '../queue/jobRecord.ts'
import { noteClearing } from './clearings.ts'

/** What was asked for, with what the portal that was asked held then. */
interface Asked {
  readonly region: Region
  readonly entries: number
  readonly bytes: number
  readonly oldest: string | null
}

/** Clears parts of the memory of every portal on this database, each told in the audit log. Twice does no harm. */
export const job: JobKind = {
  async step(work) {
    const { context, session, starter, params } = work
    const asked = (params.regions ?? []) as readonly Asked[]
    const at = shanghaiTime(context.clock())
    const by = { at, by: session.user?.id ?? null, byName: session.user?.name ?? '' }
    const counts = { ...countsOf(work.job), done: asked.length, failed: 0, total: asked.length }
    await context.database.transaction(async (tx) => {
      await work.demandLease(tx)
      for (const { region, entries, bytes, oldest } of asked) {
        await noteClearing(tx, region, by)
        await writeDeed(context, tx, starter, {
          action: 'action',
          entity: 'cache',
          recordId: region,
          recordTitle: regionLabels[region].label[0],
          before: { entries, bytes, oldest },
          after: { entries: 0, bytes: 0, oldest: null },
          changed: ['entries', 'bytes', 'oldest'],
          reason: String(work.job.title),
        })
      }
      await work.tell(
        tx,
        asked.map(({ region, entries, bytes }) => ({ text: summaryOf(region, entries, bytes) })),
      )
      await work.reached(tx, counts)
    })
    for (const { region } of asked) context.cache.clear(region)
    return { ...counts, over: true }
  },
}

const summaryOf = (region: Region, entries: number, bytes: number) => {
  const [zh, en] = regionLabels[region].label
  const kb = (bytes / 1024).toFixed(1)
  return [
    `已清除“${zh}”：${entries} 项，${kb} KB`,
    `"${en}" cleared: ${entries} entries, ${kb} KB`,
  ] as const
}
