import { toHex } from '#portal/storage/objects/encoding.ts'
import { hmac } from '#portal/storage/objects/hmac.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { portErrorOf, refusedBy } from '../portError.ts'
import type { ChargePort } from './charge.ts'

/** Where charges are sent, and the key they are signed with. */
export interface ChargeSettings {
  readonly endpoint: string
  readonly secret: string
}
const TIMEOUT = 10_000
const MOST = 100_000

/** Posts each charge as JSON to the house's own charging service, signed with HMAC-SHA256; it answers `{ code, message }`. */
export const signedCharge = ({
  endpoint,
  secret,
  outbound,
}: ChargeSettings & { readonly outbound: Outbound }): ChargePort => ({
  standIn: false,
  async charge(charge) {
    const body = JSON.stringify(charge)
    const headers = {
      'content-type': 'application/json',
      'x-signature': toHex(await hmac('SHA-256', secret, body)),
    }
    const answer = await outbound(endpoint, {
      ...{ method: 'POST', headers, body, timeout: TIMEOUT, most: MOST },
    })
      .then((response) => response.json() as Promise<{ code?: number; message?: string }>)
      .catch((error) => {
        throw portErrorOf('charge', new URL(endpoint).host, error)
      })
    if (answer.code !== 0)
      throw refusedBy('charge', `${answer.code ?? '?'} ${answer.message ?? ''}`)
  },
})
