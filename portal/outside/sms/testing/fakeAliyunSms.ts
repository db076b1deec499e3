import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { acsRefusal, KEY, queryOf } from '../../testing/acsRefusal.ts'
import type { SmsMessage } from '../sms.ts'

export { KEY }
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
    const refusal = acsRefusal(request, { actions: ['SendSms'], version: '2017-05-25', nonces })
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

function messageOf(query: string): SmsMessage {
  const fields = Object.fromEntries(new URLSearchParams(query))
  const known = Object.entries(TEMPLATES).find(([, code]) => code === fields.TemplateCode)
  return {
    phone: fields.PhoneNumbers ?? '',
    template: known?.[0] ?? fields.TemplateCode ?? '',
    ...(fields.TemplateParam && { variables: JSON.parse(fields.TemplateParam) }),
  }
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
