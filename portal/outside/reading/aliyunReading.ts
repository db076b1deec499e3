import { acsHeaders } from '../acs3.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { portErrorOf, refusedBy, throttledBy, unreachableAt } from '../portError.ts'
import { asWritten, checkPicture, type ReadingPort } from './reading.ts'

/** An account of Alibaba Cloud's OCR. */
export interface AliyunReadingSettings {
  readonly accessKeyId: string
  readonly accessKeySecret: string
  /** `https://ocr-api.cn-hangzhou.aliyuncs.com` unless told. */
  readonly endpoint?: string
}
export interface AliyunReadingOptions extends AliyunReadingSettings {
  readonly outbound: Outbound
  readonly clock: () => Date
  /** Given up after so many milliseconds. */
  readonly timeout?: number
}

const ENDPOINT = 'https://ocr-api.cn-hangzhou.aliyuncs.com'
const ACTION = 'RecognizeGeneral'
const VERSION = '2021-07-07'

interface Answer {
  readonly Code?: string
  readonly Message?: string
  /** JSON in a text: `{ content, prism_wordsInfo: [{ word }] }`. */
  readonly Data?: string
}

/** Reads through Alibaba Cloud's OCR of general pictures (通用文字识别): one call a picture. */
export function aliyunReading(options: AliyunReadingOptions): ReadingPort {
  const { endpoint = ENDPOINT, timeout = 20_000, outbound } = options
  const { host, origin } = new URL(endpoint)
  return {
    standIn: false,
    async read(picture) {
      checkPicture(picture)
      const call = { host, action: ACTION, version: VERSION, query: {}, body: picture }
      const signer = { ...options, date: options.clock(), nonce: crypto.randomUUID() }
      let answer: Answer
      try {
        const response = await outbound(`${origin}/`, {
          method: 'POST',
          headers: {
            ...(await acsHeaders(call, signer)),
            accept: 'application/json',
            'content-type': 'application/octet-stream',
          },
          body: picture,
          timeout,
          most: 8 * 1024 * 1024,
        })
        answer = (await response.json()) as Answer
      } catch (error) {
        throw portErrorOf('reading', host, error)
      }
      const { Code = '', Message = '', Data } = answer
      if (/^Throttling/.test(Code)) throw throttledBy('reading', `${Code} ${Message}`)
      if (Code && Code !== WELL) throw refusedBy('reading', `${Code} ${Message}`)
      if (typeof Data !== 'string') throw unreachableAt('reading', host)
      return textOf(Data, host)
    },
  }
}

/** Some of its answers say that they are well, others nothing. */
const WELL = '200'

function textOf(data: string, host: string): string {
  try {
    const { content = '', prism_wordsInfo: words = [] } = JSON.parse(data) as {
      content?: string
      prism_wordsInfo?: readonly { readonly word: string }[]
    }
    // One entry is one line of the picture.
    return asWritten(words.length > 0 ? words.map(({ word }) => word).join('\n') : content)
  } catch (error) {
    throw unreachableAt('reading', host, error)
  }
}
