import { type Entity, type Literal, type Row, wordOf } from '#declare'
import type { Problem } from '#derive/problem.ts'
import { movesOf } from '#derive/rules/move.ts'
import { type AnyNeed, needFindings } from '#derive/rules/needs.ts'
import { linksTo } from '#derive/where.ts'
import type { Change } from '../records/change.ts'
import { decide } from './facts.ts'

/** A demand of a move that must keep being met: `{ some: 'wenboContent', least: 3, holds: true }`. */
interface Kept {
  readonly entity: Entity
  readonly rule: string
  readonly need: AnyNeed & { readonly some: string }
  readonly states: readonly string[]
}
const known = new WeakMap<object, readonly Kept[]>()

function keptIn(entities: ReadonlyMap<string, Entity>): readonly Kept[] {
  const found = known.get(entities) ?? [...entities.values()].flatMap(keptOf)
  known.set(entities, found)
  return found
}

const keptOf = (entity: Entity): readonly Kept[] =>
  Object.entries(entity.rules).flatMap(([id, literals]) =>
    literals
      .filter((literal) => wordOf(literal) === 'move')
      .flatMap((literal) => keptNeeds(entity, `${entity.name}#${id}`, literal)),
  )

function keptNeeds(entity: Entity, rule: string, literal: Literal): readonly Kept[] {
  const states = movesOf(literal).flatMap((move) => entity.moves[move]?.to ?? [])
  return ((literal.needs ?? []) as readonly { readonly holds?: true }[])
    .filter((need) => need.holds)
    .map((need) => ({ entity, rule, need: need as never, states }))
}

/** At the end of a transaction: those that were let through by a demand still meet it. */
export async function brokenDemands(change: Change): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const kept of keptIn(change.entities)) {
    if (kept.need.some !== change.entity.name) continue
    for (const row of await owners(kept, change)) {
      const found = await decide(
        { ...change, entity: kept.entity, kind: 'update', before: row, after: row },
        (situation) => needFindings(kept.need, situation),
      )
      problems.push(
        ...found.map((finding) => ({
          ...finding,
          field: '_',
          kind: 'conflict' as const,
          rule: kept.rule,
        })),
      )
    }
  }
  return problems
}

/** The records the change's record hung on before or hangs on now, in the states the demand is for. */
async function owners({ entity, states }: Kept, change: Change): Promise<readonly Row[]> {
  const [link] = linksTo(change.entity, entity)
  if (!link) return []
  const ids = new Set(
    [change.before?.[link], change.after[link]].flat().filter((id) => typeof id === 'number'),
  )
  const rows = []
  for (const id of ids) rows.push(await change.records.find(entity.name, id as number))
  return rows.filter(
    (row) => row !== null && states.includes(row[entity.stateField] as string),
  ) as Row[]
}
