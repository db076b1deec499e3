import type { IncomingMessage } from 'node:http'
import { OutboundError } from './outbound.ts'

const BODILESS = new Set([101, 204, 205, 304])

/** The answer of another machine as a Web `Response`; more than `most` bytes are refused and not read. */
export async function readAnswer(message: IncomingMessage, most: number): Promise<Response> {
  const status = message.statusCode ?? 0
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headersDistinct))
    for (const one of value ?? []) headers.append(name, one)
  const body = await bytesOf(message, most)
  // Response takes 200 to 599 only; whoever answers otherwise does not speak HTTP as we do.
  if (status < 200 || status > 599) throw oddStatus(status)
  return new Response(BODILESS.has(status) ? null : body, { status, headers })
}

async function bytesOf(message: IncomingMessage, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of message) {
    size += part.length
    if (size > most) {
      message.destroy()
      throw new OutboundError('size', [
        `对方的答复超过 ${most} 字节，不再读取`,
        `The answer is larger than ${most} bytes and is not read`,
      ])
    }
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

const oddStatus = (status: number) =>
  new OutboundError('network', [
    `对方以 ${status} 答复，无法理解`,
    `The answer has the status ${status}, which means nothing here`,
  ])
