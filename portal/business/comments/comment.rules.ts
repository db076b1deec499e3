import type { Bringing, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { beginning, mailUser } from './mailUser.ts'

/** Whoever wrote one of the best comments is told, the first time. */
const mailsTheBest: Bringing = {
  effect: async ({ before, after, records }) => {
    if (after.source !== 'user' || !after.best || before?.best || before?.bestAt) return
    await mailUser(records, after.user as number, {
      title: '你的评论被选为精选',
      summary: `“${beginning(after.content)}”被编辑选为精选`,
      content: `<p>你在《${after.targetTitle ?? ''}》下的评论被编辑选为精选，会有更多读者看到它。</p>`,
    })
  },
}

/** Rules of comments that no word carries. */
export const rules: RuleFunctions = { mailsTheBest }
