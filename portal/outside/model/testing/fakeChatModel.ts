import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ModelCall, ModelTask } from '../model.ts'
import { standInModel } from '../standInModel.ts'

export const KEY = 'sk-of-the-account'

/** What arrived. */
export interface Asked {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly temperature?: number
  readonly max_tokens: number
  readonly response_format?: { readonly type: string }
}
interface Play {
  readonly status: number
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A server of the chat-completions protocol that lets in whoever shows the key, and answers as the stand-in does. */
export async function fakeChatModel() {
  const asked: Asked[] = []
  const state: { play?: Play | undefined } = {}
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const answer = state.play ?? (await answered(request, body, asked))
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    response.end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    play: (next: Play | undefined) => {
      state.play = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answered(
  { url, headers }: { url?: string; headers: { authorization?: string } },
  body: string,
  asked: Asked[],
): Promise<Play> {
  if (url !== '/v1/chat/completions') return { status: 404, body: '{}' }
  if (headers.authorization !== `Bearer ${KEY}`)
    return { status: 401, body: JSON.stringify({ error: { message: 'Incorrect API key' } }) }
  const given = JSON.parse(body) as Asked
  asked.push(given)
  const { text, tokensIn, tokensOut } = await standInModel(() => {}).ask(callOf(given))
  const choices = [{ message: { role: 'assistant', content: text }, finish_reason: 'stop' }]
  const usage = { prompt_tokens: tokensIn, completion_tokens: tokensOut }
  return { status: 200, body: JSON.stringify({ choices, usage }) }
}

/** What a model would understand of it. */
function callOf({ messages }: Asked): ModelCall {
  const [system = '', user = ''] = messages.map(({ content }) => content)
  const lines = user.split('\n')
  const text = lines
    .filter((line) => /^\[\d+\] /.test(line))
    .map((line) => line.replace(/^\S+ /, ''))
  const task: ModelTask = /"opinions"/.test(system)
    ? 'opinions'
    : /JSON/.test(system)
      ? 'digest'
      : 'answer'
  const parts = ['summary', 'points', 'outline', 'quotes', 'questions'].filter((part) =>
    system.includes(`"${part}"`),
  )
  return { task, model: 'standard', text, question: lines.at(-1) ?? '', parts }
}
