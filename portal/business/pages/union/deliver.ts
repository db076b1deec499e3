import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { PortalError, refusedField } from '#portal/core/errors.ts'
import { entityNamed, type Ground } from '#portal/engine/context/ground.ts'
import type { Session } from '#portal/engine/context/session.ts'
import type { Unit } from '#portal/engine/context/unit.ts'
import { reasonOf } from '#portal/engine/queue/reasonOf.ts'
import { inUnit } from '#portal/engine/records/unit.ts'

/** After the first try so many more, so far apart: all of them within ten minutes of payment. */
const AGAIN = 3
const PAUSE = '+2m'
const LONGEST = 200

/** The first code nobody has, given in the transaction that runs. Throws 40001 where none is left. */
async function giveCode({ records, now }: Unit, sale: Row): Promise<string> {
  const free = { unionVip: sale.unionVip, sale: { set: false } }
  const [code] = await records.select('unionCode', free, { limit: 1, sort: 'id' })
  if (!code)
    throw refusedField('code', ['兑换码已发完，请先导入', 'No code is left: import some first'])
  await records.update('unionCode', code.id as number, { sale: sale.id, givenAt: now })
  return String(code.code)
}

/** Charges the phone at the partner's, before anything is kept: sent again it is charged once. */
async function chargeAt({ ports }: Ground, sale: Row, of: Row): Promise<void> {
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
export async function deliver(ground: Ground, id: number, session: Session): Promise<boolean> {
  const sale = await find(ground, 'unionSale', id)
  const of = await find(ground, 'unionVip', sale.unionVip as number)
  try {
    if (of.delivery === 'account') await chargeAt(ground, sale, of)
    await inUnit(ground, { session }, async (unit) => {
      const code = of.delivery === 'code' ? await giveCode(unit, sale) : null
      await unit.records.move('unionSale', id, 'deliver', {
        ...{ code, deliveredAt: unit.now, tryAt: null, failure: null },
        claimUntil: shift(String(sale.paidAt), `+${of.claimDays}d`),
      })
    })
    return true
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    const tries = Number(sale.tries ?? 0) + 1
    const failure = [...reasonOf(error)[0]].slice(0, LONGEST).join('')
    await inUnit(ground, { session }, ({ records, now }) => {
      const tryAt = tries <= AGAIN ? shift(now, PAUSE) : null
      return records.move('unionSale', id, 'fail', { tries, tryAt, failure })
    })
    return false
  }
}

const find = async (ground: Ground, entity: string, id: number): Promise<Row> =>
  (await ground.rows.read(ground.database.db, entityNamed(ground, entity), id)) as Row
