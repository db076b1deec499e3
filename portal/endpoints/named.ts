import { bodyOf } from '../body.ts'
import { done } from '../envelope.ts'
import { refusedField } from '../errors.ts'
import type { NamedCall } from '../records/addresses.ts'
import { remove } from '../records/bin.ts'
import { queryOf } from '../records/listing.ts'
import { move } from '../records/move.ts'
import { page, type Route, record, withVersion } from '../records/routes.ts'
import { create, update } from '../records/save.ts'
import { articleTagLevels } from './articleTag.ts'
import { getByKey, updateConfig, updateConfigByKey } from './baseConfig.ts'

/** What named calls of a desk do that no plain operation does; by entity and operation. */
const own: { readonly [operation: string]: Route } = {
  'articleTag.levels': articleTagLevels,
  'baseConfig.getByKey': getByKey,
  'baseConfig.updateConfig': updateConfig,
  'baseConfig.updateConfigByKey': updateConfigByKey,
}

/** Operations that are the plain ones under another address. */
const plain: { readonly [operation: string]: Route } = {
  getList: (c, call) => page(c, call, queryOf(c)),
  create: async (c, call) => record(c, await create(call, await bodyOf(c)), 201),
  update: async (c, call) => {
    const { id, ...body } = withVersion(c, await bodyOf(c))
    return record(c, await update(call, idIn(id), body))
  },
  delete: async (c, call) => {
    const { id, ...body } = await bodyOf(c)
    return done(c, await remove(call, idIn(id), body))
  },
}

/**
 * The route of a named call; undefined where the portal has none, which leaves the address unanswered (40400) rather
 * than answered with something else. A stand-in's call is answered where it is a plain operation.
 */
export function namedFunctions({
  entity,
  operation,
  endpoint,
  method,
}: NamedCall): Route | undefined {
  const found = own[`${entity.name}.${operation}`]
  if (found) return found
  const takes =
    typeof endpoint === 'object' && 'takes' in endpoint ? Object.keys(endpoint.takes ?? {}) : []
  if (operation in entity.moves && method === 'POST' && takes.join() === 'id')
    return moving(operation)
  return takes.length === 0 ? plain[operation] : undefined
}

const moving =
  (name: string): Route =>
  async (c, call) => {
    const { id, ...body } = withVersion(c, await bodyOf(c))
    return record(c, await move(call, idIn(id), name, body))
  }

/** The record number of a body. Throws 40001 where there is none. */
export function idIn(id: unknown): number {
  if (Number.isSafeInteger(id) && (id as number) > 0) return id as number
  throw refusedField('id', ['请给出记录编号', 'Send the number of the record'])
}
