import type { Context } from 'hono'
import { type ForeignSpan, tracing } from '#portal/core/trace.ts'
import { success } from '../envelope.ts'

const MOST = 50
/** What a browser tells is of just now, in milliseconds. */
const RECENT = 10 * 60_000

/** `POST index/spans`: what a signed-in browser has to tell of its clicks and calls. What is malformed is left out. */
export async function takeSpans(c: Context): Promise<Response> {
  const body = (await c.req.json().catch(() => null)) as { readonly spans?: unknown } | null
  const given = Array.isArray(body?.spans) ? body.spans.slice(0, MOST) : []
  const spans = given.filter(isSpan)
  tracing()?.foreign(spans)
  return success(c, { taken: spans.length })
}

function isSpan(given: unknown): given is ForeignSpan {
  const { trace, span, parent, name, began, ended } = Object(given) as Partial<ForeignSpan>
  const isHex = (text: unknown, length: number) =>
    typeof text === 'string' && text.length === length && /^[\da-f]+$/.test(text)
  return (
    isHex(trace, 32) &&
    isHex(span, 16) &&
    (parent === undefined || isHex(parent, 16)) &&
    // Kinds and paths alone: nothing that anybody typed, no number of a record.
    typeof name === 'string' &&
    /^(click|open|GET|POST|PUT|PATCH|DELETE) [\w/:.-]{1,120}$/.test(name) &&
    Number.isFinite(began) &&
    Number.isFinite(ended) &&
    Number(began) <= Number(ended) &&
    Math.abs(Date.now() - Number(began)) < RECENT
  )
}
