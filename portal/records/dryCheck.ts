import { type Language, type Row, wording } from '#declare'
import type { Problem } from '#derive/problem.ts'
import { messagesOf, PortalError, refused } from '../errors.ts'
import { blankRow } from './blankRow.ts'
import { type Call, demand, seen, shown, termsOf } from './call.ts'
import { carryOut, changeOf, fillIn, type Intent } from './carryOut.ts'
import { demandWhen } from './demandWhen.ts'
import { isRow } from './entryKeys.ts'
import { demandFrom, moveIntent } from './move.ts'
import { takenValues } from './save.ts'
import { keepEntryCounts, unwrap } from './sentValues.ts'
import { dryRun, openUnit, settleAsking, type Unit } from './unit.ts'

/** What a save or move would meet: nothing is written. */
export interface DryCheck {
  readonly errors: { readonly [field: string]: string }
  readonly warnings: readonly {
    readonly rule?: string
    readonly field: string
    readonly message: string
  }[]
  /** The record as it would stand; null where it is refused. */
  readonly record: Row | null
}

interface Asked {
  readonly id?: number
  readonly move?: string
  readonly action?: string
  readonly values?: Row
}

/** What was found, before it is put into the caller's language. */
interface Found {
  readonly problems: readonly Problem[]
  readonly warnings: readonly Problem[]
  readonly record: Row | null
}

/** `{ id?, move?, values, accept?, reason? }`: a create without id, a change with it, a move with `move`. */
export async function dryCheck(call: Call, body: Row, language: Language): Promise<DryCheck> {
  const { wrap, values } = unwrap(null, body)
  const { id, move, action = move } = askedOf(call, values)
  demand(call, action ?? (id === undefined ? 'create' : 'update'))
  try {
    const found = await dryRun(call.ground, termsOf(call, wrap), (unit) =>
      tried(call, unit, { ...(values as Asked), action }),
    )
    const warnings = found.warnings.map(({ rule, field, message }) => ({
      ...(rule && { rule }),
      field,
      message: wording(message, language),
    }))
    const record = found.record && shown(call, found.record)
    return { errors: messagesOf(found.problems, language), warnings, record }
  } catch (error) {
    return refusedWith(error, language)
  }
}

/** Throws 40001 for what a dry run does not take, each by its name. */
function askedOf({ entity }: Call, given: Row): Asked {
  const { id, move, action, values } = given
  const isDeed = (name: unknown) =>
    name === undefined ||
    (typeof name === 'string' &&
      (Object.hasOwn(entity.moves, name) || Object.hasOwn(entity.actions, name)))
  const takes: { readonly [name: string]: boolean } = {
    id: id === undefined || (Number.isSafeInteger(id) && (id as number) > 0),
    move: isDeed(move),
    action: isDeed(action),
    values: values === undefined || isRow(values),
  }
  const wrong = Object.keys(given).filter((name) => takes[name] !== true)
  if (wrong.length > 0)
    throw refused(
      wrong.map((field) => ({
        field,
        message: [`检查不接受这样的“${field}”`, `A check takes no such "${field}"`],
      })),
    )
  return given as Asked
}

/** Problems and warnings side by side; only what nothing refuses is tried to the end. */
async function tried(call: Call, unit: Unit, asked: Asked): Promise<Found> {
  const intent = await intentOf(call, unit, asked)
  const { rules } = unit.ground
  const change = changeOf(unit, { ...intent, after: { ...intent.after } })
  const barred = await rules.guard(change)
  if (barred.length > 0) return { problems: barred, warnings: [], record: null }
  await fillIn(unit, change)
  const problems = await rules.check(change)
  const warnings = await rules.warnings(change)
  if (problems.length > 0) return { problems, warnings, record: null }
  const accepted = [...unit.accepted, ...warnings.flatMap(({ rule }) => rule ?? [])]
  const whole = openUnit(unit.ground, { ...unit, accepted }, unit.tx)
  const record = await carryOut(whole, intent)
  const atEnd = await settleAsking(whole)
  return { problems, warnings: [...warnings, ...atEnd], record }
}

async function intentOf(
  call: Call,
  unit: Unit,
  { id, action, values: given = {} }: Asked,
): Promise<Intent> {
  const { entity } = call
  const before = id === undefined ? null : await seen(call, unit.tx, id)
  const isMove = before !== null && action !== undefined && action in entity.moves
  if (isMove) {
    demandFrom(call, before, action)
    await demandWhen(call, unit, before, action)
  }
  const sent = await takenValues(call, unwrap(entity, given).values, before, { move: action })
  if (isMove) return moveIntent(call, before, action, sent)
  const after = { ...(before ?? blankRow(entity)), ...sent }
  keepEntryCounts(entity, after, before)
  return { entity, kind: before ? 'update' : 'create', before, after, sent }
}

/** What refused it before the rules were asked, or at the very end. */
function refusedWith(error: unknown, language: Language): DryCheck {
  if (!(error instanceof PortalError) || ![40001, 40900, 40300].includes(error.code)) throw error
  const data = error.dataIn(language) as { errors?: DryCheck['errors'] } | null
  return {
    errors: data?.errors ?? { _: wording(error.label, language) },
    warnings: [],
    record: null,
  }
}
