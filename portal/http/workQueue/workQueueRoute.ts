import { turn } from '#portal/engine/workQueue/turn.ts'
import { bodyOf } from '../body.ts'
import { success } from '../envelope.ts'
import type { Route } from '../records/recordCalls.ts'

/** `POST queue` below the address of an entity that has one; undefined for any other call. */
export function workQueueRoute(method: string, rest: readonly string[]): Route | undefined {
  if (method !== 'POST' || rest.length !== 1 || rest[0] !== 'queue') return undefined
  return async (c, call) => success(c, await turn(call, await bodyOf(c)))
}
