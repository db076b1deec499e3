import { expect, test } from 'vitest'
import { startMessage } from '#portal/start/startMessage.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { makeFirstAdmin } from './firstUsers.ts'
import type { SessionDeps } from './sessionDeps.ts'

const bench = sharedBench()

test.each([
  ['1', 'at least 10 characters'],
  ['aaaaaaaaaaaa', 'three kinds of'],
  ['Admin-2026-Masthead', 'must not contain the username'],
  ['Correct-Horse-7', undefined],
])('whoever starts the portal with the password %s is told: %s', async (password, said) => {
  const { context, records } = bench.portal
  await context.database.db.deleteFrom('_credential').execute()
  const deps = { ...context, records, passwordRounds: 10 } as unknown as SessionDeps
  const first = await makeFirstAdmin(deps, password)
  const told = startMessage('http://localhost', first, true)
  expect(told.includes(said ?? 'is weak')).toBe(said !== undefined)
  expect(told.includes('请登录后立即修改')).toBe(said !== undefined)
})
