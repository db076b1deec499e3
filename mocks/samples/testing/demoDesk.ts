import { afterAll, beforeAll, vi } from 'vitest'
import type { Viewer } from '#derive/viewer.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { sessionOf } from '#portal/engine/session/testing/sessionOf.ts'
import { type MockPortal, mockPortal } from '../../node.ts'

/**
 * The demo at noon of a day it was made for, open for all tests of a file, and an admin before it with these special
 * rights.
 */
export function demoDesk(special: Viewer['special'] = []) {
  const viewer: Viewer = {
    user: 1,
    roles: ['admin'],
    currentRole: 'admin',
    numericRole: null,
    hidden: [],
    routeSet: 'standard',
    projectOverview: true,
    rights: [],
    special,
  }
  const session = {
    ...sessionOf({ roles: ['admin'] }),
    viewer,
    user: { id: 1, name: '管理员' },
  } as Session
  let opened: MockPortal | undefined
  beforeAll(async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00+08:00'), toFake: ['Date'] })
    opened = await mockPortal()
  }, 300_000)
  afterAll(async () => {
    vi.useRealTimers()
    await opened?.close()
  })
  return {
    viewer,
    session,
    get mock(): MockPortal {
      if (!opened) throw new Error('The demo is there from beforeAll on')
      return opened
    },
  }
}
