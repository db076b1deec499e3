import type { Entity, Literal, Row } from '#declare'
import { literalsOf } from '#derive/literalsOf.ts'
import { perEntity } from '#derive/perEntity.ts'
import { statesOf } from '#derive/standing.ts'
import type { Change } from '../context/change.ts'
import type { Parts } from '../context/parts.ts'
import { restorable } from './restorable.ts'
import type { RuleFunction, Told } from './rule.ts'

/** When a named function is asked: at every save unless the literal says otherwise. */
function isAsked({ on = ['save'] }: Literal, { kind, by }: Change): boolean {
  const times = on as readonly string[]
  if (by !== undefined && times.includes(by)) return true
  if (kind === 'remove') return times.includes('remove')
  return times.includes('save') || (kind === 'create' && times.includes('create'))
}

/** What is demanded as long as a record stays where a move led is asked of every save there. */
function isAskedStill(literal: Literal, { entity, kind, by, before, after, session }: Change) {
  const moves = (literal.on ?? []) as readonly string[]
  const state = after[entity.stateField] as string
  return (
    literal.holds === true &&
    session.acting === 'user' &&
    (kind === 'update' || kind === 'restore') &&
    !(by !== undefined && moves.includes(by)) &&
    before?.[entity.stateField] === state &&
    statesOf(entity, moves).includes(state)
  )
}

/** Whether a literal names a function. */
export const asksFunction = (literal: Literal): boolean => Object.keys(literal)[0] === 'by'

interface Asked {
  readonly rule: string
  readonly literal: Literal
  readonly run: RuleFunction
}

const askedIn = (change: Change): readonly Asked[] =>
  namingFunctions(change.entity)
    .filter(({ literal }) => isAsked(literal, change))
    .map(functionsFor(change))

/** The literals of an entity that name a function. */
const namingFunctions = perEntity((entity) =>
  literalsOf(entity).filter(({ literal }) => asksFunction(literal)),
)

const functionsFor =
  ({ entity, parts }: Change) =>
  ({ rule, literal }: Omit<Asked, 'run'>): Asked => ({
    rule,
    literal,
    run: functionNamed(parts, entity, literal.by as string),
  })

/** What the rules no word carries have to say, problems and warnings alike. */
export const functionsSay = async (change: Change): Promise<readonly Told[]> => [
  ...(await saidBy(askedIn(change), change)),
  ...(await lapsed(change)),
]

/** What the functions that lock a whole record refuse of it as it stands. */
export const functionsLock = (change: Change): Promise<readonly Told[]> =>
  saidBy(locking(change.entity).map(functionsFor(change)), change)

async function saidBy(asked: readonly Asked[], change: Change): Promise<readonly Told[]> {
  const said: Told[] = []
  for (const { rule, literal, run } of asked) {
    const found = typeof run === 'function' ? ((await run(change)) ?? []) : []
    said.push(
      ...found.map((one) => ({ ...one, rule, ...(literal.warn && { warn: true as const }) })),
    )
  }
  return said
}

const locking = perEntity((entity) =>
  namingFunctions(entity).filter(({ literal }) => literal.locks === true),
)

const lasting = perEntity((entity) =>
  literalsOf(entity).filter(({ literal }) => literal.holds === true),
)

/** What the functions found right when the record came into its state, and would find wrong now. */
async function lapsed(change: Change): Promise<readonly Told[]> {
  const said: Told[] = []
  const asked = lasting(change.entity).filter(({ literal }) => isAskedStill(literal, change))
  for (const { rule, run } of asked.map(functionsFor(change))) {
    if (typeof run !== 'function') continue
    const found = (await run(change)) ?? []
    if (found.length === 0) continue
    const before =
      change.kind === 'restore'
        ? []
        : ((await run({ ...change, after: { ...(change.before as Row) } })) ?? [])
    const stood = before.map(({ field }) => field)
    said.push(
      ...found.filter(({ field }) => !stood.includes(field)).map((one) => ({ ...one, rule })),
    )
  }
  return said
}

/** What they bring along, once the row is written. */
export async function functionsBring(change: Change): Promise<void> {
  for (const { run } of askedIn(change)) if ('effect' in run) await run.effect(change)
}

/** Bringing back what a record was is asked of the audit log's own rule, whatever the record. */
export const restoringSays = async (change: Change): Promise<readonly Told[]> =>
  change.by === 'restore' || change.by === 'restoreVersion'
    ? ((await restorable(change)) ?? [])
    : []

/** The function of that name, in the rules of its entity. */
export function functionNamed({ rules }: Parts, entity: Entity, name: string): RuleFunction {
  const found = rules[entity.name]?.[name]
  if (!found)
    throw new Error(
      `${entity.name}.rules.ts has no function "${name}": add it, or take the literal out of the declaration`,
    )
  return found
}
