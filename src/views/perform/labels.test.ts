import { expect, test } from 'vitest'
import type { Action } from '#declare'
import { comment } from '#resources/comments/comment.ts'
import { labelOn } from './labels.ts'

test('what turns something on and off is called by what pressing does, and by both where nothing is known', () => {
  const best = comment.actions.best as Action
  expect(labelOn(best, { id: 1, best: false })[0]).toBe('设为精选')
  expect(labelOn(best, { id: 1, best: true })[0]).toBe('取消精选')
  expect(labelOn(best, null)[0]).toBe('设为/取消精选')
})
