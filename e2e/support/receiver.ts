import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCertificate } from './certificate.ts'

/** A call the receiver got, as it came over the wire. */
export interface Received {
  readonly headers: { readonly [name: string]: unknown }
  readonly body: string
}
/** A server of the app's side that the portal tells what changed. */
export interface Receiver {
  readonly url: string
  readonly received: readonly Received[]
  /** What a portal is started with to reach it: it is private, and vouched for by nobody. */
  readonly env: Record<string, string>
  close(): Promise<void>
}

/** Starts a receiver over TLS on a free port; it answers 204 to everything. */
export async function startReceiver(): Promise<Receiver> {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-receiver-'))
  const { cert, key } = makeCertificate()
  const file = join(folder, 'localhost.pem')
  await writeFile(file, cert)
  const received: Received[] = []
  const server = createServer({ cert, key }, async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    received.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `localhost:${(server.address() as AddressInfo).port}`
  return {
    url: `https://${host}/masthead`,
    received,
    env: { OUTBOUND_ALLOW: host, NODE_EXTRA_CA_CERTS: file },
    close: async () => {
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
