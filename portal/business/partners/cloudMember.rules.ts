import type { Label, Row } from '#declare'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** By how somebody joins: why they may not, if so. Whoever is imported was let in by the operator. */
const refusals: { readonly [way: string]: (member: Row, of: Row) => Label | undefined } = {
  invite: ({ inviteCode }, of) =>
    of.inviteCode && inviteCode === of.inviteCode
      ? undefined
      : ['邀请码无效或已作废', 'The invite code is not valid, or void by now'],
  email: ({ email }, of) =>
    String(email ?? '')
      .toLowerCase()
      .endsWith(`@${of.mailDomain}`)
      ? undefined
      : [`邮箱后缀须为 @${of.mailDomain}`, `The mail address must end with @${of.mailDomain}`],
}

/** Members join in the way their enterprise says. */
const joinsAsAllowed: Judging = async ({ after, records }) => {
  const way = String(after.joinedBy)
  if (way === 'import') return []
  const of = (await records.find('cloudEnterprise', after.enterprise as number)) as Row
  const field = { invite: 'inviteCode', email: 'email' }[way] ?? 'joinedBy'
  const message: Label | undefined =
    of.joinMode === way
      ? refusals[way]?.(after, of)
      : ['该企业的成员不以此方式加入', 'Members of this enterprise do not join in that way']
  return message ? [{ field: of.joinMode === way ? field : 'joinedBy', message }] : []
}

/** Rules of members of cloud enterprises that no word carries. */
export const rules: RuleFunctions = { joinsAsAllowed }
