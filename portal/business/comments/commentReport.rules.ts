import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { escapeMarkup } from '#derive/text/escapeMarkup.ts'
import type { Bringing, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { beginning, mailUser } from './mailUser.ts'
import { muteWriter } from './muteWriter.ts'

/** What is asked of one report holds for all that are open on the same comment; its writer is muted where that was chosen. */
const settlesAlike: Bringing = {
  effect: async ({ after, records, now }) => {
    const { comment, handling, muteDays, reply } = after
    if (handling === 'removeMute')
      await mute(records, comment as number, shift(now, `+${muteDays}d`))
    const open = { comment, status: 'pending' }
    // Each settles the next one, so that there is one way only.
    const [next] = await records.select('commentReport', open, { limit: 1, sort: 'id' })
    if (next)
      await records.move('commentReport', next.id as number, 'uphold', {
        handling,
        muteDays,
        reply,
      })
  },
}

async function mute(records: Parameters<typeof muteWriter>[0], comment: number, until: string) {
  const { user } = (await records.find('comment', comment)) as Row
  const writer = (await records.find('appUser', user as number)) as Row
  if (writer.status === 'normal' || writer.status === 'muted')
    await muteWriter(records, user as number, until)
}

/** Whoever reported is told what came of it, in the editor's words where there are any. */
const mailsReporter: Bringing = {
  effect: async ({ after, by, records }) => {
    const upheld = by === 'uphold'
    const found = await records.find('comment', after.comment as number)
    const said = String(after.reply ?? '').trim()
    const outcome = upheld ? '举报成立，该评论已删除' : '经核实，该评论未违反规定'
    await mailUser(records, after.reporter as number, {
      title: upheld ? '你的举报已处理' : '你的举报有了结果',
      summary: `你举报的评论“${beginning(found?.content, 12)}”：${outcome}`,
      content: `<p>${outcome}。</p>${said ? `<p>${escapeMarkup(said)}</p>` : ''}`,
    })
  },
}

/** Rules of reports that no word carries. */
export const rules: RuleFunctions = { settlesAlike, mailsReporter }
