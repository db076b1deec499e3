import { bareEtag } from './etag.ts'
import type { ObjectHead } from './objectStore.ts'
import { OssError } from './ossError.ts'

/** `304` when the reader has the object already, `null` when it is to be sent; `PreconditionFailed` thrown. */
export function conditionOf(headers: Headers, head: ObjectHead): 304 | null {
  const match = headers.get('if-match')
  if (match !== null && !namesEtag(match, head.etag)) throw failed('If-Match')
  const unmodified = headers.get('if-unmodified-since')
  if (match === null && unmodified !== null && seconds(head.modified) > Date.parse(unmodified)) {
    throw failed('If-Unmodified-Since')
  }
  const noneMatch = headers.get('if-none-match')
  if (noneMatch !== null) return namesEtag(noneMatch, head.etag) ? 304 : null
  const since = headers.get('if-modified-since')
  return since !== null && seconds(head.modified) <= Date.parse(since) ? 304 : null
}

/** Whether a list of etags, or `*`, names this one. */
export function namesEtag(list: string, etag: string): boolean {
  return list.split(',').some((one) => one.trim() === '*' || bareEtag(one) === etag)
}

function failed(condition: string): OssError {
  return new OssError('PreconditionFailed', `The object is not the one that ${condition} means.`, {
    details: { Condition: condition },
  })
}

/** Headers bear no parts of a second. */
function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000) * 1000
}
