import type { Log } from '#portal/core/log.ts'
import type { ChargePort } from './charge.ts'

/** Charges nobody: each charge stands in the log, its phone in part. */
export const standInCharge = (log: Log): ChargePort => ({
  standIn: true,
  async charge({ saleNo, partner, product, phone }) {
    const message = `Charge stand-in, nothing was charged: ${partner} ${product} for …${phone.slice(-4)} (${saleNo})`
    log({ level: 'info', message })
  },
})
