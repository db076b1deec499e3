import type { Context } from 'hono'
import type { Row } from '#declare'
import { malformed, tooLarge, wrongType } from './errors.ts'
import { isRow } from './records/entryKeys.ts'

/** Bytes of a JSON body; an article with all its markup is far below. */
export const MOST_BYTES = 4 * 1024 * 1024

/**
 * The JSON object of a call's body, or an empty one where there is no body. Throws 41300 above {@link MOST_BYTES},
 * 41500 for anything but JSON, 40001 for text that is none or no object.
 */
export async function bodyOf(c: Context): Promise<Row> {
  const body = (await jsonOf(c)) ?? {}
  if (!isRow(body)) throw malformed()
  return body
}

/** The same for calls that take a list as well; undefined where there is no body. */
export async function jsonOf(c: Context): Promise<unknown> {
  const text = await textWithin(c)
  if (text.trim() === '') return undefined
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/(json|[\w.+-]+\+json)\b/i.test(type))
    throw wrongType(type || '–', 'application/json')
  return parsed(text)
}

/** The declared length may lie or be missing, so bytes are counted as they come. */
async function textWithin(c: Context): Promise<string> {
  if (Number(c.req.header('content-length') ?? 0) > MOST_BYTES) throw tooMuch()
  const reader = c.req.raw.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength
    if (bytes > MOST_BYTES) {
      await reader.cancel()
      throw tooMuch()
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

const tooMuch = () => tooLarge([' 4 MB', '4 MB'])

/** Keys that would reach into every object are no fields of anything. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => {
      if (key === '__proto__') throw new SyntaxError('__proto__')
      return value
    })
  } catch {
    throw malformed()
  }
}
