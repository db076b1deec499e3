import type { Outbound } from '../outbound/outbound.ts'
import { portErrorOf, refusedBy, throttledBy, unreachableAt } from '../portError.ts'
import { checkPush, type Platform, type PushMessage, type PushPort } from './push.ts'

/** An app registered at JPush, which passes on to Apple, Huawei, Xiaomi, OPPO, vivo and the others. */
export interface JpushSettings {
  readonly appKey: string
  readonly masterSecret: string
  /** `https://api.jpush.cn` unless told; apps of the Beijing site have another. */
  readonly endpoint?: string
}
export interface JpushOptions extends JpushSettings {
  readonly outbound: Outbound
  /** Given up after so many milliseconds. */
  readonly timeout?: number
}

const ENDPOINT = 'https://api.jpush.cn'
/** HarmonyOS goes by another name there. */
const named: { readonly [platform in Platform]: string } = {
  ios: 'ios',
  android: 'android',
  harmony: 'hmos',
}

/** Sends through JPush (Push API v3). Its `cid` is our ticket: a message sent again under it goes to nobody twice. */
export const jpush = (options: JpushOptions): PushPort => ({
  standIn: false,
  async ticket() {
    const { cidlist } = await answered(options, 'GET', '/v3/push/cid?count=1&type=push')
    const [ticket] = Array.isArray(cidlist) ? (cidlist as string[]) : []
    if (ticket) return ticket
    throw unreachableAt('push', hostOf(options))
  },
  async send(message) {
    checkPush(message)
    const { msg_id: id, error } = await answered(options, 'POST', '/v3/push', bodyOf(message))
    if (error?.code === NOBODY) return { id: null }
    if (id === undefined) throw unreachableAt('push', hostOf(options))
    return { id: String(id) }
  },
})

function bodyOf(message: PushMessage): object {
  const { ticket, devices, platforms, title, body, image, extras = {}, hours, isService } = message
  const more = { ...extras, ...(image && { image }) }
  const android = {
    ...{ alert: body, title, extras: more },
    ...(image && { style: 3, big_pic_path: image }),
  }
  const ios = { alert: { title, body }, sound: 'default', extras: more, 'mutable-content': true }
  return {
    cid: ticket,
    platform: platforms.map((platform) => named[platform]),
    audience: { registration_id: devices },
    notification: { alert: body, android, ios, hmos: { alert: body, title, extras: more } },
    options: {
      time_to_live: hours * 3600,
      apns_production: true,
      classification: isService ? 1 : 0,
    },
  }
}

interface Answer {
  readonly cidlist?: unknown
  /** Beyond what a JavaScript number holds where it is sent as one: told, never reckoned with. */
  readonly msg_id?: string | number
  readonly error?: { readonly code: number; readonly message?: string }
}

/** None of the devices is known any more. */
const NOBODY = 1011
/** Too many calls a minute. */
const THROTTLED = 2002

const hostOf = ({ endpoint = ENDPOINT }: JpushOptions) => new URL(endpoint).host

async function answered(
  options: JpushOptions,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Answer> {
  const { appKey, masterSecret, endpoint = ENDPOINT, timeout = 10_000, outbound } = options
  const call = outbound(`${new URL(endpoint).origin}${path}`, {
    method,
    headers: {
      authorization: `Basic ${btoa(`${appKey}:${masterSecret}`)}`,
      'content-type': 'application/json',
      accept: 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
    timeout,
  })
  const [status, answer] = await call
    .then(async (response) => [response.status, (await response.json()) as Answer] as const)
    .catch((error) => {
      throw portErrorOf('push', hostOf(options), error)
    })
  const { error } = answer
  const why = error ? `${error.code} ${error.message ?? ''}`.trim() : String(status)
  if (status === 429 || error?.code === THROTTLED) throw throttledBy('push', why)
  if (status >= 500) throw unreachableAt('push', hostOf(options))
  if (status >= 400 && error?.code !== NOBODY) throw refusedBy('push', why)
  return answer
}
