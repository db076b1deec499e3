import type { Row } from '#declare'
import { writeReadMoney } from '../readMoney/readMoney.ts'
import { reversalOf } from '../readMoney/reverse.ts'
import { leftOf } from '../readMoney/unspent.ts'
import type { Granted, Granting } from './grantRight.ts'

type Take = (granting: Granting, id: number, why: string) => Promise<void>

/** A move, for records that are still in one of these states: what was used stays with who used it. */
const moving =
  (entity: string, states: readonly string[], move: string, values: (why: string) => Row): Take =>
  async ({ records }, id, why) => {
    const row = await records.find(entity, id)
    if (row && states.includes(String(row.status)))
      await records.move(entity, id, move, values(why))
  }
const reason = (why: string): Row => ({ reason: why })

/** So much of it as is not spent. */
const readMoney: Take = async ({ tx, entities, records, now }, id, why) => {
  const [found] = await leftOf(tx, [id])
  if (!found || found.left === 0) return
  const entry = (await records.find('readMoneyLedger', id)) as Row
  await writeReadMoney({ entities }, tx, [reversalOf(entry, found.left, why)], { now, by: null })
}

const takes: { readonly [entity: string]: Take } = {
  userBook: moving('userBook', ['active'], 'revoke', reason),
  userVip: moving('userVip', ['active'], 'revoke', reason),
  userMagazine: moving('userMagazine', ['active'], 'cancel', (why) => ({ cancelReason: why })),
  userCoupon: moving('userCoupon', ['unused'], 'void', reason),
  redeemCode: moving('redeemCode', ['unused', 'frozen'], 'destroy', (why) => ({
    destroyReason: why,
  })),
  materialOrder: moving('materialOrder', ['awaitingAddress', 'pending'], 'cancel', reason),
  readMoneyLedger: readMoney,
}

/** Takes back what a grant made and nobody has used yet; the rest stays. In the transaction that runs. */
export async function takeBackRights(
  granting: Granting,
  rights: unknown,
  why: string,
): Promise<void> {
  for (const { entity, id } of (rights ?? []) as readonly Granted[])
    await takes[entity]?.(granting, id, why)
}
