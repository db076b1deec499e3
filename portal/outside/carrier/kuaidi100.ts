import { md5 } from '@noble/hashes/legacy.js'
import type { Outbound } from '../outbound/outbound.ts'
import { portErrorOf, refusedBy, throttledBy } from '../portError.ts'
import { type CarrierPort, checkParcel, type Parcel, type Tracked } from './carrier.ts'

/** Where Kuaidi100 is asked, and as whom. */
export interface Kuaidi100Settings {
  readonly customer: string
  readonly key: string
  /** `https://poll.kuaidi100.com` unless said. */
  readonly endpoint?: string
}

const TIMEOUT = 10_000
const MOST = 200_000

/** What Kuaidi100 calls the carriers. */
const names: { readonly [carrier: string]: string } = {
  sf: 'shunfeng',
  jd: 'jd',
  ems: 'ems',
  zto: 'zhongtong',
  yto: 'yuantong',
  sto: 'shentong',
  yunda: 'yunda',
  jt: 'jtexpress',
}
/** Its states: 3 signed for, 4 given back and 6 on the way back, 2 and 14 something is wrong. */
const states: { readonly [state: string]: Tracked['state'] } = {
  '2': 'exception',
  '3': 'delivered',
  '4': 'returned',
  '6': 'exception',
  '14': 'exception',
}

/** Asks Kuaidi100, which asks the carriers: a form with the question as JSON, signed by its MD5 with key and customer. */
export const kuaidi100 = (
  settings: Kuaidi100Settings & { readonly outbound: Outbound },
): CarrierPort => ({
  standIn: false,
  async track(parcel) {
    checkParcel(parcel)
    const answer = await post(settings, questionOf(parcel))
    if (answer.message === 'ok' && Array.isArray(answer.data)) return trackedOf(answer)
    // 601: no calls are left; 503: the signature is wrong; 500 and 400: nothing is known of the number.
    if (answer.returnCode === '601') throw throttledBy('carrier', answer.message ?? '601')
    throw refusedBy('carrier', `${answer.returnCode ?? '?'} ${answer.message ?? ''}`.trim())
  },
})

interface Answer {
  readonly message?: string
  readonly returnCode?: string
  readonly state?: string
  readonly data?: readonly {
    readonly ftime?: string
    readonly time: string
    readonly context: string
  }[]
}

const questionOf = ({ carrier, trackingNo, phone }: Parcel): string =>
  JSON.stringify({ com: names[carrier] ?? carrier, num: trackingNo, phone, resultv2: '1' })

/** The signature: MD5 of question, key and customer, in capital hexadecimal digits. */
export function signatureOf(param: string, { key, customer }: Kuaidi100Settings): string {
  const sum = md5(new TextEncoder().encode(param + key + customer))
  return [...sum]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}

async function post(
  settings: Kuaidi100Settings & { readonly outbound: Outbound },
  param: string,
): Promise<Answer> {
  const { customer, outbound, endpoint = 'https://poll.kuaidi100.com' } = settings
  const form = new URLSearchParams({ customer, sign: signatureOf(param, settings), param })
  try {
    const response = await outbound(`${endpoint}/poll/query.do`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
      timeout: TIMEOUT,
      most: MOST,
    })
    return (await response.json()) as Answer
  } catch (error) {
    throw portErrorOf('carrier', new URL(endpoint).host, error)
  }
}

const trackedOf = ({ state, data = [] }: Answer): Tracked => ({
  state: states[String(state)] ?? 'underway',
  traces: data.map(({ ftime, time, context }) => ({ at: momentOf(ftime ?? time), text: context })),
})

/** `2026-11-20 18:31:02`, in China. */
const momentOf = (time: string): string => `${time.replace(' ', 'T')}+08:00`
