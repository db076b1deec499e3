import type { Row } from '#declare'
import { holds } from '#derive/condition.ts'
import { scopeOf } from '#derive/others.ts'
import { formatLabel, labelOf, plainly } from '#derive/rules/formatLabel.ts'
import { dialectOf } from '#portal/storage/db/dialectOf.ts'
import type { Change } from '../context/change.ts'
import { decide } from './facts.ts'
import type { PortalWord } from './portalWord.ts'

interface Ledger {
  readonly ledger: string
  readonly of: string
  readonly balance: string
  readonly floor?: number
  readonly out?: object
}

/** The balance of the newest entry of the same owner, who is held until the transaction ends. */
async function balanceOf({ of, balance }: Ledger, change: Change): Promise<number> {
  const { entity, after, records } = change
  await holdOwner(of, change)
  const [latest] = await records.select(entity.name, { [of]: after[of] }, { limit: 1, sort: '-id' })
  return Number((latest as Row | undefined)?.[balance] ?? 0)
}

/** Whoever writes entries by other ways (bulk runs) holds the owner too; SQLite has one writer anyway. */
async function holdOwner(of: string, { entity, after, tx }: Change): Promise<void> {
  const owner = entity.fields[of]?.to
  if (!owner || dialectOf(tx) !== 'postgres') return
  await tx.selectFrom(owner).select('id').where('id', '=', after[of]).forUpdate().execute()
}

/** What the entry changes: its amount, less than nothing where it takes away. */
async function changeOf({ ledger: amount, out }: Ledger, change: Change): Promise<number> {
  const worth = Number(change.after[amount] ?? 0)
  const takes = out && (await decide(change, (situation) => holds(out as never, situation)))
  return takes ? -worth : worth
}

/** Entries are only ever added; each bears the balance after it, which never falls below the floor. */
export const ledger: PortalWord = {
  scope: (literal, situation) => scopeOf([literal.of as string], situation),
  prepare: async (given, change) => {
    const literal = given as unknown as Ledger
    if (change.kind !== 'create') return
    change.after[literal.balance] =
      (await balanceOf(literal, change)) + (await changeOf(literal, change))
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
        message: formatLabel(
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
