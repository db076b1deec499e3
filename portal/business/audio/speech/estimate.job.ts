import type { Row } from '#declare'
import type { JobKind, JobStep, JobWork } from '#portal/engine/queue/jobKind.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import { enabledSpeeds, speedOf } from './speedOf.ts'

/** Articles of one portion. */
const PORTION = 100

/** The last article looked at; those read in another profile are passed over. */
const begun = { last: 0, counts: { done: 0, failed: 0, skipped: 0 } }

/** Puts the expected length beside the articles without sound that are read in one speed profile. */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const { kept, params } = work
    const { last, counts } = (kept.get('place') ?? begun) as typeof begun
    return inTransaction(work.context, { session: work.session }, async ({ tx, records }) => {
      await work.demandLease(tx)
      const where = { audio: { set: false }, id: { gt: last } }
      const articles = await records.select('article', where, { limit: PORTION, sort: 'id' })
      const speeds = await enabledSpeeds(records)
      const own = articles.filter((article) => speedOf(article, speeds)?.id === params.speed)
      for (const article of own) await estimate({ records }, article, speedOf(article, speeds))
      const looked = {
        done: counts.done + own.length,
        failed: 0,
        skipped: counts.skipped + articles.length - own.length,
      }
      kept.set('place', { last: Number(articles.at(-1)?.id ?? last), counts: looked })
      return { ...looked, over: articles.length < PORTION }
    })
  },
}

async function estimate(
  { records }: Pick<JobWork, 'records'>,
  article: Row,
  speed: Row | undefined,
): Promise<void> {
  const duration = expectedLength(article, speed as Row)
  if (duration !== article.duration)
    await records.update('article', Number(article.id), { duration })
}

/** How long a text takes by its words and paragraphs, in whole seconds; null for one without words. */
export function expectedLength({ wordCount, body }: Row, { wordsPerMinute, pauseSeconds }: Row) {
  const words = Number(wordCount ?? 0)
  if (words === 0) return null
  const paragraphs = String(body ?? '').match(/<p\b/gi)?.length ?? 1
  const seconds = (words / Number(wordsPerMinute)) * 60 + paragraphs * Number(pauseSeconds ?? 0)
  return Math.max(1, Math.round(seconds))
}
