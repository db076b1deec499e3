import { lookup as resolveName } from 'node:dns/promises'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Label } from '#declare'
import { isListed } from '#portal/core/isListed.ts'
import { isPublicAddress } from './isPublicAddress.ts'
import { type Outbound, type OutboundCall, OutboundError } from './outbound.ts'
import { readAnswer } from './readAnswer.ts'

/** What the guard lets through. */
export interface Guard {
  /** `host:port` that may be called although private or without TLS: a relay in one's own network, a test's server. */
  readonly allow?: readonly string[]
  /** Names that alone are called outside, `*` standing for anything; all of them where it is left out. */
  readonly hosts?: readonly string[]
  /** All addresses of a name; the system's resolver unless told. */
  readonly resolve?: (host: string) => Promise<{ address: string; family: number }[]>
  /** Milliseconds a whole exchange may take; 10,000 unless told. A call may say less or more. */
  readonly timeout?: number
  /** Bytes of an answer; 1 MB unless told. */
  readonly most?: number
}

/**
 * Calls other machines, never one's own network: https only, to names whose every address is public, at the very
 * addresses that were looked at, so that a name cannot point elsewhere in between. Redirects are refused unless the call
 * takes some, each being guarded like a call of its own; answers are cut off at a size and a time.
 */
export function guardedFetch(guard: Guard = {}): Outbound {
  const outbound: Outbound = async (address, call = {}) => {
    const url = calledUrl(address)
    const allowed = guard.allow?.includes(`${url.hostname}:${portOf(url)}`) ?? false
    if (!allowed) {
      refuseUnsafe(url)
      refuseUnlisted(url, guard)
    }
    const answer = await exchange(url, call, guard, allowed)
    if (answer.status < 300 || answer.status >= 400) return answer
    const { redirects = 0 } = call
    const to = answer.headers.get('location')
    if (redirects < 1 || to === null || !URL.canParse(to, url)) throw redirected(url, answer)
    return outbound(new URL(to, url).href, { ...call, redirects: redirects - 1 })
  }
  return outbound
}

function calledUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url
  throw new OutboundError('protocol', [
    `不能访问 ${address}：应为不含账号的 https 地址`,
    `Failed to call ${address}: it must be an https address without a user in it`,
  ])
}

function refuseUnsafe(url: URL): void {
  if (url.protocol !== 'https:')
    throw new OutboundError('protocol', [
      `不能访问 ${url.href}：应为 https 地址`,
      `Failed to call ${url.href}: the address must begin with https`,
    ])
  // A name is looked at when it is resolved; an address never is.
  const host = bare(url.hostname)
  if (isIP(host) && !isPublicAddress(host)) throw privateAddress(host, host)
}

function refuseUnlisted({ hostname }: URL, { hosts }: Guard): void {
  if (!hosts || isListed(hosts, bare(hostname))) return
  throw new OutboundError('address', [
    `不能访问 ${hostname}：不在允许对外调用的主机之中，请管理员加入 OUTBOUND_HOSTS`,
    `Failed to call ${hostname}: it is none of the hosts that may be called; an administrator adds it to OUTBOUND_HOSTS`,
  ])
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '')
const portOf = (url: URL) => url.port || (url.protocol === 'https:' ? '443' : '80')

const privateAddress = (host: string, address: string) =>
  new OutboundError('address', [
    `不能访问 ${host}：${address} 是内网或保留地址，请换一个公网地址`,
    `Failed to call ${host}: ${address} is a private or reserved address, use a public one`,
  ])

const redirected = (url: URL, answer: Response) =>
  new OutboundError('redirect', [
    `${url.host} 要求跳转到 ${answer.headers.get('location') ?? '别处'}，不予跟随；请填写最终地址`,
    `${url.host} redirects to ${answer.headers.get('location') ?? 'elsewhere'}, which is not followed: give the final address`,
  ])

/** One request on a connection of its own, so that none is reused that was opened for another address. */
function exchange(url: URL, call: OutboundCall, guard: Guard, allowed: boolean): Promise<Response> {
  const { timeout = guard.timeout ?? 10_000, most = guard.most ?? 1024 * 1024 } = call
  const signal = AbortSignal.timeout(timeout)
  return new Promise<Response>((resolve, reject) => {
    const send = url.protocol === 'https:' ? overHttps : overHttp
    const request = send(url, {
      method: call.method ?? 'GET',
      headers: headersOf(call),
      agent: false,
      signal,
      lookup: publicLookup(guard, allowed),
    })
    request.on('response', (message) => readAnswer(message, most).then(resolve, reject))
    request.on('error', reject)
    request.end(call.body)
  }).catch((error: unknown) => {
    throw saidOf(error, url, signal.aborted ? timeout : undefined)
  })
}

const headersOf = ({ body, headers }: OutboundCall) => ({
  'accept-encoding': 'identity',
  'user-agent': 'Masthead',
  ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
  ...headers,
})

/** Resolves a name and hands on only addresses that were looked at. One private one refuses the name. */
function publicLookup(guard: Guard, allowed: boolean): LookupFunction {
  const resolve = guard.resolve ?? ((host) => resolveName(host, { all: true }))
  return (host, { all }, told) => {
    resolve(host).then(
      (found) => {
        const hidden = allowed ? undefined : found.find(({ address }) => !isPublicAddress(address))
        const [first] = found
        if (hidden) return told(privateAddress(host, hidden.address), '', 0)
        if (!first) return told(new Error(`${host} has no address`), '', 0)
        return all ? told(null, found) : told(null, first.address, first.family)
      },
      (error) => told(error, '', 0),
    )
  }
}

function saidOf(error: unknown, url: URL, timeout?: number): OutboundError {
  if (error instanceof OutboundError) return error
  if (timeout !== undefined)
    return new OutboundError('time', [
      `${url.host} 在 ${timeout / 1000} 秒内没有答复`,
      `${url.host} did not answer within ${timeout / 1000} seconds`,
    ])
  const [zh, en] = why(error)
  return new OutboundError(
    'network',
    [`无法访问 ${url.host}：${zh}`, `Failed to call ${url.host}: ${en}`],
    error,
  )
}

/** What keeps a call from coming through, in words; what else the system said stands in the log. */
const reasons: { readonly [code: string]: Label } = {
  ENOTFOUND: ['没有这个网址，请核对', 'there is no such address, check it'],
  EAI_AGAIN: ['暂时查不到这个网址，请稍后重试', 'its address cannot be looked up now, try later'],
  ECONNREFUSED: ['对方没有在提供服务', 'nobody answers there'],
  ECONNRESET: ['连接被对方断开，请稍后重试', 'it broke the connection off, try later'],
  ETIMEDOUT: ['连接超时，请稍后重试', 'it did not answer in time, try later'],
  EHOSTUNREACH: ['网络不通', 'there is no way to it'],
  ENETUNREACH: ['网络不通', 'there is no way to it'],
}
const insecure: Label = ['证书无效，连接不安全', 'its certificate does not hold']
const broken: Label = ['连接没有建立，请稍后重试', 'no connection came about, try later']

function why(error: unknown): Label {
  const { code = '' } = error as { readonly code?: string }
  return reasons[code] ?? (/CERT|SSL|TLS|ALTNAME|SELF_SIGNED/.test(code) ? insecure : broken)
}
