import { queryOf } from '#portal/engine/records/listing.ts'
import { merge, previewMerge } from '#portal/engine/records/merge/merge.ts'
import { bodyOf } from '../body.ts'
import { languageOf, success } from '../envelope.ts'
import { type Route, record } from './recordCalls.ts'

/** `POST {path}/{name} { ids, target }` merges; with `dry: true` it only tells what would happen. */
export const merging =
  (name: string): Route =>
  async (c, call) => {
    const { dry, ...body } = await bodyOf(c)
    const language = languageOf(c.req.header('accept-language'))
    if (dry === true) return success(c, await previewMerge(call, name, body, language))
    return record(c, await merge(call, name, body))
  }

/** The preview as a named GET: `?sourceIds=1,2&targetId=3`. */
export const mergePreview =
  (name: string): Route =>
  async (c, call) => {
    const { sourceIds = '', ids = sourceIds, ...rest } = queryOf(c)
    const listed = ids
      .replace(/[[\]\s]/g, '')
      .split(',')
      .filter(Boolean)
    const language = languageOf(c.req.header('accept-language'))
    return success(
      c,
      await previewMerge(call, name, { ...rest, ids: listed.map(Number) }, language),
    )
  }
