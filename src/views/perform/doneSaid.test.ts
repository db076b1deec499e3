import { expect, test } from 'vitest'
import { comment } from '#resources/comments/comment.ts'
import type { Say } from '../../i18n/useSay.ts'
import { sayIn } from '../../i18n/useSay.ts'
import { doneSaid } from './doneSaid.ts'

const zh: Say = (label, filling) => sayIn('zh', label, filling)
const en: Say = (label, filling) => sayIn('en', label, filling)

test('that a move is made says where it led, where its name does not', () => {
  expect(doneSaid(zh, comment, 'remove')).toBe('删除：已完成')
  expect(doneSaid(zh, comment, 'restore')).toBe('恢复：已完成，现在是“待审核”')
  expect(doneSaid(zh, comment, 'restore', 3)).toBe('恢复：3 条已完成，现在是“待审核”')
  expect(doneSaid(en, comment, 'restore')).toBe('Restore: done, now “To audit”')
})
