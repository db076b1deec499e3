import { emptied } from '#portal/engine/personalData/emptied.ts'
import { queueForgetting } from '#portal/engine/personalData/queueForgetting.ts'
import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** Who has closed their account keeps the number only, and a name that says so. */
const wipesClosed: Judging = ({ entity, after }) => {
  if (after.status !== 'closed') return
  Object.assign(after, emptied(entity, after), { nickname: '已注销' })
}

/** What other records hold of them goes as well, whether they closed it in the app or asked for it. */
const forgetsClosed: Bringing = {
  effect: async ({ entity, before, after, queue }) => {
    if (after.status !== 'closed' || before?.status === 'closed') return
    await queueForgetting(queue, entity, after)
  },
}

/** Rules of app users that no word carries. */
export const rules: RuleFunctions = { wipesClosed, forgetsClosed }
