import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SmsMessage } from '../sms.ts'

export const KEY = { accessKeyId: 'LTAItest', accessKeySecret: 'secret of the account' }
export const TEMPLATES = { signInCode: 'SMS_100001' }

/** What the fake does with the next calls instead of sending. */
export interface Play {
  readonly status?: number
  readonly body?: string
  readonly headers?: Record<string, string>
  readonly silent?: boolean
}

/** A server that speaks as much of Dysmsapi as SendSms needs, and checks every signature as the documentation says. */
export async function fakeAliyunSms() {
  const arrived: SmsMessage[] = []
  const nonces = new Set<string>()
  const state: { play?: Play } = {}
  const server = createServer((request, response) => {
    if (state.play) return played(response, state.play)
    const refusal = refusalOf(request, nonces)
    if (refusal) return answer(response, 400, refusal)
    arrived.push(messageOf(queryOf(request)))
    answer(response, 200, { Code: 'OK', Message: 'OK', BizId: `${arrived.length}^0` })
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

const queryOf = (request: IncomingMessage) => (request.url ?? '').split('?')[1] ?? ''

function messageOf(query: string): SmsMessage {
  const fields = Object.fromEntries(new URLSearchParams(query))
  const known = Object.entries(TEMPLATES).find(([, code]) => code === fields.TemplateCode)
  return {
    phone: fields.PhoneNumbers ?? '',
    template: known?.[0] ?? fields.TemplateCode ?? '',
    ...(fields.TemplateParam && { variables: JSON.parse(fields.TemplateParam) }),
  }
}

/** The signature worked out a second time, from the bytes on the wire. */
function refusalOf(request: IncomingMessage, nonces: Set<string>) {
  const { headers } = request
  const [, id, names = '', signature] =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  if (id !== KEY.accessKeyId)
    return { Code: 'InvalidAccessKeyId.NotFound', Message: 'Specified access key is not found.' }
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const hash = String(headers['x-acs-content-sha256'])
  const canonical = ['POST', '/', queryOf(request), lines.join(''), names, hash].join('\n')
  const hashed = createHash('sha256').update(canonical).digest('hex')
  const wanted = createHmac('sha256', KEY.accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${hashed}`)
    .digest('hex')
  const must = ['host', 'x-acs-action', 'x-acs-date', 'x-acs-signature-nonce', 'x-acs-version']
  if (wanted !== signature || must.some((name) => !names.split(';').includes(name)))
    return { Code: 'SignatureDoesNotMatch', Message: 'Specified signature does not match.' }
  const nonce = String(headers['x-acs-signature-nonce'])
  if (nonces.has(nonce)) return { Code: 'SignatureNonceUsed', Message: 'The nonce was used.' }
  nonces.add(nonce)
  if (headers['x-acs-action'] !== 'SendSms' || headers['x-acs-version'] !== '2017-05-25')
    return { Code: 'InvalidAction.NotFound', Message: 'Specified api is not found.' }
  return null
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ RequestId: 'F655A8D5', ...body }))
}

function played(response: ServerResponse, { status = 200, body = '', headers, silent }: Play) {
  if (silent) return
  response.writeHead(status, headers)
  response.end(body)
}
