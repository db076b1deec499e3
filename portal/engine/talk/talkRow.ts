import type { Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import { invalid } from '#portal/core/errors.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { Somebody, Talk } from '#wire/talk.ts'
import type { Call } from '../records/call.ts'

/** What somebody sends. */
export interface Given {
  readonly text?: string
  readonly thread?: string
  readonly mentions?: readonly number[]
  readonly assignee?: number | null
  readonly due?: string | null
  readonly resolved?: boolean
}

/** Letters of one comment, and people it is said to. */
const LONGEST = 2000
const PEOPLE = 20

const isId = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0
const isDay = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value

const fits: { readonly [name in keyof Given]-?: (value: unknown) => boolean } = {
  text: (value) => typeof value === 'string' && value.trim() !== '' && [...value].length <= LONGEST,
  thread: (value) => typeof value === 'string' && value.length <= 40,
  mentions: (value) => Array.isArray(value) && value.length <= PEOPLE && value.every(isId),
  assignee: (value) => value === null || isId(value),
  due: (value) => value === null || isDay(value),
  resolved: (value) => typeof value === 'boolean',
}

const asked: { readonly [name in keyof Given]-?: Problem['message'] } = {
  text: [`请写 1 到 ${LONGEST} 个字`, `Write 1 to ${LONGEST} characters`],
  thread: ['没有这段讨论', 'There is no such conversation'],
  mentions: [`最多提到 ${PEOPLE} 个人`, `At most ${PEOPLE} people, by their numbers`],
  assignee: ['请选择一个人', 'Choose somebody'],
  due: ['请给出日期，如 2026-11-28', 'Give a day, such as 2026-11-28'],
  resolved: ['请给出 true 或 false', 'Send true or false'],
}

/** What a body holds, of these names. Throws 40001 by field; without `isPart` there must be a text. */
export function givenIn(body: Row, names: readonly (keyof Given)[], isPart = false): Given {
  const problems = Object.entries(body).flatMap(([field, value]): Problem[] => {
    const name = names.find((one) => one === field)
    if (!name)
      return [{ field, message: [`讨论没有“${field}”这一项`, `A comment has no "${field}"`] }]
    return value !== undefined && !fits[name](value) ? [{ field, message: asked[name] }] : []
  })
  if (!isPart && body.text === undefined) problems.push({ field: 'text', message: asked.text })
  if (isPart && Object.keys(body).length === 0)
    problems.push({ field: 'text', message: ['没有要修改的内容', 'There is nothing to change'] })
  if (problems.length > 0) throw invalid(problems)
  const given = body as Given
  return { ...given, ...(given.mentions && { mentions: [...new Set(given.mentions)] }) }
}

/** Everything said at a record, the oldest first. */
export async function answersOf(
  { entity }: Call,
  db: Db | Tx,
  recordId: number,
  me: number,
): Promise<readonly Talk[]> {
  const rows = await db
    .selectFrom('_talk')
    .selectAll()
    .where('entity', '=', entity.name)
    .where('recordId', '=', recordId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return talksOf(db, rows as readonly Row[], me)
}

/** One of them, which is there. */
export async function talkOf(_call: Call, db: Db | Tx, key: string, me: number): Promise<Talk> {
  const rows = await db.selectFrom('_talk').selectAll().where('id', '=', key).execute()
  return (await talksOf(db, rows as readonly Row[], me))[0] as Talk
}

/** Rows as they are shown, with everybody called as they are called now. */
export async function talksOf(
  db: Db | Tx,
  rows: readonly Row[],
  me: number,
): Promise<readonly Talk[]> {
  if (rows.length === 0) return []
  const keys = rows.map(({ id }) => String(id))
  const mentions = await db.selectFrom('_mention').selectAll().where('talk', 'in', keys).execute()
  const people = await namesOf(db, [
    ...rows.flatMap(({ author, assignee }) => [author, assignee]),
    ...mentions.map(({ user }) => user),
  ])
  const byTalk = Map.groupBy(mentions, ({ talk }) => String(talk))
  const called = (id: unknown, then: unknown): Somebody => ({
    id: Number(id),
    name: people.get(Number(id)) ?? String(then ?? `#${id}`),
  })
  return rows.map((row) => ({
    id: String(row.id),
    thread: String(row.thread),
    text: String(row.text),
    author: called(row.author, row.authorName),
    at: String(row.at),
    editedAt: (row.editedAt as string | null) ?? null,
    mentions: (byTalk.get(String(row.id)) ?? []).map(({ user, name }) => called(user, name)),
    assignee: row.assignee ? called(row.assignee, null) : null,
    due: (row.due as string | null) ?? null,
    resolved: row.resolvedAt
      ? { at: String(row.resolvedAt), by: String(row.resolvedBy ?? '') }
      : null,
    version: Number(row.version),
    mine: Number(row.author) === me,
  }))
}

async function namesOf(db: Db | Tx, ids: readonly unknown[]): Promise<ReadonlyMap<number, string>> {
  const wanted = [...new Set(ids.filter(Boolean).map(Number))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('portalUser')
    .select(['id', 'name'])
    .where('id', 'in', wanted)
    .execute()
  return new Map(rows.map(({ id, name }) => [Number(id), String(name)]))
}
