import type { Context } from 'hono'
import { malformedBody, refusedField, tooLarge } from '#portal/core/errors.ts'
import { isRow } from '#portal/engine/records/entryKeys.ts'
import { jsonOf } from '../body.ts'
import { success } from '../envelope.ts'
import { type Ingesting, ingest, type Outcome, outcomeIn } from './ingest.ts'

/** Items of one call. */
export const MOST_ITEMS = 500

/**
 * `POST ingest/{path}`: one object is answered as one record (201 made, 200 changed, else its error), a list with what
 * became of each item. `Idempotency-Key` stands for the whole request, `key` for an item.
 */
export async function ingestRoute(c: Context, call: Ingesting): Promise<Response> {
  const body = await jsonOf(c)
  const key = c.req.header('idempotency-key')
  if (key !== undefined && (key.trim() === '' || key.length > 190))
    throw refusedField('Idempotency-Key', ['应为 1 到 190 个字符', 'It has 1 to 190 letters'])
  if (Array.isArray(body)) return many(c, call, body, key)
  if (!isRow(body)) throw malformedBody()
  const [outcome] = (await ingest(call, [body], key)) as [Outcome]
  if (!outcome.done) throw outcome.error
  if (outcome.repeated) c.header('Idempotent-Replayed', 'true')
  return success(c, outcomeIn(call.session.language)(outcome), outcome.created ? 201 : 200)
}

async function many(c: Context, call: Ingesting, items: readonly unknown[], key?: string) {
  if (items.length > MOST_ITEMS) throw tooLarge([` ${MOST_ITEMS} 项`, `${MOST_ITEMS} items`])
  const outcomes = await ingest(call, items, key)
  if (outcomes.length > 0 && outcomes.every((one) => one.done && one.repeated))
    c.header('Idempotent-Replayed', 'true')
  const made = outcomes.filter((one) => one.done).length
  return success(c, {
    total: outcomes.length,
    done: made,
    refused: outcomes.length - made,
    results: outcomes.map(outcomeIn(call.session.language)),
  })
}
