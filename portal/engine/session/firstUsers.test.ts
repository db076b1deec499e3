import { expect, test } from 'vitest'
import { accessOf } from '#derive/access.ts'
import { viewer } from '#derive/testing/viewer.ts'
import { startMessage } from '#portal/start/startMessage.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { menuGroups, screens } from '#src/menu/menu.ts'
import { hiddenByNumber, makeFirstAdmin } from './firstUsers.ts'
import type { SessionDeps } from './sessionDeps.ts'

const bench = sharedBench()

test('where nobody gives one, the first password is made, another at each portal, and told once', async () => {
  const { context, records } = bench.portal
  const deps = { ...context, records, passwordRounds: 10 } as unknown as SessionDeps
  const made = async () => {
    await context.database.db.deleteFrom('_credential').execute()
    return (await makeFirstAdmin(deps))?.password
  }
  const [one, other] = [await made(), await made()]
  for (const password of [one, other]) expect(password).toMatch(/^(\w{4}-){5}\w{4}$/)
  expect(one).not.toBe(other)
  expect(await makeFirstAdmin(deps)).toBeNull()
})

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

test('whoever is not to see users reads them through no other screen either', () => {
  const access = accessOf({
    entities: [...bench.portal.context.entities.values()],
    screens,
    menuGroups,
  })
  const blind = hiddenByNumber.filter((titles) => titles.includes('用户信息'))
  expect(blind).toHaveLength(2)
  for (const hidden of blind)
    for (const name of ['appUser', 'compensation'])
      expect([name, access.mayUse(viewer({ hidden }), name, 'read')]).toEqual([name, false])
})
