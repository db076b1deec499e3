import type { Context } from 'hono'
import type { Label, Row } from '#declare'
import {
  malformedBody,
  PortalError,
  refusedField,
  tooLarge,
  wrongType,
} from '#portal/core/errors.ts'
import { isRow } from '#portal/engine/records/entryKeys.ts'
import { unkeepable } from '#widgets/kind/unkeepable.ts'

/** Bytes of a JSON body; an article with all its markup is far below. */
export const MOST_BYTES = 4 * 1024 * 1024
/** Between two pieces of a body, in milliseconds. */
const STALL = 15_000

/**
 * The JSON object of a call's body, or an empty one where there is no body. Throws 41300 above {@link MOST_BYTES},
 * 41500 for anything but JSON, 40001 for text that is none or no object, and for what no database keeps, by its place.
 */
export async function bodyOf(c: Context): Promise<Row> {
  const body = (await jsonOf(c)) ?? {}
  if (!isRow(body)) throw malformedBody()
  const place = unkeepable(body)
  if (place !== null) throw refusedField(fieldAt(place), lost)
  return body
}

const lost: Label = [
  '含有无法保存的字符或层级过深，请修改后重新提交',
  'Holds characters that cannot be kept, or is nested too deep: change it and send it again',
]

/** `$.items[2].title` as fields are named in answers: `items.2.title`. */
const fieldAt = (place: string): string =>
  place.replace(/^\$\.?/, '').replace(/\[(\d+)\]/g, '.$1') || '_'

/** A body is read once, and may be asked for again: by the audit log, after the call has had it. */
const taken = new WeakMap<Request, Promise<unknown>>()

/** The same for calls that take a list as well and look at their texts themselves; undefined where there is no body. */
export function jsonOf(c: Context): Promise<unknown> {
  const reading = taken.get(c.req.raw) ?? readJson(c)
  taken.set(c.req.raw, reading)
  return reading
}

async function readJson(c: Context): Promise<unknown> {
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
  const next = () => unlessStalled(reader)
  for (let part = await next(); !part.done; part = await next()) {
    bytes += part.value.byteLength
    if (bytes > MOST_BYTES) {
      await reader.cancel()
      throw tooMuch()
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

/** The next piece; one that does not come for so long is waited for no longer, and its socket given up. */
async function unlessStalled(reader: Reader): Promise<Awaited<ReturnType<Reader['read']>>> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(stalled()), STALL)
  })
  try {
    return await Promise.race([reader.read(), late])
  } catch (error) {
    await reader.cancel().catch(() => undefined)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

const stalled = () =>
  new PortalError(40001, 408, [
    '请求内容长时间未到齐，未保存任何内容，请重新提交',
    'The rest of what was sent did not arrive; nothing was saved: send it again',
  ])

const tooMuch = () => tooLarge([' 4 MB', '4 MB'])

/** What every object bears (`__proto__`, `constructor`, `toString`) is the name of no field: it would be found in any. */
function parsed(text: string): unknown {
  let strange: string | undefined
  try {
    const value = JSON.parse(text, (key, inner) => {
      if (key in Object.prototype) strange = key
      return inner
    })
    if (strange === undefined) return value
  } catch {
    throw malformedBody()
  }
  throw refusedField(strange, [`没有名为“${strange}”的字段`, `There is no field "${strange}"`])
}
