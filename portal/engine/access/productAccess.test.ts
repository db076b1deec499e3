import { expect, test } from 'vitest'
import { specialRights } from '#declare'
import { accessOf, idAndTitle, type Viewer } from '#derive/access.ts'
import { viewer } from '#derive/testing/viewer.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { hiddenByNumber } from '../session/firstUsers.ts'

const declarations = await readDeclarations()
const { screens, entities } = declarations
const access = accessOf(declarations)
const admin = (given: Partial<Viewer> = {}) =>
  viewer({ roles: ['admin'], special: specialRights, ...given })
const pathsOf = (given: Viewer) => new Set(access.screensOf(given).map(({ path }) => path))

test('an admin sees every screen but the project overview', () => {
  const unseen = screens.filter(({ path }) => !pathsOf(admin()).has(path)).map(({ path }) => path)
  expect(unseen).toEqual(['/financial/profit/projectOverview'])
  expect(pathsOf(admin({ projectOverview: true })).size).toBe(screens.length)
})

test('role#hiddenIsRefusedToo an editor sees all but what has no roles', () => {
  const unseen = screens.filter(({ path }) => !pathsOf(viewer()).has(path)).map(({ path }) => path)
  expect(unseen.every((path) => /^\/(versions|configCenter)\/|projectOverview$/.test(path))).toBe(
    true,
  )
  expect(unseen).toContain('/configCenter/users')
})

test.each(hiddenByNumber.map((hidden, number) => ({ number, hidden })))(
  'role#codeFitsItsKind numeric role $number hides exactly its titles, at any depth, from admins too',
  ({ number, hidden }) => {
    const limited = admin({ numericRole: number, hidden })
    const seen = pathsOf(limited)
    const titles = (path: string): string[] => {
      const screen = screens.find((one) => one.path === path)
      if (!screen) return []
      return [
        screen.label[0],
        ...screen.menu.split('/'),
        ...(screen.hidden && screen.parent ? titles(screen.parent) : []),
      ]
    }
    for (const { path, whitelist, kind } of screens) {
      if (whitelist || kind === 'public') continue
      expect([path, seen.has(path)]).toEqual([
        path,
        !titles(path).some((title) => hidden.includes(title)),
      ])
    }
  },
)

test('role#hiddenIsRefusedToo an entity all of whose screens are hidden is refused, and still picked', () => {
  for (const hidden of hiddenByNumber) {
    const limited = admin({ hidden })
    const seen = pathsOf(limited)
    for (const { name } of entities) {
      const own = screens.filter((screen) => screen.entity === name && !screen.whitelist)
      if (own.length === 0 || ['job', 'batchGive', 'batchRow'].includes(name)) continue
      const reached = own.some(({ path }) => seen.has(path))
      for (const operation of ['read', 'create', 'update', 'remove', 'export'])
        expect([name, operation, access.mayUse(limited, name, operation)]).toEqual([
          name,
          operation,
          reached,
        ])
      expect(access.mayUse(limited, name, idAndTitle)).toBe(true)
    }
  }
})

test('entitlements and ledgers go with the app users', () => {
  const blind = admin({ hidden: ['用户信息', '用户详情'] })
  const reaches = screens
    .filter(({ entity }) => entity === 'appUser')
    .some(({ path }) => pathsOf(blind).has(path))
  for (const name of [
    'userMagazine',
    'userBook',
    'userVip',
    'userCoupon',
    'userQualification',
    'readMoneyLedger',
  ]) {
    expect(access.mayUse(admin(), name, 'read')).toBe(true)
    expect([name, access.mayUse(blind, name, 'read')]).toEqual([name, reaches])
  }
})

test('the reduced settlement has neither single nor VIP nor settings', () => {
  const finance = pathsOf(viewer({ routeSet: 'finance' }))
  expect([...finance].filter((path) => /^\/financial\/(single|vip|set)/.test(path))).toEqual([])
  expect(finance.has('/home')).toBe(true)
  expect(finance.has('/financial/profit')).toBe(true)
  expect(access.mayUse(viewer({ routeSet: 'finance' }), 'magazine', 'read')).toBe(false)
  expect(pathsOf(viewer({ routeSet: 'special' })).has('/configCenter/baseConfig')).toBe(true)
})

test('every viewer asked about everything costs little', () => {
  const given = viewer()
  for (let round = 0; round < 200; round++)
    for (const { name } of entities) access.mayUse(given, name, 'read')
  expect(access.screensOf(given)).toBe(access.screensOf(given))
})
