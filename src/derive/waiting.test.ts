import { expect, test } from 'vitest'
import { article } from '#resources/magazines/article.ts'
import { column } from '#resources/magazines/column.ts'
import { issue } from '#resources/magazines/issue.ts'
import { waitingOf } from './waiting.ts'

const editor = { id: 7, isAdmin: false, may: () => true }

test('drafts of others wait to be proofed, proofed ones to be published', () => {
  expect(waitingOf(article as never, editor)).toEqual([
    {
      state: 'draft',
      move: 'proof',
      label: ['草稿 · 待校对通过', 'Draft · to proof'],
      where: { status: 'draft', createdBy: { not: 7 } },
    },
    {
      state: 'proofed',
      move: 'publish',
      label: ['已校对 · 待发布', 'Proofed · to publish'],
      where: { status: 'proofed' },
    },
  ])
})

test('an admin may proof their own, and whoever may not make the move is not asked to', () => {
  const [first] = waitingOf(article as never, { ...editor, isAdmin: true })
  expect(first?.where).toEqual({ status: 'draft' })
  expect(waitingOf(article as never, { ...editor, may: () => false })).toEqual([])
})

test('a switch waits for nobody, and neither does what goes on the shelf by itself', () => {
  expect(waitingOf(column as never, editor)).toEqual([])
  expect(waitingOf(issue as never, editor).map(({ state }) => state)).toEqual(['draft'])
})
