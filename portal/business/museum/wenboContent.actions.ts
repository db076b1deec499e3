import { refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import {
  type ContentKinds,
  chosenContents,
  contentChoices,
} from '#portal/engine/actions/contentChoices.ts'

const kinds: ContentKinds = { article: { entity: 'article', filter: { status: 'published' } } }
/** Contents of one subject at most. */
const MOST = 100
const TITLE = 30

const subjectOf = ({ values }: ActionCall): number => {
  if (typeof values.subject === 'number') return values.subject
  throw refusedField('subject', ['请先选择专题', 'Choose the subject first'])
}

async function heldBy(call: ActionCall): Promise<ReadonlySet<string>> {
  const where = { subject: subjectOf(call), article: { set: true } }
  const rows = await call.records.select('wenboContent', where, { limit: MOST })
  return new Set(rows.map(({ article }) => `article-${article}`))
}

/** Published articles that the subject does not hold yet. */
const articles: ActionFunctions[string] = async (call) => ({
  choices: await contentChoices(
    call,
    ['article', kinds.article!],
    await heldBy(call),
    call.values.keyword,
  ),
})

/** The chosen articles as drafts at the end of the subject, with their own titles and covers. */
const addArticles: ActionFunctions[string] = async (call) => {
  const held = await heldBy(call)
  const chosen = chosenContents(call, kinds)
  if (chosen.length === 0) throw refusedField('chosen', ['请至少选一篇', 'Choose at least one'])
  const fresh = chosen.filter(([kind, id]) => !held.has(`${kind}-${id}`))
  const subject = subjectOf(call)
  for (const [, id] of fresh) {
    const article = await call.records.find('article', id)
    const title = [...String(article?.title ?? '')].slice(0, TITLE).join('')
    await call.make({ subject, article: id, title, cover: article?.imageUrl ?? null })
  }
  return { added: fresh.length, left: chosen.length - fresh.length }
}

/** One section bears another name in all contents of the subject; beside one of that name they become one. */
const renameSection: ActionFunctions[string] = async (call) => {
  const { values, records, change } = call
  const [from, to] = [String(values.from).trim(), String(values.to).trim()]
  const where = { subject: subjectOf(call), section: from }
  const rows = await records.select('wenboContent', where, { limit: MOST, sort: 'order' })
  if (rows.length === 0)
    throw refusedField('from', [
      `该专题没有板块“${from}”`,
      `The subject has no section called "${from}"`,
    ])
  if (to === from) throw refusedField('to', ['与原名相同', 'That is its name already'])
  for (const { id } of rows) await change(id as number, { section: to })
  return { renamed: rows.length }
}

/** Actions of the contents of museum subjects. */
export const actions: ActionFunctions = { articles, addArticles, renameSection }
