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

/** Rules of articles that no word carries. */
export const rules: RuleFunctions = { asksBeforeMissingTheRelease }
