import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { PortalError, refusedField } from '#portal/core/errors.ts'
import { entityNamed, type PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import { reasonOf } from '#portal/engine/queue/reasonOf.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'

/** After the first try so many more, so far apart: all of them within ten minutes of payment. */
const AGAIN = 3
const PAUSE = '+2m'
const LONGEST = 200

/** The first code nobody has, given in the transaction that runs. Throws 40001 where none is left. */
async function giveCode({ records, now }: Transaction, sale: Row): Promise<string> {
  const free = { unionVip: sale.unionVip, sale: { set: false } }
  const [code] = await records.select('unionCode', free, { limit: 1, sort: 'id' })
  if (!code)
    throw refusedField('code', ['兑换码已发完，请先导入', 'No code is left: import some first'])
  await records.update('unionCode', code.id as number, { sale: sale.id, givenAt: now })
  return String(code.code)
}

/** Charges the phone at the partner's, before anything is kept: sent again it is charged once. */
async function chargeAt({ ports }: PortalContext, sale: Row, of: Row): Promise<void> {
  if (!sale.phone)
    throw refusedField('phone', ['订单没有充值手机号', 'The sale names no phone to charge'])
  await ports.charge.charge({
    saleNo: String(sale.saleNo),
    partner: String(of.partnerName),
    product: String(of.partnerProduct),
    phone: String(sale.phone),
  })
}

/** Opens the partner's part of one sale, or keeps why not and when it is tried again. Gives whether it was. */
export async function deliver(
  context: PortalContext,
  id: number,
  session: Session,
): Promise<boolean> {
  const sale = await find(context, 'unionSale', id)
  const of = await find(context, 'unionVip', sale.unionVip as number)
  try {
    if (of.delivery === 'account') await chargeAt(context, sale, of)
    await inTransaction(context, { session }, async (transaction) => {
      const code = of.delivery === 'code' ? await giveCode(transaction, sale) : null
      await transaction.records.move('unionSale', id, 'deliver', {
        ...{ code, deliveredAt: transaction.now, tryAt: null, failure: null },
        claimUntil: shift(String(sale.paidAt), `+${of.claimDays}d`),
      })
    })
    return true
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    const tries = Number(sale.tries ?? 0) + 1
    const failure = [...reasonOf(error)[0]].slice(0, LONGEST).join('')
    await inTransaction(context, { session }, ({ records, now }) => {
      const tryAt = tries <= AGAIN ? shift(now, PAUSE) : null
      return records.move('unionSale', id, 'fail', { tries, tryAt, failure })
    })
    return false
  }
}

const find = async (context: PortalContext, entity: string, id: number): Promise<Row> =>
  (await context.rows.read(context.database.db, entityNamed(context, entity), id)) as Row
