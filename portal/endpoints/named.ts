import { mergeNameOf, mergesOf } from '#derive/merges.ts'
import { bodyOf } from '../body.ts'
import { giveByFile, giveByItems, runByFile } from '../bulk/oldCall.ts'
import { namedDashboard } from '../dashboard/namedDashboard.ts'
import { exportByFile } from '../exports/oldExportCall.ts'
import { mine, watching } from '../jobs/watchJob.ts'
import { myNotices } from '../notices/myNotices.ts'
import type { NamedCall } from '../records/addresses.ts'
import { demandKnown } from '../records/call.ts'
import { queryOf } from '../records/listing.ts'
import { mergePreview, merging } from '../records/merge/routes.ts'
import { page, type Route, record } from '../records/recordCalls.ts'
import { create } from '../records/save.ts'
import { takenByCall } from '../records/takenBy.ts'
import { appbarCalls } from './appbar.ts'
import { articleTagLevels } from './articleTag.ts'
import { formCalls, getByKey, updateConfig, updateConfigByKey } from './baseConfig.ts'
import { bigNameCalls } from './bigName.ts'
import { catalogCalls } from './catalog.ts'
import { commentCalls } from './comment.ts'
import { companyCalls } from './company.ts'
import { moving, routeByShape } from './generic.ts'
import { icbcCalls } from './icbc.ts'
import { materialCalls } from './material.ts'
import { materialOrderCalls } from './materialOrder.ts'
import { medalLevelCalls } from './medalLevel.ts'
import { moduleContentCalls } from './moduleContent.ts'
import { partnerCalls } from './partner.ts'
import { podcastMenu } from './podcast.ts'
import { raffleCalls } from './raffle.ts'
import { rankCalls } from './rank.ts'
import { seedingCalls } from './seeding.ts'
import { shopCalls } from './shop.ts'
import { subjectCalls } from './subject.ts'
import { taskStatisticsCalls } from './taskStatistics.ts'

/** What named calls of a desk do that no plain operation does; by entity and operation. */
const own: { readonly [operation: string]: Route } = {
  ...catalogCalls,
  ...appbarCalls,
  ...bigNameCalls,
  ...commentCalls,
  ...companyCalls,
  ...icbcCalls,
  ...materialCalls,
  ...materialOrderCalls,
  ...medalLevelCalls,
  ...moduleContentCalls,
  ...partnerCalls,
  ...subjectCalls,
  ...taskStatisticsCalls,
  ...raffleCalls,
  ...rankCalls,
  ...seedingCalls,
  ...shopCalls,
  'articleTag.levels': articleTagLevels,
  'batchGive.giveReadMoney': giveByFile('readMoney'),
  'batchGive.giveBook': giveByFile('book'),
  'batchGive.giveQualification': giveByFile('qualification'),
  'batchGive.giveMagazine': runByFile('magazine'),
  'batchGive.cancelMagazine': runByFile('cancelMagazine'),
  'batchGive.giveVip': runByFile('vip'),
  'batchGive.giveCoupon': giveByItems('coupon', { couponId: 'coupon' }),
  'export.exportDouBanForPhone': exportByFile('douBanForPhone'),
  'export.exportAddressForUid': exportByFile('addressForUid'),
  'baseConfig.getByKey': getByKey,
  'baseConfig.updateConfig': updateConfig,
  'baseConfig.updateConfigByKey': updateConfigByKey,
  'job.mine': mine,
  'notice.mine': myNotices,
  'podcast.menu': podcastMenu,
  'job.watching': watching,
}

/** Parameters of named calls beside those their declarations take. */
const also: { readonly [operation: string]: readonly string[] } = {
  'baseConfig.updateConfig': ['list'],
}

/** Operations that are the plain ones under another address. */
const plain: { readonly [operation: string]: Route } = {
  getList: (c, call) => page(c, call, queryOf(c)),
  create: async (c, call) => record(c, await create(call, await bodyOf(c)), 201),
}

/**
 * The route of a named call; undefined where the portal has none, which leaves the address unanswered (40400) rather
 * than answered with something else.
 */
export function namedFunctions(named: NamedCall): Route | undefined {
  const route = functionOf(named)
  return route && named.method !== 'GET' ? knowing(named, route) : route
}

const takesOf = (endpoint: NamedCall['endpoint']): readonly string[] =>
  typeof endpoint === 'object' && 'takes' in endpoint ? Object.keys(endpoint.takes ?? {}) : []

/** What a call does not take is refused by its name, whatever its function would make of it. */
const knowing =
  ({ entity, operation, endpoint }: NamedCall, route: Route): Route =>
  async (c, call) => {
    const taken = [...takesOf(endpoint), ...(also[`${entity.name}.${operation}`] ?? [])]
    demandKnown(await bodyOf(c), takenByCall(entity, operation, taken))
    return route(c, call)
  }

function functionOf({ entity, operation, endpoint, method }: NamedCall): Route | undefined {
  const found = own[`${entity.name}.${operation}`]
  if (found) return found
  if (entity.keysOf) return formCalls[operation]
  if (method === 'GET' && entity.dashboards[operation]) return namedDashboard(operation, endpoint)
  if (mergesOf(entity, operation)) return merging(operation)
  const merge = mergeNameOf(entity)
  if (merge && operation === `${merge}Preview`) return mergePreview(merge)
  const takes = takesOf(endpoint)
  const isMove =
    operation in entity.moves && method === 'POST' && ['id', 'ids'].includes(takes.join())
  if (isMove) return moving(operation)
  return takes.length === 0
    ? (plain[operation] ?? routeByShape(operation, takes))
    : routeByShape(operation, takes)
}
