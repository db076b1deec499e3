import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { specialRights } from '#declare'
import { accessOf } from '#derive/access.ts'
import type { Viewer } from '#derive/viewer.ts'
import { accountNamed, firstRole, viewerOf } from '#portal/engine/session/account.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { menuGroups, screens } from '#src/menu/menu.ts'
import { type MockPortal, mockPortal } from '../node.ts'
import { allSamples, givens } from './allSamples.ts'
import { givenRoles } from './configuration/portalUser.ts'
import { sampleWorld } from './sampleWorld.ts'

const { entities } = await readDeclarations()
const access = accessOf({ entities, screens, menuGroups })
const OVERVIEW = '/financial/profit/projectOverview'
const moment = new Date('2026-11-21T12:00:00+08:00')
const samples = allSamples(entities, sampleWorld(moment, '/store/sample/'))
const { role: roles = [], portalUser: users = [], batchGive: batches = [] } = samples
/** Rights of a user beside the portal's own admin, by the user's number among the samples. */
const rightsOf = (user: number) =>
  (users[user]!.roles as number[]).flatMap(
    (number) => (roles[number - givenRoles.length - 1]?.special ?? []) as string[],
  )

let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal()
})
afterAll(() => mock?.close())

/** Whom the portal takes a user of the demo for, on a host of an environment. */
async function viewerNamed(username: string, environment: string): Promise<Viewer> {
  const { database, entities } = mock.portal.context
  const account = await accountNamed(database.db, entities, username)
  return viewerOf(account!, firstRole(account!), environment)
}

describe('people of the demo', () => {
  test.each(['internal', 'production'])(
    'see the overview of projects on %s hosts, beside the admin',
    async (environment) => {
      const active = users.filter(({ status }) => status === 'active')
      const viewers = await Promise.all(
        active.map(({ username }) => viewerNamed(String(username), environment)),
      )
      const seeing = viewers.filter((viewer) => access.seesScreen(viewer, OVERVIEW))
      expect(seeing).not.toEqual([])
      expect(seeing.length).toBeLessThan(viewers.length)
    },
  )

  test.each(specialRights)('hold the right %s beside the admin', (right) => {
    const holders = users.filter((_, index) => rightsOf(index).includes(right))
    expect(holders).not.toEqual([])
  })

  test.each(givenRoles.slice(2))('have the numeric role %s', (code) => {
    const number = givenRoles.indexOf(code) + 1
    expect(users.map(({ numericRole }) => numericRole)).toContain(number)
  })

  test('have no numeric role that does not exist', () => {
    const numeric = users.flatMap(({ numericRole }) => (numericRole ? [numericRole as number] : []))
    const codes = numeric.map((number) => givens.role?.values[number - 1])
    expect(codes.filter((code) => !/^[0-5]$/.test(code ?? ''))).toEqual([])
  })

  test('may approve each batch that waits for it, though they have not made it', () => {
    const waiting = batches.filter(({ status }) => status === 'approval')
    expect(waiting).not.toEqual([])
    for (const { createdBy } of waiting) {
      const others = users.filter(
        ({ status }, index) =>
          status === 'active' && index + 2 !== createdBy && rightsOf(index).includes('approve'),
      )
      expect(others).not.toEqual([])
    }
  })
})
