import type { Outbound } from '../outbound/outbound.ts'
import { portErrorOf, refusedBy, throttledBy, unreachableAt } from '../portError.ts'
import { givenOf, inJson, instructionsOf } from './instructions.ts'
import {
  checkCall,
  type ModelAnswer,
  type ModelCall,
  type ModelName,
  type ModelPort,
  withinReach,
} from './model.ts'

/** A service that speaks the chat-completions protocol of OpenAI, as most do. */
export interface ChatModelSettings {
  /** What stands before `/chat/completions`, without a slash at its end. */
  readonly url: string
  readonly key: string
  /** The provider's models by ours; one that is not named is the standard one. */
  readonly names: { readonly [model: string]: string }
  /** Fen for a million tokens in and out, by our models. */
  readonly prices?: { readonly [model: string]: { readonly in: number; readonly out: number } }
}

export interface ChatModelOptions extends ChatModelSettings {
  readonly outbound: Outbound
}

/** A model may think for long. */
const TIMEOUT = 120
const MOST = 4 * 1024 * 1024
/** What is kept free for an answer, in tokens: a character is never more than about two. */
const tokensFor = ({ most = 4000 }: ModelCall): number => most * 2

interface Completion {
  readonly choices?: readonly {
    readonly message?: { readonly content?: string | null }
    readonly finish_reason?: string
  }[]
  readonly usage?: { readonly prompt_tokens?: number; readonly completion_tokens?: number }
  readonly error?: { readonly message?: string } | string
}

/** Asks a language model over the chat-completions protocol, one call a task. */
export function chatModel(options: ChatModelOptions): ModelPort {
  return {
    standIn: false,
    async ask(call) {
      checkCall(call)
      const { host } = new URL(options.url)
      const response = await sendCall(options, { ...call, text: withinReach(call.text) }, host)
      const answer = (await response.json().catch(() => null)) as Completion | null
      if (!response.ok) throw refusalOf(response, answer, host)
      return readOf(options, call.model, answer, host)
    },
  }
}

async function sendCall(
  options: ChatModelOptions,
  call: ModelCall,
  host: string,
): Promise<Response> {
  const { url, key, outbound } = options
  try {
    return await outbound(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(bodyOf(options, call)),
      timeout: (call.timeout ?? TIMEOUT) * 1000,
      most: MOST,
    })
  } catch (error) {
    throw portErrorOf('model', host, error)
  }
}

const bodyOf = ({ names }: ChatModelOptions, call: ModelCall) => ({
  model: names[call.model] ?? names.standard ?? Object.values(names)[0],
  messages: [
    { role: 'system', content: instructionsOf(call) },
    { role: 'user', content: givenOf(call) },
  ],
  max_tokens: tokensFor(call),
  ...(call.temperature !== undefined && { temperature: call.temperature }),
  ...(inJson(call) && { response_format: { type: 'json_object' } }),
})

function readOf(
  { prices }: ChatModelOptions,
  model: ModelName,
  answer: Completion | null,
  host: string,
): ModelAnswer {
  const [choice] = answer?.choices ?? []
  if (!choice) throw unreachableAt('model', host)
  const why = unfinished[choice.finish_reason ?? '']
  if (why) throw refusedBy('model', why)
  const text = choice.message?.content?.trim()
  if (!text) throw refusedBy('model', ['回答是空的', 'its answer is empty'])
  const { prompt_tokens: tokensIn = 0, completion_tokens: tokensOut = 0 } = answer?.usage ?? {}
  const price = prices?.[model]
  const cost = price && Math.ceil((tokensIn * price.in + tokensOut * price.out) / 1_000_000)
  return { text, tokensIn, tokensOut, ...(cost !== undefined && { cost }) }
}

const unfinished: { readonly [reason: string]: readonly [string, string] } = {
  length: ['回答太长，被截断了', 'its answer was too long and was cut off'],
  content_filter: ['内容被服务商拦截', 'the provider blocked what it said'],
}

/** Refused in the provider's own words; asked too often, it says how long to wait. */
function refusalOf(response: Response, answer: Completion | null, host: string): Error {
  const { error } = answer ?? {}
  const said = (typeof error === 'string' ? error : error?.message) ?? `HTTP ${response.status}`
  if (response.status === 429)
    return throttledBy('model', said, Number(response.headers.get('retry-after')) || 60)
  if (response.status >= 500) return unreachableAt('model', host)
  return refusedBy('model', said)
}
