import type { Row } from '#declare'
import { paragraphsOf } from '#derive/text/paragraphsOf.ts'
import { conflict } from '#portal/core/errors.ts'
import type { JobWork } from '#portal/engine/queue/jobKind.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import { nextOf, type Outcome } from './jobOneByOne.ts'
import { modelNow } from './modelNow.ts'
import { opinionsIn } from './opinionsIn.ts'

/** Draws pending opinions from a job's articles; one that changed hands or was drawn from by this job is passed over. */
export const drawOpinions = (work: JobWork) =>
  nextOf(work, (work.params.articles ?? []) as readonly number[], (id) => drawFrom(work, id))

async function drawFrom(work: JobWork, id: number): Promise<Outcome> {
  const { records, context, job } = work
  const article = await records.find('article', id)
  const since = { createdAt: { gte: { text: String(job.createdAt) } } }
  const drawn = await records.count('aiOpinion', { article: id, origin: 'model', ...since })
  if (article?.status !== 'published' || drawn > 0) return 'skipped'
  const text = paragraphsOf(String(article.body ?? ''))
  const { text: answer } = await context.ports.model.ask({
    task: 'opinions',
    text,
    ...(await modelNow(records)),
  })
  const fresh = await unknown(work, id, opinionsIn(answer, text))
  if (fresh.length === 0) throw nothing
  await inTransaction(context, { session: work.session }, async (transaction) => {
    await work.demandLease(transaction.tx)
    for (const opinion of fresh)
      await transaction.records.create('aiOpinion', { ...opinion, article: id, origin: 'model' })
  })
  return 'done'
}

/** What the article has already is not drawn again. */
async function unknown({ records }: JobWork, article: number, found: readonly Row[]) {
  const known = await records.select('aiOpinion', { article }, { limit: 1000 })
  return found.filter(({ content }) => !known.some((one) => one.content === content))
}

const nothing = conflict([
  {
    field: '_',
    kind: 'conflict',
    message: [
      '没有提取到新的、与原文逐字对应的观点',
      'No new opinion was found that the text bears out word for word',
    ],
  },
])
