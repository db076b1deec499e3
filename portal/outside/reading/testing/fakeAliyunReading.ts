import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { acsRefusal, KEY } from '../../testing/acsRefusal.ts'

export { KEY }

/** A server that reads the same words in every picture that is sent to it whole and signed for. */
export async function fakeAliyunReading(words: readonly string[]) {
  const state: { play?: object } = {}
  const nonces = new Set<string>()
  const received: Buffer[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    const wanted = { actions: ['RecognizeGeneral'], version: '2021-07-07', nonces }
    const hash = createHash('sha256').update(body).digest('hex')
    const refusal =
      acsRefusal(request, wanted) ??
      (request.headers['x-acs-content-sha256'] === hash
        ? null
        : { Code: 'SignatureDoesNotMatch', Message: 'The body is another one.' })
    received.push(body)
    const info = words.map((word) => ({ word, prob: 99 }))
    const Data = JSON.stringify({ content: words.join(' '), prism_wordsInfo: info })
    const answer = refusal ?? state.play ?? { RequestId: 'one', Code: '200', Data }
    response.writeHead(refusal ? 400 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    received,
    play: (answer: object | undefined) => {
      state.play = answer
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
