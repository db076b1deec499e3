import { expect, test } from 'vitest'
import type { Entity, Screen } from '#declare'
import type { Viewer } from '#derive/viewer.ts'
import { projectExpenditure } from '#resources/settlement/projectExpenditure.ts'
import { settlementVip } from '#resources/settlement/settlementVip.ts'
import { decidesIn, tabToDecide } from './decidesIn.ts'

const vip = settlementVip as unknown as Entity
const screen = { path: '/vip', kind: 'list' } as unknown as Screen
const viewer = (roles: readonly string[], special: readonly string[] = []) =>
  ({
    ...{ user: 7, roles, currentRole: roles[0], numericRole: null, hidden: [] },
    ...{ routeSet: 'standard', special, rights: [] },
  }) as unknown as Viewer

test('an accountant takes invoices in and confirms nothing: the desk opens where there is something to decide', () => {
  const accountant = viewer(['editor', 'accountant'], ['finance'])
  expect([decidesIn(accountant, vip, 0), decidesIn(accountant, vip, 1)]).toEqual([false, true])
  expect(tabToDecide(accountant, vip, screen)).toBe(1)
  expect(tabToDecide(viewer(['admin']), vip, screen)).toBe(0)
})

test('whoever decides nothing is led to no desk, and what one made oneself does not count against one', () => {
  expect(tabToDecide(viewer(['editor']), vip, screen)).toBeUndefined()
  const spent = projectExpenditure as unknown as Entity
  expect(tabToDecide(viewer(['admin']), spent, screen)).toBe(0)
})
