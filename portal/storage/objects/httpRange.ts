import { namesEtag } from './httpCondition.ts'
import type { ByteRange, ObjectHead } from './objectStore.ts'
import { OssError } from './ossError.ts'

/**
 * The range a request asks for; `null` for the whole object, which is also the answer to a header of no
 * known form, to several ranges at once, and to one whose If-Range names another version.
 */
export function rangeOf(headers: Headers, head: ObjectHead): Required<ByteRange> | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range')?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || (!first && !last) || changed(headers, head))
    return null
  const start = first ? Number(first) : Math.max(head.size - Number(last), 0)
  const end = first && last ? Number(last) : head.size - 1
  if (first && last && end < start) return null
  if (start < head.size) return { start, end: Math.min(end, head.size - 1) }
  const headersToo = { 'Content-Range': `bytes */${head.size}` }
  throw new OssError(
    'InvalidRange',
    `The object has ${head.size} bytes; the range starts behind them.`,
    { headers: headersToo },
  )
}

function changed(headers: Headers, head: ObjectHead): boolean {
  const version = headers.get('if-range')
  return (
    version !== null && !namesEtag(version, head.etag) && version !== head.modified.toUTCString()
  )
}
