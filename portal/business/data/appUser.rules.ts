import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** Who has closed their account keeps the number only: phone, name and addresses are wiped. */
const wipesClosed: Judging = ({ after }) => {
  if (after.status !== 'closed') return
  after.phone = null
  after.nickname = '已注销'
  after.avatar = null
  after.addresses = []
}

/** Rules of app users that no word carries. */
export const rules: RuleFunctions = { wipesClosed }
