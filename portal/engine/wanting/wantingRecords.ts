import { type Entity, type Literal, type Row, wordOf } from '#declare'
import { holds } from '#derive/condition.ts'
import { followsAt, hidesWith, statesInUse } from '#derive/inUse.ts'
import { literalsOf } from '#derive/literalsOf.ts'
import { personalFields } from '#derive/personalRecords.ts'
import { pointings } from '#derive/pointings.ts'
import type { Problem } from '#derive/problem.ts'
import { movesOf } from '#derive/rules/move.ts'
import { type AnyNeed, needFindings } from '#derive/rules/needs.ts'
import { isWrongTarget } from '#derive/rules/refer.ts'
import type { Finding } from '#derive/rules/word.ts'
import type { Situation } from '#derive/situation.ts'
import { isLasting, statesOf } from '#derive/standing.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import type { Transaction } from '../context/transaction.ts'
import { isEmptied } from '../personalData/emptied.ts'
import { changeOf } from '../records/carryOut.ts'
import { headingOf } from '../records/titleOf.ts'
import { dryRun } from '../records/transaction.ts'
import { decide } from '../rules/facts.ts'
import { asksFunction, functionNamed } from '../rules/functions.ts'

/** A record that is not as its state demands, and what is wrong with it. */
export interface Wanting {
  readonly entity: Entity
  readonly row: Row
  readonly problems: readonly Problem[]
}

/** So many are read at a time. */
const PAGE = 200

/**
 * Every record that lacks what its state demands, or points at what is gone or no longer to be chosen. What time alone
 * brings about is left out. Writes nothing.
 */
export async function* wantingRecords(
  context: PortalContext,
  session: Session,
): AsyncGenerator<Wanting> {
  for (const entity of context.entities.values()) {
    if (entity.keysOf) continue
    let last = 0
    for (;;) {
      const { found, end } = await dryRun(context, { session }, (transaction) =>
        onePage(transaction, entity, last),
      )
      yield* found
      if (end === null) break
      last = end
    }
  }
}

/** Which of some records lack what their state demands, and what; those that are gone lack nothing. Writes nothing. */
export const wantingAmong = (
  context: PortalContext,
  session: Session,
  entity: Entity,
  ids: readonly number[],
): Promise<readonly Wanting[]> =>
  dryRun(context, { session }, async (transaction) => {
    const rows = await transaction.records.select(entity.name, { id: ids }, { limit: ids.length })
    return lackingAmong(transaction, entity, rows)
  })

async function onePage(transaction: Transaction, entity: Entity, last: number) {
  const where = { id: { gt: last } }
  const rows = await transaction.records.select(entity.name, where, { limit: PAGE, sort: 'id' })
  const found = await lackingAmong(transaction, entity, rows)
  return { found, end: rows.length < PAGE ? null : (rows.at(-1)?.id as number) }
}

/** Of these rows, those that lack what their state demands as a transaction sees it. */
export async function lackingAmong(transaction: Transaction, entity: Entity, rows: readonly Row[]) {
  const found: Wanting[] = []
  for (const row of rows) {
    const problems = eachOnce(await wantingOf(transaction, entity, row))
    if (problems.length > 0) found.push({ entity, row, problems })
  }
  return found
}

/** Two rules may find the same. */
const eachOnce = (problems: readonly Problem[]): readonly Problem[] => [
  ...new Map(problems.map((one) => [`${one.field} ${one.message[1]}`, one])).values(),
]

async function wantingOf(
  transaction: Transaction,
  entity: Entity,
  row: Row,
): Promise<readonly Problem[]> {
  const change = changeOf(transaction, {
    entity,
    kind: 'update',
    before: row,
    after: row,
    sent: {},
  })
  const told = await decide(change, (situation) => [
    ...literalsOf(entity).flatMap(({ rule, literal }) =>
      lacks(literal, situation).map((finding) => ({ ...finding, rule })),
    ),
    ...gone(situation),
  ])
  for (const { rule, literal } of literalsOf(entity)) {
    if (!asksFunction(literal) || literal.holds !== true || !isDemanded(literal, row, entity))
      continue
    const run = functionNamed(change.parts, entity, literal.by as string)
    const found = typeof run === 'function' ? ((await run(change)) ?? []) : []
    told.push(...found.filter(({ warn }) => !warn).map((one) => ({ ...one, rule })))
  }
  // Whose names and addresses were erased at their request is not asked for them again.
  const erased = isEmptied(entity, row) ? personalFields(entity) : []
  return told.filter(({ field }) => !erased.includes(field.split('.')[0] as string))
}

const isDemanded = (literal: Literal, row: Row, entity: Entity): boolean =>
  statesOf(entity, (literal.on ?? []) as readonly string[]).includes(
    row[entity.stateField] as string,
  )

/** What a literal finds lacking in the state the record is in. */
function lacks(literal: Literal, situation: Situation): readonly Finding[] {
  if (literal.warn || holds(literal.when as object, situation) !== true) return []
  if (wordOf(literal) === 'move') return unmet(literal, situation)
  const isHeld = wordOf(literal) === 'refer' && literal.where && literal.holds !== false
  return isHeld ? unfit(literal, situation) : []
}

const asksTheClock = (one: unknown): boolean => JSON.stringify(one).includes('"now"')

function unmet(literal: Literal, situation: Situation): readonly Finding[] {
  const { entity, after } = situation
  const state = after[entity.stateField] as string
  if (!statesOf(entity, movesOf(literal)).includes(state)) return []
  const isOver = !Object.values(entity.moves).some(({ from }) => from.includes(state))
  return (
    ((literal.needs ?? []) as readonly AnyNeed[])
      .filter((need) => !asksTheClock(need) && isLasting(entity, literal, need, state))
      // What others were when it came to its end is history.
      .filter((need) => !isOver || typeof need === 'string')
      .flatMap((need) => needFindings(need, situation))
  )
}

function unfit(literal: Literal, situation: Situation): readonly Finding[] {
  const { entity, after } = situation
  const path = literal.refer as string
  const isInUse = statesInUse(entity).includes(after[entity.stateField] as string)
  if (!isInUse || asksTheClock(literal.where) || followsAt(entity, path) || hidesWith(entity, path))
    return []
  return pointings(situation)
    .filter((one) => one.path === path && one.row && one.entity)
    .filter((one) => isWrongTarget(literal, one.entity as Entity, one.row as Row, situation))
    .map(({ address, row, entity: other }) => {
      const title = headingOf(other as Entity, row as Row)
      return {
        field: address,
        message: [`所选的“${title}”不再可用`, `"${title}" can no longer be chosen`] as const,
      }
    })
}

/** What the record points at that lies in the bin, or nowhere. */
const gone = (situation: Situation): readonly Problem[] =>
  pointings(situation)
    .filter(({ row, entity }) => row === null && entity !== undefined)
    .map(({ address, entity, id }) => ({
      field: address,
      message: [
        `指向的${entity?.label[0]} ${id} 已不在或在回收站`,
        `${entity?.label[1]} ${id} is gone or in the bin`,
      ] as const,
    }))
