import type { Change } from '#portal/engine/context/change.ts'
import { calledIn, recordAddress, tellUser } from '#portal/engine/notices/tellUser.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** An edit that takes a proofed article back to draft keeps it from the release of its issue: whoever edits is told. */
const asksBeforeMissingTheRelease: Judging = async ({ before, after, records }) => {
  if (before?.status !== 'proofed' || after.status !== 'draft' || !after.issue) return []
  const issue = await records.find('issue', Number(after.issue))
  if (issue?.status !== 'scheduled') return []
  const at = String(issue.releaseAt ?? '')
    .slice(0, 16)
    .replace('T', ' ')
  return [
    {
      field: '_',
      warn: true,
      message: [
        `修改标题或正文后退回草稿；所在期次“${issue.title}”定于 ${at} 上架，之前没有重新校对就不会随它发布`,
        `Title or body changed, it is a draft again; its issue "${issue.title}" is released at ${at}, and leaves it out unless it is proofed before`,
      ],
    },
  ]
}

/** Whoever made it reads from the bell who sent it back and what is to be changed. */
async function tellsItsWriter({ entity, after, session, records, tx }: Change): Promise<void> {
  const user = after.createdBy
  if (typeof user !== 'number' || user === session.user?.id) return
  const [zh, en] = calledIn(entity, after)
  const by = session.user?.name ?? ''
  await tellUser(
    { records, db: tx },
    {
      ...{ user, type: 'change', target: recordAddress(entity.name, after.id) },
      title: [`${by}退回了${zh}`, `${by} sent ${en} back`],
      body: String(after.sentBack),
    },
  )
}

/** Rules of articles that no word carries. */
export const rules: RuleFunctions = {
  asksBeforeMissingTheRelease,
  tellsItsWriter: { effect: tellsItsWriter },
}
