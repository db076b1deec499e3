import type { Context } from 'hono'
import { PortalError, refusedField } from '#portal/core/errors.ts'
import {
  forgottenChanges,
  lastChange,
  numberChanges,
} from '#portal/engine/changes/numberChanges.ts'
import { readChanges, type ToldChange } from '#portal/engine/changes/readChanges.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { success } from '../envelope.ts'

const MOST = 500
const LONGEST_WAIT = 25
/** Between two looks while somebody waits, in milliseconds. */
const LOOK = 500

/**
 * `GET changes?since=cursor&limit=100&entity=article,issue&wait=20`: what was published, changed or withdrawn since,
 * oldest first, with the cursor to go on from. Without `since` from the beginning of what is kept; `since=now` gives
 * the cursor of this moment. With `wait` an empty answer comes that many seconds later, or as soon as there is something
 * or the portal is about to end.
 */
export async function changesRoute(c: Context, context: PortalContext): Promise<Response> {
  const { since = '', limit = '100', entity = '', wait = '0' } = queryOf(c)
  const most = wholeIn('limit', limit, 1, MOST)
  const patience = wholeIn('wait', wait, 0, LONGEST_WAIT)
  const entities = entity.split(',').filter(Boolean)
  await numberChanges(context)
  if (since === 'now')
    return success(c, {
      list: [],
      cursor: String(await lastChange(context.database.db)),
      hasNext: false,
    })
  const after =
    since === '' ? await forgottenChanges(context.database.db) : wholeIn('since', since, 0, 2 ** 53)
  if (after < (await forgottenChanges(context.database.db))) throw tooOld()
  const found = await lookOut(context, patience, () =>
    readChanges(context, { after, limit: most + 1, entities }),
  )
  const list = found.slice(0, most)
  const hasNext = found.length > most
  c.header('Cache-Control', 'no-store')
  return success(c, { list, cursor: list.at(-1)?.cursor ?? String(after), hasNext })
}

async function lookOut(
  context: PortalContext,
  seconds: number,
  read: () => Promise<ToldChange[]>,
): Promise<ToldChange[]> {
  for (let left = (seconds * 1000) / LOOK; ; left--) {
    const found = await read()
    if (found.length > 0 || left <= 0 || context.closing.aborted) return found
    await new Promise((resolve) => setTimeout(resolve, LOOK))
    await numberChanges(context)
  }
}

function wholeIn(name: string, given: string, least: number, most: number): number {
  const value = Number(given)
  if (/^\d+$/.test(given) && value >= least && value <= most) return value
  throw refusedField(name, [
    `${name} 应为 ${least} 到 ${most} 的整数`,
    `${name} is a whole number from ${least} to ${most}`,
  ])
}

const tooOld = () =>
  new PortalError(40900, 409, [
    '此游标之前的变更已不再保留；请重新读取公开列表，再从 since=now 继续',
    'Changes before this cursor are no longer kept: read the public lists anew, then go on from since=now',
  ])
