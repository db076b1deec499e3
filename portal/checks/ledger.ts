import type { Row } from '#declare'
import { scopeOf } from '#derive/others.ts'
import { labelOf, plainly, said } from '#derive/rules/said.ts'
import type { Change } from '../records/change.ts'
import type { PortalWord } from './portalWord.ts'

interface Ledger {
  readonly ledger: string
  readonly of: string
  readonly balance: string
  readonly floor?: number
}

/** The balance of the newest entry of the same owner. */
async function balanceOf(
  { of, balance }: Ledger,
  { entity, after, records }: Change,
): Promise<number> {
  const [latest] = await records.select(entity.name, { [of]: after[of] }, { limit: 1, sort: '-id' })
  return Number((latest as Row | undefined)?.[balance] ?? 0)
}

/** Entries are only ever added; each bears the balance after it, which never falls below the floor. */
export const ledger: PortalWord = {
  scope: (literal, situation) => scopeOf([literal.of as string], situation),
  prepare: async (given, change) => {
    const literal = given as unknown as Ledger
    if (change.kind !== 'create') return
    change.after[literal.balance] =
      (await balanceOf(literal, change)) + Number(change.after[literal.ledger] ?? 0)
  },
  check: async (given, change) => {
    const { ledger: amount, balance, floor } = given as unknown as Ledger
    const { entity, after, kind } = change
    if (kind !== 'create')
      return [
        {
          field: '_',
          kind: 'conflict',
          message: [
            '流水只能追加，不能修改或删除',
            'Entries are only added, never changed or removed',
          ],
        },
      ]
    if (floor === undefined || Number(after[balance]) >= floor) return []
    const blanks = {
      label: labelOf(entity, balance),
      value: plainly(entity, balance, after[balance]),
      limit: plainly(entity, balance, floor),
    }
    return [
      {
        field: amount,
        message: said(
          [
            '{label}将为 {value}，不能低于 {limit}',
            '{label} would be {value}, the least is {limit}',
          ],
          blanks,
        ),
      },
    ]
  },
}
