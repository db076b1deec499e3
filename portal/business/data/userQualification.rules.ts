import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { Bringing, RuleFunctions } from '#portal/engine/rules/rule.ts'

const origins: { readonly [source: string]: string } = { purchase: 'order', company: 'enterprise' }
const GONE: readonly unknown[] = ['dropped', 'refunded']

/** Whoever qualifies for a period of a camp takes part in it; who does already takes no second place. */
const joinsPeriod: Bringing = {
  effect: async ({ after, records, now }) => {
    if (after.kind !== 'camp') return
    const { campPeriod: period, user } = after
    const there = await records.select('campStudent', { period, user }, { limit: 10 })
    if (there.some(({ status }) => !GONE.includes(status))) return
    const { nickname, phone } = (await records.find('appUser', user as number)) as Row
    if (!phone)
      throw refusedField('user', [
        '用户没有手机号，不能入营',
        'The user has no phone: nobody joins a camp without',
      ])
    const origin = origins[String(after.source)] ?? 'grant'
    await records.create('campStudent', { period, user, nickname, phone, origin, joinedAt: now })
  },
}

/** Rules of rights to take part that no word carries. */
export const rules: RuleFunctions = { joinsPeriod }
