import { mergeNameOf, mergesOf } from '#derive/merges.ts'
import { medalLevelCalls } from '#portal/business/activities/medalLevel.calls.ts'
import { podcastMenu } from '#portal/business/audio/podcast.calls.ts'
import { commentCalls } from '#portal/business/comments/comment.calls.ts'
import {
  formCalls,
  getByKey,
  updateConfig,
  updateConfigByKey,
} from '#portal/business/configuration/baseConfig.calls.ts'
import { mine, watching } from '#portal/business/configuration/job.calls.ts'
import { myNotices } from '#portal/business/configuration/notice.calls.ts'
import { articleTagLevels } from '#portal/business/content/articleTag.calls.ts'
import { catalogCalls } from '#portal/business/content/catalog.calls.ts'
import { materialCalls } from '#portal/business/content/material.calls.ts'
import { raffleCalls } from '#portal/business/lottery/raffle.calls.ts'
import { materialOrderCalls } from '#portal/business/operations/materialOrder.calls.ts'
import { seedingCalls } from '#portal/business/operations/seedingPost.calls.ts'
import { shopCalls } from '#portal/business/operations/shopGoods.calls.ts'
import { appbarCalls } from '#portal/business/pages/appbar.calls.ts'
import { moduleContentCalls } from '#portal/business/pages/moduleContent.calls.ts'
import { companyCalls } from '#portal/business/partners/company.calls.ts'
import { icbcCalls } from '#portal/business/partners/icbcData.calls.ts'
import { partnerCalls } from '#portal/business/partners/partnerUserOrder.calls.ts'
import { bigNameCalls } from '#portal/business/rankings/bigName.calls.ts'
import { rankCalls } from '#portal/business/rankings/rank.calls.ts'
import { subjectCalls } from '#portal/business/subjects/subject.calls.ts'
import { taskStatisticsCalls } from '#portal/business/tasks/taskStatistics.calls.ts'
import { demandKnown } from '#portal/engine/records/call.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { create } from '#portal/engine/records/save.ts'
import { takenByCall } from '#portal/engine/records/takenBy.ts'
import { bodyOf } from '../body.ts'
import { namedDashboard } from '../dashboards/namedDashboard.ts'
import { exportByFile } from '../exports/oldExportCall.ts'
import { giveByFile, giveByItems, runByFile } from '../imports/oldCall.ts'
import type { NamedCall } from './addresses.ts'
import { moving, routeByShape } from './generic.ts'
import { mergePreview, merging } from './mergeCalls.ts'
import { page, type Route, record } from './recordCalls.ts'

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
