import { chunksOf, join, streamOf } from './body.ts'
import { utf8 } from './encoding.ts'
import type { Body } from './objectStore.ts'
import { OssError } from './ossError.ts'

/** A form as it arrives: the fields before the file, then the file's content, still streaming. */
export interface StreamedForm {
  fields: ReadonlyMap<string, string>
  fileName: string
  file: ReadableStream<Uint8Array>
}

/** As much as all fields may come to; a policy with its token needs a few kilobytes. */
const FIELDS_MOST = 64 * 1024
const BLANK_LINE = utf8('\r\n\r\n')

/**
 * Reads a multipart/form-data body up to its `file` field, which stands last as OSS wants it, so that
 * the fields can be checked before any of the content is taken in. Field names are in lower case.
 */
export async function formStream(body: Body, contentType: string): Promise<StreamedForm> {
  const delimiter = delimiterOf(contentType)
  const source = reader(body)
  source.unread(utf8('\r\n'))
  await source.until(delimiter, FIELDS_MOST)
  const fields = new Map<string, string>()
  for (let left = FIELDS_MOST; left > 0; ) {
    const head = new TextDecoder().decode(await source.until(BLANK_LINE, left))
    if (head.startsWith('--')) break
    const name = /\bname="([^"]*)"/i.exec(head)?.[1]?.toLowerCase() ?? ''
    if (name === 'file') {
      const fileName = /\bfilename="([^"]*)"/i.exec(head)?.[1] ?? ''
      return { fields, fileName, file: streamOf(source.streamUntil(delimiter)) }
    }
    const value = await source.until(delimiter, left)
    fields.set(name, new TextDecoder().decode(value))
    left -= head.length + value.length
  }
  throw malformed('has no field "file", or more than 64 KB before it')
}

function delimiterOf(contentType: string): Uint8Array {
  const boundary = /^multipart\/form-data;.*\bboundary=(?:"([^"]{1,100})"|([^\s;]{1,100}))/i.exec(
    contentType,
  )
  if (!boundary) throw malformed('is not multipart/form-data with a boundary')
  return utf8(`\r\n--${boundary[1] ?? boundary[2]}`)
}

/** One part of a form as it arrives; the next one follows once its body was read. */
export interface FormPart {
  readonly name: string
  /** Null where it is a plain field. */
  readonly fileName: string | null
  readonly body: ReadableStream<Uint8Array>
}

/** As much as the head of a part may come to. */
const HEAD_MOST = 8 * 1024

/** Every part of a multipart/form-data body in its order, each to be read to its end before the next one is asked for. */
export async function* partsOf(body: Body, contentType: string): AsyncGenerator<FormPart> {
  const delimiter = delimiterOf(contentType)
  const source = reader(body)
  source.unread(utf8('\r\n'))
  await source.until(delimiter, FIELDS_MOST)
  while (!(await source.begins(utf8('--')))) {
    const head = new TextDecoder().decode(await source.until(BLANK_LINE, HEAD_MOST))
    const fileName = /\bfilename="([^"]*)"/i.exec(head)?.[1]?.replaceAll('%22', '"')
    yield {
      name: /\bname="([^"]*)"/i.exec(head)?.[1] ?? '',
      fileName: fileName ?? null,
      body: streamOf(source.streamUntil(delimiter, true)),
    }
  }
}

function malformed(what: string): OssError {
  return new OssError(
    'MalformedPOSTRequest',
    `The form ${what}; send the fields first and the file last.`,
  )
}

/** Reads a body by delimiters, holding back no more than it has to. */
function reader(body: Body) {
  const chunks = chunksOf(body)
  let held: Uint8Array = new Uint8Array(0)

  const more = async (): Promise<void> => {
    const { done, value } = await chunks.next()
    if (done) throw malformed('broke off')
    held = join([held, value])
  }
  const take = (count: number, skip = 0): Uint8Array => {
    const taken = held.subarray(0, count)
    held = held.subarray(count + skip)
    return taken
  }
  return {
    unread(bytes: Uint8Array): void {
      held = join([bytes, held])
    },
    /** The bytes before the delimiter, which is passed over; at most `most` of them. */
    async until(delimiter: Uint8Array, most: number): Promise<Uint8Array> {
      for (;;) {
        const at = indexOf(held, delimiter)
        if (at >= 0 && at <= most) return take(at, delimiter.length)
        if (at > most || held.length > most + delimiter.length)
          throw malformed('has too much before its file')
        await more()
      }
    },
    /** Whether what comes next begins so. */
    async begins(bytes: Uint8Array): Promise<boolean> {
      while (held.length < bytes.length) await more()
      return bytes.every((byte, i) => held[i] === byte)
    },
    /** The bytes before the delimiter, as they arrive; what follows it is read and dropped, or left where it `goesOn`. */
    async *streamUntil(delimiter: Uint8Array, goesOn = false): AsyncGenerator<Uint8Array> {
      for (;;) {
        const at = indexOf(held, delimiter)
        if (at >= 0) {
          const last = take(at, goesOn ? delimiter.length : 0)
          if (last.length > 0) yield last
          break
        }
        const safe = held.length - delimiter.length
        if (safe > 0) yield take(safe)
        await more()
      }
      if (!goesOn) await chunks.return(undefined)
    },
  }
}

function indexOf(bytes: Uint8Array, wanted: Uint8Array): number {
  for (let at = bytes.indexOf(wanted[0]!); at >= 0; at = bytes.indexOf(wanted[0]!, at + 1)) {
    if (at + wanted.length > bytes.length) return -1
    if (wanted.every((byte, i) => bytes[at + i] === byte)) return at
  }
  return -1
}
