import type { Row } from '#declare'
import { PortalError } from '../errors.ts'
import type { Records } from '../records/change.ts'
import type { Ground } from '../records/ground.ts'
import { shanghaiTime } from '../records/shanghaiTime.ts'
import { type DueMove, dueMoves } from './dueMoves.ts'
import { tellOfMove, tellOfRefusal } from './tellLastEditor.ts'

/** So many records of one rule a round; the next round takes the rest. */
const atOnce = 200

/** Moves that were refused, by record and version: asked again only once the record has changed. */
export type Refused = Set<string>

/**
 * Carries out every move whose time has come, each in a transaction of its own and through all rules; a move whose
 * record has gone on meanwhile is refused by its state, so that no move happens twice. Of a refused one its last
 * editor is told. Gives how many were made.
 */
export async function runDueMoves(
  ground: Ground,
  records: Records,
  refused: Refused,
): Promise<number> {
  const { database, rows, entities, clock } = ground
  let made = 0
  for (const due of dueMoves(entities.values(), shanghaiTime(clock()))) {
    const found = await rows.select(database.db, due.entity, due.where, { limit: atOnce })
    for (const row of found) {
      if (refused.has(keyOf(due, row))) continue
      if (await moved(ground, records, due, row, refused)) made++
    }
  }
  return made
}

async function moved(
  ground: Ground,
  records: Records,
  due: DueMove,
  row: Row,
  refused: Refused,
): Promise<boolean> {
  try {
    await records.move(due.entity.name, row.id as number, due.move)
    if (due.tells) await tellOfMove(records, { ...due, row })
    return true
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    refused.add(keyOf(due, row))
    const message = `${due.rule}: ${due.entity.name} ${row.id} was not moved by "${due.move}": ${error.label[0]}`
    ground.log({ level: 'warn', message })
    if (ground.entities.has('notice')) await tellOfRefusal(records, { ...due, row }, error)
    return false
  }
}

const keyOf = (due: DueMove, row: Row) => `${due.entity.name}/${row.id}/${row.version}/${due.move}`
