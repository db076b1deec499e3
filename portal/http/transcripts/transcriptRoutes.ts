import {
  correctTranscript,
  startTranscript,
  transcriptOf,
} from '#portal/engine/transcripts/transcripts.ts'
import { bodyOf } from '../body.ts'
import { success } from '../envelope.ts'
import type { Route } from '../records/recordCalls.ts'

const calls: { readonly [method: string]: (id: number) => Route } = {
  GET: (id) => async (c, call) => {
    const { field, url } = c.req.query()
    return success(c, await transcriptOf(call, id, { field, url }))
  },
  POST: (id) => async (c, call) =>
    success(c, await startTranscript(call, id, await bodyOf(c)), 201),
  PUT: (id) => async (c, call) => success(c, await correctTranscript(call, id, await bodyOf(c))),
}

/** The route of a call on what is said in a recording of a record; undefined where it is none. */
export function transcriptRoute(method: string, rest: readonly string[]): Route | undefined {
  const [id = '', what, ...further] = rest
  if (!/^[1-9]\d{0,15}$/.test(id) || what !== 'transcript' || further.length > 0) return undefined
  return calls[method]?.(Number(id))
}
