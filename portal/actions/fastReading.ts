import type { Row } from '#declare'
import { wordCount } from '#derive/text/wordCount.ts'
import { passagesOf } from '#derive/text/wordForWord.ts'
import { jobOfRuns, queueRun } from '../chat/beginRun.ts'
import { digestSource } from '../chat/digestSource.ts'
import { conflict, missing, refusedField } from '../errors.ts'
import { queueFor } from '../jobs/queueFor.ts'
import type { ActionCall, ActionFunction, ActionFunctions } from './action.ts'

/** Articles taken at once. */
const MOST = 50
const LEAST = 500
/** From which states a new run makes the digest wait for it; a published one stays as it is. */
const waits: { readonly [state: string]: string } = {
  pending: 'start',
  toReview: 'restart',
  withdrawn: 'restart',
  failed: 'restart',
}

const rowOf = ({ row, entity }: ActionCall): Row => {
  if (!row) throw missing(entity.label, '?')
  return row
}

/** A digest for each article that has none, all of them made by one job. */
const batchAdd: ActionFunction = async (call) => {
  const { records } = call
  const runs: number[] = []
  for (const article of await lackingIn(call)) {
    const title = `《${[...String(article.title)].slice(0, 50).join('')}》快读`
    const values = { targetType: 'article', article: article.id, title }
    const digest = await records.create('fastReading', values)
    const run = await queueRun(records, digest, { trigger: 'batch', before: 'pending' })
    await records.move('fastReading', digest.id as number, 'start')
    runs.push(run.id as number)
  }
  const job = await queueFor(call, jobOfRuns(`${runs.length} 篇文章`, runs))
  for (const run of runs) await records.update('fastReadingRun', run, { job })
  return { job }
}

/** Those chosen that are published, long enough, and without a digest. */
async function lackingIn({ values, records }: ActionCall): Promise<readonly Row[]> {
  const pasted = String(values.ids ?? '').match(/\d+/g) ?? []
  const chosen = [...((values.articles ?? []) as readonly number[]), ...pasted.map(Number)]
  const issue = typeof values.issue === 'number' ? values.issue : null
  if (issue === null && chosen.length === 0)
    throw refusedField('articles', ['请选择文章，或一期', 'Choose articles, or an issue'])
  const where = { status: 'published', ...(issue === null ? { id: chosen } : { issue }) }
  const found = await records.select('article', where, { limit: MOST, sort: 'position' })
  const ids = found.map(({ id }) => id)
  const digests = await records.select('fastReading', { article: ids }, { limit: MOST })
  const lacking = found.filter(
    ({ id, body }) =>
      !digests.some(({ article }) => article === id) && wordCount(String(body ?? '')) >= LEAST,
  )
  if (lacking.length > 0) return lacking
  throw refusedField(issue === null ? 'articles' : 'issue', [
    `没有可添加的文章：须已发布、正文至少 ${LEAST} 字、还没有快速阅读`,
    `None to add: published, of at least ${LEAST} characters and without a digest`,
  ])
}

/** A run of some parts; the texts stay as they are until it is adopted. */
const rerunPart: ActionFunction = async (call) => {
  const { records, values } = call
  const row = rowOf(call)
  const { id, status, title } = row
  const waiting = { fastReading: id, status: ['queued', 'running'] }
  if ((await records.count('fastReadingRun', waiting)) > 0)
    throw conflict([
      {
        field: '_',
        kind: 'conflict',
        message: [
          `“${title}”正在生成，请等它完成或取消`,
          `"${title}" is being generated: wait, or cancel that run`,
        ],
      },
    ])
  const { parts, model, prompt } = values
  const asked = { trigger: 'restart', before: status, parts: parts as string[] } as const
  const run = await queueRun(records, row, { ...asked, model, prompt: prompt ?? null })
  const move = waits[String(status)]
  if (move) await records.move('fastReading', id as number, move)
  const job = await queueFor(call, jobOfRuns(title, [run.id as number]))
  await records.update('fastReadingRun', run.id as number, { job })
  return { job }
}

/** What it is made from, with the passages it quotes. */
const source: ActionFunction = async (call) => {
  const row = rowOf(call)
  const found = await digestSource(row, call.records)
  const text = found?.text ?? []
  const quotes = (row.quotes ?? []) as readonly { readonly text?: string }[]
  const marks = quotes.flatMap(({ text: quote }) => passagesOf(text, quote ?? ''))
  return { source: { title: found?.title ?? '', text, marks, at: null } }
}

/** Actions of digests. */
export const fastReading: ActionFunctions = { batchAdd, rerunPart, source }
