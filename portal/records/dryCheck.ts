import type { Language, Row } from '#declare'
import { PortalError } from '../errors.ts'
import { blankRow } from './blankRow.ts'
import { type Call, demand, seen, shown } from './call.ts'
import { carryOut } from './carryOut.ts'
import { demandFrom, moveIntent } from './move.ts'
import { takenValues } from './save.ts'
import { keepEntryCounts, unwrap } from './sentValues.ts'
import { dryRun, settle, type Unit } from './unit.ts'

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

/** `{ id?, move?, values, accept?, reason? }`: a create without id, a change with it, a move with `move`. */
export async function dryCheck(call: Call, body: Row, language: Language): Promise<DryCheck> {
  const { wrap, values } = unwrap(null, body)
  const { id, move, action = move, values: given = {} } = values as Asked
  demand(call, action ?? (id === undefined ? 'create' : 'update'))
  try {
    const record = await dryRun(
      call.ground,
      {
        session: call.session,
        accepted: wrap.accept,
        ...(wrap.reason !== undefined && { reason: wrap.reason }),
      },
      (unit) => tried(call, unit, id, action, given),
    )
    return { errors: {}, warnings: [], record: shown(call, record) }
  } catch (error) {
    return outcome(error, language)
  }
}

async function tried(
  call: Call,
  unit: Unit,
  id: number | undefined,
  action: string | undefined,
  given: Row,
): Promise<Row> {
  const { entity } = call
  const before = id === undefined ? null : await seen(call, unit.tx, id)
  const values = unwrap(entity, given).values
  if (before && action && action in entity.moves) demandFrom(call, before, action)
  const sent = await takenValues(call, values, before)
  const after = { ...(before ?? blankRow(entity)), ...sent }
  keepEntryCounts(entity, after, before)
  const intent =
    before && action && action in entity.moves
      ? moveIntent(call, before, action, sent)
      : ({ entity, kind: before ? 'update' : 'create', before, after, sent } as const)
  const written = await carryOut(unit, intent)
  await settle(unit)
  return written
}

function outcome(error: unknown, language: Language): DryCheck {
  if (!(error instanceof PortalError) || ![40001, 40900, 42800, 40300].includes(error.code))
    throw error
  const data = error.dataIn(language) as {
    errors?: DryCheck['errors']
    warnings?: DryCheck['warnings']
  } | null
  const errors =
    data?.errors ?? (error.code === 42800 ? {} : { _: error.label[language === 'en' ? 1 : 0] })
  return { errors, warnings: data?.warnings ?? [], record: null }
}
