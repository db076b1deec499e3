import { expect, test } from 'vitest'
import { comment } from '#resources/comments/comment.ts'
import { article } from '#resources/magazines/article.ts'
import { refusedBefore } from './refusedBefore.ts'

const editor = { user: 7, roles: ['editor'], special: [], grants: {} } as never
const admin = { user: 7, roles: ['admin'], special: [], grants: {} } as never
const drafts = [7, 7, 7, 9].map((createdBy, id) => ({ id, createdBy, status: 'draft' }))

test('of articles one wrote oneself it is told before how many will not be proofed, and why', () => {
  const told = refusedBefore(
    editor,
    article,
    [...drafts, { id: 5, createdBy: 9, status: 'published' }],
    'proof',
  )
  expect(told.map(({ count }) => count)).toEqual([3, 1])
  expect(told[1]?.why[0]).toContain('已发布')
  expect(refusedBefore(admin, article, drafts, 'proof')).toEqual([])
})

test('what is never done in bulk is told with the others', () => {
  const rows = [
    { id: 1, status: 'pending', risk: 'block' },
    { id: 2, status: 'pending', risk: 'clean' },
  ]
  expect(refusedBefore(editor, comment, rows, 'pass')).toEqual([
    { why: [expect.stringContaining('逐条'), expect.any(String)], count: 1 },
  ])
})
