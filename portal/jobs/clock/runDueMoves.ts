import type { Label, Row } from '#declare'
import { creatable } from '#derive/creatable.ts'
import { PortalError } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Records } from '#portal/engine/context/change.ts'
import type { Ground } from '#portal/engine/context/ground.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import type { Unit } from '#portal/engine/context/unit.ts'
import { inUnit } from '#portal/engine/records/unit.ts'
import { type DueMove, dueMoves } from './dueMoves.ts'
import { forget, isToTry, type Refusal, refusalsOf, remember } from './refusals.ts'
import { tellOfMove, tellOfRefusal } from './tellLastEditor.ts'

/** So many records of one rule are read at once. */
const AT_ONCE = 200

/** Told between records, so that a portal that closes need not wait for the last one. */
export interface Round {
  readonly isOver: () => boolean
}

/**
 * Carries out every move whose time has come, each in a transaction of its own and through all rules; a move whose
 * record has gone on meanwhile is refused by its state, so that no move happens twice. Of a refused one its last
 * editor is told, and it is tried again after pauses that grow, or as soon as the record changes. What fell due while
 * no portal ran is due still. Gives how many were made.
 */
export async function runDueMoves(
  ground: Ground,
  records: Records,
  { isOver }: Round = { isOver: () => false },
): Promise<number> {
  const now = ground.clock()
  let made = 0
  for (const due of dueMoves(ground.entities.values(), shanghaiTime(now)))
    for await (const [row, refusal] of dueRows(ground, due)) {
      if (isOver()) return made
      if (!isToTry(refusal, row, now.getTime())) continue
      if (await moved(ground, records, due, row, refusal)) made++
    }
  return made
}

/** Page by page in the order of their numbers: many that are refused keep nobody behind them waiting. */
async function* dueRows(
  ground: Ground,
  due: DueMove,
): AsyncGenerator<readonly [Row, Refusal | undefined]> {
  const { rows, database } = ground
  for (let after = 0; ; ) {
    const where = { ...due.where, id: { gt: after } }
    const page = await rows.select(database.db, due.entity, where, { limit: AT_ONCE })
    const refusals = await refusalsOf(ground, due, page)
    for (const row of page) yield [row, refusals.get(row.id as number)]
    if (page.length < AT_ONCE) return
    after = page.at(-1)?.id as number
  }
}

async function moved(
  ground: Ground,
  records: Records,
  due: DueMove,
  row: Row,
  before: Refusal | undefined,
): Promise<boolean> {
  try {
    await inUnit(ground, { session: portalSession }, async (unit) => {
      await unit.records.move(due.entity.name, row.id as number, due.move)
      if (before) await forget(unit.tx, due, row)
      // What the app or the portal makes runs out by the thousand: that is news to nobody.
      if (ground.entities.has('notice') && creatable(due.entity))
        await tellOfMove({ ...unit, db: unit.tx }, { ...due, row }, await leftOpen(unit, due, row))
    })
    return true
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    if (await isDueStill(ground, due, row)) await refused(ground, records, due, row, before, error)
    return false
  }
}

/** What a person would have been asked about it: nobody was there to read it. */
async function leftOpen(unit: Unit, due: DueMove, row: Row): Promise<Label | undefined> {
  const change = unit.changes.find(
    ({ entity, after }) => entity === due.entity && after.id === row.id,
  )
  const warnings = change ? await unit.ground.rules.warnings(change) : []
  if (warnings.length === 0) return undefined
  const said = (language: 0 | 1) => warnings.map(({ message }) => message[language]).join('\n')
  return [said(0), said(1)]
}

/** Somebody, or another portal, may have moved it in the very same moment: that is no refusal. */
async function isDueStill({ rows, database }: Ground, due: DueMove, row: Row): Promise<boolean> {
  const where = { ...due.where, id: row.id, version: row.version }
  return (await rows.count(database.db, due.entity, where)) > 0
}

async function refused(
  ground: Ground,
  records: Records,
  due: DueMove,
  row: Row,
  before: Refusal | undefined,
  error: PortalError,
): Promise<void> {
  await remember(ground, due, row, before)
  const message = `${due.rule}: ${due.entity.name} ${row.id} was not moved by "${due.move}": ${error.label[0]}`
  ground.log({ level: 'warn', message })
  const teller = { records, db: ground.database.db }
  if (ground.entities.has('notice')) await tellOfRefusal(teller, { ...due, row }, error)
}
