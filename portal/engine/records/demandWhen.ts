import type { Row } from '#declare'
import { notForThis } from '#derive/possible.ts'
import { unmetTests } from '#derive/rules/unmetTests.ts'
import type { Situation } from '#derive/situation.ts'
import { errorOf } from '#portal/core/errors.ts'
import type { Transaction } from '../context/transaction.ts'
import { decide } from '../rules/facts.ts'
import type { Call } from './call.ts'
import { changeOf } from './carryOut.ts'

/** 40900 where the record is not one an action or a move is for, in its own words: what a screen hides, the portal refuses. */
export async function demandWhen(
  { entity }: Call,
  transaction: Transaction,
  row: Row | null,
  name: string,
): Promise<void> {
  const deed = entity.moves[name] ?? entity.actions[name]
  if (!row || !deed) return
  const change = changeOf(transaction, {
    ...{ entity, kind: 'update', by: name, before: row, after: row, sent: {} },
  })
  const found = await decide(change, (situation) => notForThis(deed, situation, unmet))
  const error = errorOf(found)
  if (error) throw error
}

/** What would have to be otherwise. */
const unmet = (when: object, situation: Situation) =>
  unmetTests(when, situation).map(({ message }) => message)
