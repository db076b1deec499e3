import { expect, test, vi } from 'vitest'
import { codes, PortalError } from '../../client/portalError.ts'
import type { Terms } from '../../dataProvider/portalProvider.ts'
import { bringBack } from './bringBack.ts'

const rule = 'theme#sellPriceBelowSum'
const warned = new PortalError(codes.asks, 428, '请确认', {
  warnings: [{ rule, message: '打包售价不低于单独购买合计。确定继续？' }],
})

/** A record whose restore is warned of, before somebody who agrees to so many questions. */
function binned(agrees: number) {
  const restore = vi.fn(async (_resource: string, _id: number, { accept = [] }: Terms) => {
    if (!accept.includes(rule)) throw warned
    return {}
  })
  const ask = vi.fn(async () => (ask.mock.calls.length <= agrees ? {} : null))
  const notify = vi.fn()
  const portal = { check: async () => ({}), restore }
  const here = { portal, ask, notify, say: ([zh]: readonly string[]) => zh }
  const run = () => bringBack(here as never, { entity: 'theme', id: 18, title: '四季' })
  return { run, restore, ask, notify }
}

test('a restore that is warned of is asked about, and done once that was agreed to', async () => {
  const { run, restore, ask, notify } = binned(2)
  expect(await run()).toBe(true)
  expect(ask.mock.calls.at(-1)).toMatchObject([
    { warnings: ['打包售价不低于单独购买合计。确定继续？'] },
  ])
  expect(restore.mock.calls.map(([, , { accept = [] }]) => accept)).toEqual([[], [rule]])
  expect(notify).toHaveBeenCalledExactlyOnceWith('已恢复', { type: 'success' })
})

test('whoever would rather not leaves it in the bin, and is told nothing', async () => {
  const { run, restore, notify } = binned(1)
  expect(await run()).toBe(false)
  expect(restore).toHaveBeenCalledTimes(1)
  expect(notify).not.toHaveBeenCalled()
})
