import { escapeMarkup } from '#derive/text/escapeMarkup.ts'
import { acsHeaders, acsQuery } from '../acs3.ts'
import { portErrorOf, refusedBy, throttledBy, unreachableAt } from '../portError.ts'
import type { AliyunSpeechOptions } from './aliyunSpeechOptions.ts'
import { heardBy, listenBy } from './aliyunTranscripts.ts'
import {
  checkPiece,
  checkRecording,
  type SpeechPort,
  type SpokenPiece,
  type Voice,
} from './speech.ts'

const USUAL: { readonly [voice in Voice]: string } = {
  femaleWarm: 'siqi',
  femaleNews: 'aixia',
  maleCalm: 'sicheng',
  maleYoung: 'aida',
}
const GATEWAY = 'https://nls-gateway-cn-shanghai.aliyuncs.com'
const TOKENS = 'https://nls-meta.cn-shanghai.aliyuncs.com'
/** A token is renewed so long before it ends, in seconds. */
const EARLY = 600

interface Token {
  readonly id: string
  /** Seconds since 1970. */
  readonly ends: number
}

/**
 * Speaks through Alibaba Cloud: a token for the account (signed as version 3), kept until shortly before it ends, then
 * one call a piece. The pause is a break of SSML.
 */
export function aliyunSpeech(options: AliyunSpeechOptions): SpeechPort {
  let token: Token | undefined
  return {
    standIn: false,
    async speak(piece) {
      checkPiece(piece)
      const now = options.clock().getTime() / 1000
      if (!token || token.ends - EARLY < now) token = await newToken(options)
      return spoken(options, token, piece)
    },
    async listen(recording) {
      checkRecording(recording)
      return listenBy(options, recording)
    },
    heard: (task) => heardBy(options, task),
  }
}

async function newToken(options: AliyunSpeechOptions): Promise<Token> {
  const { tokens = TOKENS, timeout = 10_000, outbound } = options
  const { host, origin } = new URL(tokens)
  const query = { RegionId: 'cn-shanghai' }
  const call = { host, action: 'CreateToken', version: '2019-02-28', query }
  const signer = { ...options, date: options.clock(), nonce: crypto.randomUUID() }
  let answer: { Token?: { Id?: string; ExpireTime?: number }; Code?: string; Message?: string }
  try {
    const response = await outbound(`${origin}/?${acsQuery(query)}`, {
      method: 'POST',
      headers: { ...(await acsHeaders(call, signer)), accept: 'application/json' },
      timeout,
    })
    answer = await response.json()
  } catch (error) {
    throw portErrorOf('speech', host, error)
  }
  const { Token: given, Code = '', Message = '' } = answer
  if (/^Throttling/.test(Code)) throw throttledBy('speech', `${Code} ${Message}`)
  if (Code) throw refusedBy('speech', `${Code} ${Message}`)
  if (!given?.Id || !given.ExpireTime) throw unreachableAt('speech', host)
  return { id: given.Id, ends: given.ExpireTime }
}

async function spoken(
  options: AliyunSpeechOptions,
  token: Token,
  piece: SpokenPiece,
): Promise<Uint8Array> {
  const { endpoint = GATEWAY, timeout = 30_000, outbound } = options
  const { host, origin } = new URL(endpoint)
  let response: Response
  try {
    response = await outbound(`${origin}/stream/v1/tts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-nls-token': token.id },
      body: JSON.stringify(askedOf(options, token, piece)),
      timeout,
      most: 8 * 1024 * 1024,
    })
  } catch (error) {
    throw portErrorOf('speech', host, error)
  }
  if (response.headers.get('content-type')?.startsWith('audio/'))
    return new Uint8Array(await response.arrayBuffer())
  throw await refusalOf(response, host)
}

function askedOf({ appKey, voices }: AliyunSpeechOptions, token: Token, piece: SpokenPiece) {
  const { text, voice, rate, pause } = piece
  const rest = pause > 0 ? `<break time="${Math.round(pause * 1000)}ms"/>` : ''
  return {
    appkey: appKey,
    token: token.id,
    text: `<speak>${escapeMarkup(text)}${rest}</speak>`,
    format: 'mp3',
    sample_rate: 16_000,
    voice: voices?.[voice] ?? USUAL[voice],
    speech_rate: rateOf(rate),
  }
}

/** -500 is half the pace, 0 the voice's own, 500 twice as fast: more the service does not take. */
function rateOf(rate: number): number {
  const scaled = rate < 1 ? (1 - 1 / rate) / 0.002 : (1 - 1 / rate) / 0.001
  return Math.max(-500, Math.min(500, Math.round(scaled)))
}

/** Of the provider's status codes: too many at once, its own trouble; all others are refusals. */
const THROTTLED = 40000005
const BROKEN = 50000000

async function refusalOf(response: Response, host: string): Promise<Error> {
  const answer = (await response.json().catch(() => ({}))) as { status?: number; message?: string }
  const { status, message = '' } = answer
  if (typeof status !== 'number' || status >= BROKEN) return unreachableAt('speech', host)
  if (status === THROTTLED) return throttledBy('speech', `${status} ${message}`)
  return refusedBy('speech', `${status} ${message}`)
}
