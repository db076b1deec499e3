import { type Entity, type Row, wordOf } from '#declare'
import { literalsOf } from '#derive/literalsOf.ts'
import { type Call, termsOf } from '../records/call.ts'
import { changeOf } from '../records/carryOut.ts'
import { moveIntent } from '../records/move.ts'
import { dryRun } from '../records/transaction.ts'

/**
 * Of records those of which the session may decide something: what it made, proofed or was asked about itself, where a
 * rule wants somebody else for that, is left to others.
 */
export async function decidable(call: Call, rows: readonly Row[]): Promise<readonly Row[]> {
  const moves = movesOf(call)
  if (!asksWho(call.entity, moves)) return rows
  const terms = termsOf(call, { accept: [] })
  return dryRun(call.context, terms, async (transaction) => {
    const kept: Row[] = []
    for (const row of rows) {
      for (const move of moves) {
        if (!call.entity.moves[move]?.from.includes(String(row[call.entity.stateField]))) continue
        const change = changeOf(transaction, moveIntent(call, row, move, {}))
        const problems = await call.context.rules.guard(change)
        if (problems.some(({ kind }) => kind === 'forbidden')) continue
        kept.push(row)
        break
      }
    }
    return kept
  })
}

/** The decisions of a queue that the session's role may make. */
export const movesOf = ({ context, entity, session }: Call): readonly string[] =>
  Object.keys(entity.queue?.decide ?? {}).filter((move) =>
    context.access.mayUse(session, entity, move),
  )

/** Whether a rule asks who makes one of these moves. */
const asksWho = (entity: Entity, moves: readonly string[]): boolean =>
  literalsOf(entity).some(
    ({ literal }) =>
      wordOf(literal) === 'may' &&
      (literal.may as readonly string[]).some((one) => moves.includes(one)),
  )
