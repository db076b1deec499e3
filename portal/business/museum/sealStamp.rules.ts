import type { Period, Row } from '#declare'
import type { Change } from '#portal/engine/context/change.ts'
import {
  type Bringing,
  type Judging,
  problemAt,
  type RuleFunctions,
} from '#portal/engine/rules/rule.ts'
import { giveAward } from '../data/rights/giveAward.ts'

/** A seal is had at a place that is enabled, while its theme is open. */
const isOpenThen: Judging = async ({ after, records }) => {
  const place = await records.find('sealPlace', after.place as number)
  const theme = place && (await records.find('seal', place.seal as number))
  if (!place || !theme) return []
  if (place.status !== 'enabled')
    return problemAt('place', [
      `点位“${place.name}”已停用`,
      `The place "${place.name}" is disabled`,
    ])
  if (theme.status !== 'published')
    return problemAt('place', [
      `印章主题“${theme.title}”未上架`,
      `The seal theme "${theme.title}" is not published`,
    ])
  const { start, end } = theme.period as Period
  const at = String(after.stampedAt)
  return (start && at < start) || (end && at > end)
    ? problemAt('stampedAt', ['不在活动时间内', 'This is outside the time of the theme'])
    : []
}

/** Whoever has as many seals as the theme needs has completed it, once, and is given what that brings. */
const completesTheSet: Bringing = {
  effect: async (change) => {
    const { after, records } = change
    const theme = (await records.find('seal', after.seal as number)) as Row
    const own = { seal: theme.id, user: after.user }
    if ((await records.count('sealStamp', own)) < Number(theme.needed)) return
    if ((await records.count('sealStamp', { ...own, completes: true })) > 0) return
    const rewarded = await rewards[String(theme.reward ?? 'none')]?.(change, theme)
    const values = { completes: true, rewarded: rewarded === true }
    await records.update('sealStamp', after.id as number, values)
  },
}

type Reward = (change: Change, theme: Row) => Promise<boolean>

/** Nothing is given of what there is no more: the seals stay all the same. */
const rewards: { readonly [reward: string]: Reward | undefined } = {
  medal: async ({ after: { user }, records }, { medal, title }) => {
    const of = await records.find('medal', medal as number)
    const isLeft = Number(of?.stock ?? 0) === 0 || Number(of?.holders) < Number(of?.stock)
    const holds = await records.count('medalHolder', { medal, user, status: 'held' })
    if (of?.status !== 'published' || !isLeft || holds > 0) return false
    const reason = `集齐印章“${title}”`
    await records.create('medalHolder', { medal, user, reason, origin: 'rule' })
    return true
  },
  coupon: async (change, { coupon, title }) => {
    const of = await change.records.find('coupon', coupon as number)
    if (of?.status !== 'active' || Number(of.received ?? 0) >= Number(of.stock)) return false
    const as = { key: 'seal', origin: 'activity', remark: `集齐印章“${title}”` }
    const award = { kind: 'coupon', coupon, name: of.title }
    await giveAward({ ...change, as }, award, change.after)
    return true
  },
}

/** Rules of stamps that no word carries. */
export const rules: RuleFunctions = { isOpenThen, completesTheSet }
