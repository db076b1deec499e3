import { afterAll, beforeAll } from 'vitest'
import type { PortalOptions } from '#portal/options.ts'
import { anyDatabase, type TestDatabase } from '#portal/storage/db/testing/databases.ts'
import { type PortalBench, portalBench } from './portalBench.ts'

/** A bench that is closed by itself. */
export type SharedBench = Omit<PortalBench, 'close'>

/**
 * The bench that the tests of a file, or of one `describe`, share: opened before the first of them, closed after
 * the last. Its calls may be taken out at once (`const { admin } = sharedBench(database)`); what it holds
 * (`portal`, `people`, `time` …) is there from `beforeAll` on, and throws before.
 */
export function sharedBench(
  database: TestDatabase = anyDatabase(),
  more: Partial<PortalOptions> = {},
): SharedBench {
  let opened: PortalBench | undefined
  beforeAll(async () => {
    opened = await portalBench(database, more)
  })
  afterAll(() => opened?.close())
  const bench = () => {
    if (opened) return opened
    throw new Error(
      'A shared bench was asked for what it holds before it stood: ask in beforeAll, or in a test.',
    )
  }
  return {
    get portal() {
      return bench().portal
    },
    get people() {
      return bench().people
    },
    get time() {
      return bench().time
    },
    get another() {
      return bench().another
    },
    get log() {
      return bench().log
    },
    get store() {
      return bench().store
    },
    call: (...given) => bench().call(...given),
    signIn: (...given) => bench().signIn(...given),
    picture: (...given) => bench().picture(...given),
    admin: (...given) => bench().admin(...given),
    editor: (...given) => bench().editor(...given),
  }
}
