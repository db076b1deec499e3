import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Platform, PushMessage } from '../push.ts'

export const KEY = { appKey: '7d431e42dfa6a6d693ac2d04', masterSecret: '5e987ac6d2e04d95a9d8f0d1' }
/** A device that is registered no more. */
export const GONE = 'gone'

/** What the fake does with the next calls instead of sending. */
export interface Play {
  readonly status?: number
  readonly body?: string
  readonly headers?: Record<string, string>
  readonly silent?: boolean
}

interface Sent {
  readonly cid: string
  readonly platform: readonly string[]
  readonly audience: { readonly registration_id: readonly string[] }
  readonly notification: {
    readonly android: { readonly [key: string]: unknown }
    readonly ios: { readonly alert: { readonly title: string; readonly body: string } }
    readonly hmos: { readonly [key: string]: unknown }
  }
  readonly options: { readonly time_to_live: number; readonly classification: number }
}

/** A server that speaks as much of Push API v3 as we need: its sign-in, and that a cid serves once. */
export async function fakeJpush() {
  const arrived: PushMessage[] = []
  const cids = new Map<string, string | null>()
  const state: { play?: Play } = {}
  const server = createServer(async (request, response) => {
    if (state.play) return played(response, state.play)
    if (request.headers.authorization !== `Basic ${btoa(`${KEY.appKey}:${KEY.masterSecret}`)}`)
      return answer(response, 401, { error: { code: 1004, message: 'Authentication Error' } })
    if (request.method === 'GET' && request.url?.startsWith('/v3/push/cid?')) {
      const cid = `${KEY.appKey}-${crypto.randomUUID()}`
      cids.set(cid, null)
      return answer(response, 200, { cidlist: [cid] })
    }
    const sent = JSON.parse(await textOf(request)) as Sent
    const before = cids.get(sent.cid)
    if (before === undefined)
      return answer(response, 400, { error: { code: 1003, message: 'cid is unknown' } })
    const known = sent.audience.registration_id.filter((device) => device !== GONE)
    if (known.length === 0)
      return answer(response, 400, { error: { code: 1011, message: 'cannot find user' } })
    if (before === null) arrived.push(messageOf(sent))
    const id = before ?? String(18_100_000_000 + arrived.length)
    cids.set(sent.cid, id)
    answer(response, 200, { sendno: '0', msg_id: id })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    arrived,
    play: (next: Play | undefined) => {
      state.play = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** What was sent as we said it: all three platforms must be told the same. */
function messageOf({ cid, platform, audience, notification, options }: Sent): PushMessage {
  const { android, ios, hmos } = notification
  if (android.title !== hmos.title || ios.alert.title !== hmos.title)
    throw new Error('The platforms are told different titles')
  const { image, ...extras } = android.extras as { [name: string]: string }
  const ours = (name: string) => (name === 'hmos' ? 'harmony' : name) as Platform
  return {
    ticket: cid,
    devices: audience.registration_id,
    platforms: platform.map(ours),
    title: String(android.title),
    body: String(android.alert),
    ...(image && { image }),
    extras,
    hours: options.time_to_live / 3600,
    isService: options.classification === 1,
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

function played(response: ServerResponse, { status = 200, body = '', headers, silent }: Play) {
  if (silent) return
  response.writeHead(status, headers)
  response.end(body)
}
