import { sql } from 'kysely'
import type { Entity, Row } from '#declare'
import { evaluate } from '#derive/expression.ts'
import type { Question, Situation } from '#derive/situation.ts'
import { readConfig } from '../configuration/readConfig.ts'
import type { Change } from '../context/change.ts'
import { conditionSql } from '../records/computed/conditionSql.ts'
import { pathSql } from '../records/computed/pathSql.ts'
import type { Scope } from '../records/computed/scope.ts'
import { scopeOf } from '../records/computed/scopeOf.ts'
import { referencesTo } from '../records/reference.ts'
import { from, isLive } from '../records/storeRead.ts'
import { type Group, groupOf } from '../records/together/group.ts'

/** How often new questions may come up while old ones are answered: as deep as a path or a tree goes. */
const ROUNDS = 60

/**
 * Judges a change with everything it asks about other records: `judge` is run, what it asked and did not know is
 * fetched, and it is run again until nothing is open. So rules are written as if everything were known, and read
 * nothing they do not need.
 */
export async function decide<T>(change: Change, judge: (situation: Situation) => T): Promise<T> {
  const facts = factsOf(change)
  const group = groupOf(change.tx)
  const situation = situationOf(change, facts, group)
  for (let round = 0; round < ROUNDS; round++) {
    const doubts = group?.doubts
    const answer = judge(situation)
    if (facts.open.size === 0 && group?.doubts === doubts) return answer
    await facts.fetch()
  }
  throw new Error(
    `The rules of ${change.entity.name} ask without end: ${[...facts.open.keys()].slice(0, 3).join(', ')}`,
  )
}

interface Facts {
  readonly open: Map<string, () => Promise<unknown>>
  known(key: string, fetch: () => Promise<unknown>): unknown
  fetch(): Promise<void>
}

function factsOf(_change: Change): Facts {
  const answers = new Map<string, unknown>()
  const open = new Map<string, () => Promise<unknown>>()
  return {
    open,
    known: (key, fetch) => {
      if (!answers.has(key)) open.set(key, fetch)
      return answers.get(key)
    },
    // One after the other: a transaction has but one connection.
    fetch: async () => {
      for (const [key, fetch] of [...open]) {
        answers.set(key, (await fetch()) ?? null)
        open.delete(key)
      }
    },
  }
}

function situationOf(change: Change, facts: Facts, group: Group | undefined): Situation {
  const { entity, entities, before, after, now, by, reason, bulk, session, kind, records } = change
  return {
    entity,
    entities,
    before,
    after,
    now,
    bulk,
    session,
    removing: kind === 'remove',
    restoring: kind === 'restore',
    ...(by !== undefined && { by }),
    ...(reason !== undefined && { reason }),
    evaluate,
    related: (name, id) => {
      const known = group?.recall(name, id)
      if (known) return known
      const read = async () => (await records.find(name, id)) ?? null
      const key = `${name}/${id}`
      const found = group?.isSure(name)
        ? facts.known(`sure ${key}`, () => group.learn(name, id, read))
        : facts.known(key, read)
      return found as Row | null | undefined
    },
    ask: (question) => {
      const known = group?.answer(question)
      if (known !== undefined) return known
      const read = () => answer(question, change)
      return facts.known(JSON.stringify(question), () => group?.ask(question, read) ?? read())
    },
  }
}

/** The answer to a question, from the database. */
export function answer(question: Question, change: Change): Promise<unknown> {
  return (answers[question.ask] as (question: Question, change: Change) => Promise<unknown>)(
    question,
    change,
  )
}

type Tallied = Extract<Question, { readonly ask: 'count' | 'sum' | 'mean' | 'latest' }>
type Asked<A extends Question['ask']> = A extends Tallied['ask']
  ? Tallied
  : Extract<Question, { readonly ask: A }>

const answers: {
  readonly [A in Question['ask']]: (question: Asked<A>, change: Change) => Promise<unknown>
} = {
  config: ({ key }, { tx, now }) => readConfig(tx, key, now),
  rows: ({ of, where, limit }, { records }) => records.select(of, where, { limit }),
  mover: async ({ entity, id, move }, { tx }) => {
    const found = await tx
      .selectFrom('_history')
      .select('by')
      .where('entity', '=', entity)
      .where('recordId', '=', id)
      .where('action', '=', move)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
    return found?.by === undefined || found.by === null ? null : Number(found.by)
  },
  referrers: async ({ of, id, without }, { tx, entities }) => {
    const found = await referencesTo(tx, [...entities.values()], of, id, 1000)
    return found.filter(({ entity }) => !without.includes(entity))
  },
  count: (question, change) =>
    question.distinct ? tally(question, change) : change.records.count(question.of, question.where),
  sum: (question, change) => tally(question, change),
  mean: (question, change) => tally(question, change),
  latest: (question, change) => tally(question, change),
}

async function tally(question: Tallied, change: Change): Promise<unknown> {
  const scope = scopeOf(change.tx, change.entities.get(question.of) as Entity, change.now)
  const { rows } = await sql<{
    value: unknown
  }>`select ${selected(question, scope)} as value from ${from(scope)}
    where ${isLive(scope)} and ${conditionSql(scope, question.where)} ${ordered(question, scope)}`.execute(
    change.tx,
  )
  const value = rows[0]?.value ?? null
  return question.ask === 'latest' || value === null ? value : Number(value)
}

function selected({ ask, field, distinct }: Tallied, scope: Scope) {
  const value = pathSql(scope, (distinct ?? field) as string).sql
  if (ask === 'count') return sql`count(distinct ${value})`
  if (ask === 'sum') return sql`coalesce(sum(${value}), 0)`
  return ask === 'mean' ? sql`avg(${value})` : value
}

const ordered = ({ ask, by }: Tallied, scope: Scope) =>
  ask === 'latest'
    ? sql`order by ${pathSql(scope, by ?? 'id').sql} desc nulls last, ${pathSql(scope, 'id').sql} desc limit 1`
    : sql``
