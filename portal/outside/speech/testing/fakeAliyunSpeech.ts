import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { acsRefusal, KEY, queryOf } from '../../testing/acsRefusal.ts'
import { standInSpeech } from '../standInSpeech.ts'

export { KEY }

const TRANSCRIPTS = '2018-08-17'
export const APP = 'appkey-of-the-project'

/** What arrived at the gateway. */
export interface Asked {
  readonly text: string
  readonly voice: string
  readonly speech_rate: number
  readonly format: string
  readonly sample_rate: number
}

/** A server that gives tokens to whoever signs for them, and speaks (silence) to whoever shows one. */
export async function fakeAliyunSpeech(clock: () => number) {
  const asked: Asked[] = []
  const listened: { file_link: string; enable_words: boolean }[] = []
  const state: {
    play?: { status: number; body: string }
    heard: object
    tokens: string[]
  } = { tokens: [], heard: {} }
  const nonces = new Set<string>()
  const silence = standInSpeech(() => {})
  const server = createServer(async (request, response) => {
    if (request.headers['x-acs-version'] === TRANSCRIPTS) {
      const actions = ['SubmitTask', 'GetTaskResult']
      const refusal = acsRefusal(request, { actions, version: TRANSCRIPTS, nonces })
      if (refusal) return json(response, 400, refusal)
      const asked = new URLSearchParams(queryOf(request))
      const task = asked.get('Task')
      if (task) listened.push(JSON.parse(task))
      else if (asked.get('TaskId') !== 'task-1')
        return json(response, 200, { StatusCode: 41050012 })
      const well = { TaskId: 'task-1', StatusCode: 21050000, StatusText: 'SUCCESS' }
      return json(response, 200, task ? well : { ...well, ...state.heard })
    }
    if (request.url?.startsWith('/?')) {
      const wanted = { actions: ['CreateToken'], version: '2019-02-28', nonces }
      const refusal = acsRefusal(request, wanted)
      if (refusal) return json(response, 400, refusal)
      state.tokens.push(`token-${state.tokens.length + 1}`)
      const ExpireTime = Math.round(clock() / 1000) + 36 * 3600
      return json(response, 200, { Token: { Id: state.tokens.at(-1), ExpireTime } })
    }
    let body = ''
    for await (const part of request) body += part
    if (state.play) {
      response.writeHead(state.play.status, { 'content-type': 'application/json' })
      return response.end(state.play.body)
    }
    const { token, appkey, ...rest } = JSON.parse(body) as Asked & { token: string; appkey: string }
    if (token !== state.tokens.at(-1) || request.headers['x-nls-token'] !== token)
      return json(response, 403, { status: 40000001, message: 'Gateway:ACCESS_DENIED' })
    if (appkey !== APP)
      return json(response, 400, { status: 40020105, message: 'APPKEY_NOT_EXIST' })
    asked.push(rest)
    const plain = rest.text.replace(/<[^>]*>/g, '')
    const said = { text: plain, voice: 'maleCalm', rate: 1, pause: 0 } as const
    response.writeHead(200, { 'content-type': 'audio/mpeg' })
    response.end(await silence.speak(said))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    asked,
    listened,
    /** What is heard in the recording from now on. */
    hear: (result: object) => {
      state.heard = result
    },
    tokens: state.tokens,
    play: (next: { status: number; body: string } | undefined) => {
      state.play = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
