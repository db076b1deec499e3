import type { Row } from '#declare'
import { paragraphsOf } from '#derive/text/paragraphsOf.ts'
import { passagesOf } from '#derive/text/wordForWord.ts'
import { missing, refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'

/** Articles of one job. */
const MOST = 50

/** A job that has a model draw opinions from articles, or from all that are published of an issue. */
const extract: ActionFunction = async (call) => {
  const { context, session, db, values } = call
  const articles = await chosenIn(call)
  const ids = articles.map(({ id }) => id as number)
  const [first] = articles
  const more = ids.length > 1 ? `等 ${ids.length} 篇` : ''
  const asked = {
    kind: 'ai',
    title: `提取观点：《${first?.title}》${more}`,
    entity: 'aiOpinion',
    ...(values.issue ? { recordId: `issue/${values.issue}` } : {}),
    params: { makes: 'opinions', articles: ids },
    total: ids.length,
  }
  return { job: await queueFor({ context, session, db }, asked) }
}

async function chosenIn({ values, records }: ActionCall): Promise<readonly Row[]> {
  const issue = typeof values.issue === 'number' ? values.issue : null
  const chosen = (values.articles ?? []) as readonly number[]
  if (issue === null && chosen.length === 0)
    throw refusedField('articles', ['请选择文章，或一期', 'Choose articles, or an issue'])
  const where = { status: 'published', ...(issue === null ? { id: chosen } : { issue }) }
  const found = await records.select('article', where, { limit: MOST, sort: 'position' })
  if (found.length > 0) return found
  throw refusedField(issue === null ? 'articles' : 'issue', [
    '其中没有已发布的文章',
    'None of its articles is published',
  ])
}

/** The article as it reads, the passage marked. */
const compare: ActionFunction = async ({ row, records, entity }) => {
  if (!row) throw missing(entity.label)
  const article = await records.find('article', row.article as number)
  const text = paragraphsOf(String(article?.body ?? ''))
  const marks = passagesOf(text, String(row.quote ?? ''))
  return {
    source: { title: article?.title ?? '', text, marks, at: marks[0]?.paragraph ?? null },
    quote: row.quote,
  }
}

/** Actions of opinions. */
export const actions: ActionFunctions = { extract, compare }
