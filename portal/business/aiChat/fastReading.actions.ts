import type { Label, Row } from '#declare'
import { wordCount } from '#derive/text/wordCount.ts'
import { passagesOf } from '#derive/text/wordForWord.ts'
import { asks, conflict, missing, refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'
import { jobOfRuns, queueRun } from './beginRun.ts'
import { digestSource } from './digestSource.ts'

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
  if (!row) throw missing(entity.label)
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

/** Those chosen that are published, long enough, and without a digest; whoever chose others is told which are left out. */
async function lackingIn(call: ActionCall): Promise<readonly Row[]> {
  const { values, records } = call
  const pasted = String(values.ids ?? '').match(/\d+/g) ?? []
  const chosen = [...((values.articles ?? []) as readonly number[]), ...pasted.map(Number)]
  const issue = typeof values.issue === 'number' ? values.issue : null
  if (issue === null && chosen.length === 0)
    throw refusedField('articles', ['请选择文章，或一期', 'Choose articles, or an issue'])
  const where = issue === null ? { id: chosen } : { issue }
  const found = await records.select('article', where, { limit: MOST, sort: 'position' })
  const ids = found.map(({ id }) => id)
  const digests = await records.select('fastReading', { article: ids }, { limit: MOST })
  const out = [
    ...found.flatMap((article) => whyNotRead(article, digests)),
    ...(issue === null ? outOfPlace(chosen, ids) : []),
  ]
  const lacking = found.filter((article) => whyNotRead(article, digests).length === 0)
  const field = issue === null ? 'articles' : 'issue'
  if (lacking.length === 0)
    throw refusedField(field, together(['没有可添加的文章', 'None can be added'], out))
  const rule = 'fastReading.batchAdd'
  const left: Label = [`将添加 ${lacking.length} 篇`, `${lacking.length} will be added`]
  if (out.length > 0 && !call.accepted.has(rule))
    throw asks({ warnings: [{ rule, field, message: together(left, out) }] })
  return lacking
}

/** Why an article gets no digest. */
function whyNotRead({ id, title, status, body }: Row, digests: readonly Row[]): readonly Label[] {
  const named = `《${title}》`
  if (status !== 'published') return [[`${named}未发布`, `${named} is not published`]]
  if (digests.some(({ article }) => article === id))
    return [[`${named}已有快速阅读`, `${named} has a digest`]]
  const words = wordCount(String(body ?? ''))
  if (words >= LEAST) return []
  return [
    [
      `${named}正文 ${words} 字，不足 ${LEAST} 字`,
      `${named} has ${words} characters, less than ${LEAST}`,
    ],
  ]
}

/** Numbers that name no article, and those that stand there more than once. */
function outOfPlace(chosen: readonly number[], found: readonly unknown[]): readonly Label[] {
  const unknown = [...new Set(chosen)].filter((id) => !found.includes(id))
  const twice = [...new Set(chosen.filter((id, at) => chosen.indexOf(id) !== at))]
  return [
    ...unknown.map((id): Label => [`没有编号为 ${id} 的文章`, `there is no article ${id}`]),
    ...twice.map(
      (id): Label => [`编号 ${id} 重复，只算一次`, `${id} stands there twice, counted once`],
    ),
  ]
}

const together = (head: Label, all: readonly Label[]): Label =>
  all.length === 0
    ? head
    : [
        `${head[0]}：${all.map(([zh]) => zh).join('；')}`,
        `${head[1]}: ${all.map(([, en]) => en).join('; ')}`,
      ]

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
export const actions: ActionFunctions = { batchAdd, rerunPart, source }
