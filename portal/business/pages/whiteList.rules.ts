import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** The phone is that of somebody registered, whose record is linked at once. */
const linksUser: Judging = async ({ before, after, records }) => {
  if (before && before.phone === after.phone && after.user) return
  const [user] = await records.select('appUser', { phone: after.phone }, { limit: 1 })
  after.user = user?.id ?? null
  if (user) return
  return [
    {
      field: 'phone',
      message: ['此手机号没有注册，无法加入', 'Nobody is registered with this phone'],
    },
  ]
}

/** Rules of the feed's whitelist that no word carries. */
export const rules: RuleFunctions = { linksUser }
