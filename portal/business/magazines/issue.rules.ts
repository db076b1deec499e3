import type { Row } from '#declare'
import type { Records } from '#portal/engine/context/change.ts'
import type { Judging, RuleFunctions, Told } from '#portal/engine/rules/rule.ts'
import { beginsProtection } from '../pages/protection/beginsProtection.ts'

/**
 * Drafts stay behind when an issue is published: whoever publishes is told which; whoever schedules it also that at its
 * hour nothing goes out at all while not one is proofed.
 */
const namesDraftsLeftBehind: Judging = async ({ after, by, records }) => {
  const where = { issue: after.id, status: ['draft', 'returned'] }
  const drafts = await records.select('article', where, { limit: 6 })
  if (drafts.length === 0) return by === 'schedule' ? toldOfNothing(after, records) : []
  const titles = drafts.slice(0, 5).map(({ title }) => `《${title}》`)
  const more = drafts.length > 5
  const proofed = { issue: after.id, status: ['proofed', 'published'] }
  const isBare = by === 'schedule' && (await records.count('article', proofed)) === 0
  return [
    {
      field: '_',
      warn: true,
      message: [
        `以下草稿不会随期次上架：${titles.join('')}${more ? '等' : ''}${isBare ? '。还没有一篇校对过：到时间之前不校对至少一篇，本期不会上架' : ''}`,
        `These drafts stay behind: ${titles.join(' ')}${more ? ' and more' : ''}${isBare ? '. None is proofed: unless one is before its hour, the issue does not go out' : ''}`,
      ],
      usedBy: drafts
        .slice(0, 5)
        .map(({ id, title }) => ({ entity: 'article', id: id as number, title: String(title) })),
    },
  ]
}

/** An issue without a single article may be scheduled, to be filled by then: whoever does is told. */
const toldOfNothing = async ({ id }: Row, records: Records): Promise<Told[]> =>
  (await records.count('article', { issue: id })) > 0
    ? []
    : [
        {
          field: '_',
          warn: true,
          message: [
            '本期还没有文章：到时间之前没有校对过的文章，本期不会上架',
            'It has no article yet: unless one is proofed before its hour, the issue does not go out',
          ],
        },
      ]

/** Without a protection period members and companies read a new issue at once: whoever publishes is told. */
const saysProtectionInForce: Judging = async ({ after, records }) => {
  const [protection] = await records.select(
    'protectionPeriod',
    { magazine: after.magazine, enabled: true },
    { limit: 1 },
  )
  if (protection) return []
  return [
    {
      field: '_',
      warn: true,
      message: [
        '该杂志未启用保护期，上架后会员和企业用户可立即阅读',
        'No protection period is in force for this magazine: members and companies read the issue at once',
      ],
    },
  ]
}

/** An issue may go out before its day, as one sent to shops does; whoever publishes it is told. */
const saysTheDayAhead: Judging = async ({ after, now }) => {
  const day = String(after.publishDate ?? '')
  if (day <= now.slice(0, 10)) return []
  return [
    {
      field: '_',
      warn: true,
      message: [
        `出刊日期是 ${day}，现在上架读者即可阅读`,
        `Its date of issue is ${day}; published now, it is read at once`,
      ],
    },
  ]
}

/** Rules of issues that no word carries. */
export const rules: RuleFunctions = {
  namesDraftsLeftBehind,
  saysProtectionInForce,
  saysTheDayAhead,
  beginsProtection: { effect: beginsProtection },
}
