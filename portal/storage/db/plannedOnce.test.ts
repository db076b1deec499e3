import { expect, test } from 'vitest'
import { plannedOnce } from './plannedOnce.ts'

test('hides the values of limit and offset from the planner, and nothing else', () => {
  expect(plannedOnce('select id from t where a = ? order by a limit ? offset ?')).toBe(
    'select id from t where a = ? order by a limit ?+0 offset ?+0',
  )
  expect(plannedOnce('select id from t where a = ? limit 5')).toBe(
    'select id from t where a = ? limit 5',
  )
})
