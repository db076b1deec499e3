import { expect, test } from 'vitest'
import type { Row } from '#declare'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { editor } = bench
const { make, put, find, changed, act, remove, refused } = anyRecord(bench)
const pages = [
  'recommend',
  'course',
  'listen',
  'podcast',
  'vip',
  'camp',
  'mine',
  'discover',
  'bookshelf',
]
const entry = (more: Row = {}) =>
  make('appbar', {
    ...{ bar: 'bottom', name: '听书', pageKey: 'listen', h5Page: null, isDefault: false },
    ...{ iconUrl: '/a.png', selectedIconUrl: '/b.png', platforms: ['ios'], period: null },
    ...{ minVersion: null, maxVersion: null, audience: 'all' },
    ...more,
  })
const live = async (more: Row = {}) => {
  const made = await entry(more)
  await put('appbar', made, { status: 'published' })
  return made
}
const publish = (made: Made) => act('appbar', made, 'publish')

test('appbar#bottomEntriesNeedIcons #fieldsFollowPageKey #minVersionNotAboveMax an entry has what its bar and its page ask for', async () => {
  expect(await refused(entry({ iconUrl: null, name: '听书频道页' }))).toEqual(['iconUrl', 'name'])
  const top = { bar: 'topNew', minVersion: '8.0', iconUrl: null, selectedIconUrl: null }
  expect(await refused(entry({ ...top, name: '听书频道页' }))).toEqual([])
  expect(await refused(entry({ ...top, minVersion: null }))).toEqual(['minVersion'])
  expect(await refused(entry({ ...top, bar: 'topOld' }))).toEqual(['maxVersion'])
  expect(await refused(entry({ minVersion: '8.10', maxVersion: '8.9' }))).toEqual(['maxVersion'])
  expect(await refused(entry({ minVersion: '8.9', maxVersion: '8.10' }))).toEqual([])
  expect(await refused(entry({ pageKey: 'h5' }))).toEqual(['h5Page'])
})

test('appbar#bottomBarIsLimited #pageOncePerBar #exactlyOneDefault five stand at the bottom, each page once, one of them first', async () => {
  expect(await publish(await entry())).toEqual([40001, 'isDefault'])
  const first = await entry({ isDefault: true, pageKey: pages[0] })
  expect(await changed('appbar', first, { audience: 'vip' })).toEqual([40001, 'audience'])
  expect(await publish(first)).toEqual([20000])
  const second = await entry({ pageKey: pages[1] })
  expect(await publish(second)).toEqual([20000])
  expect(await publish(await entry({ pageKey: pages[1], audience: 'vip' }))).toEqual([
    40001,
    'pageKey',
  ])
  expect(await act('appbar', second, 'withdraw')).toEqual([40001, '_'])
  for (const pageKey of pages.slice(2, 5))
    expect(await publish(await entry({ pageKey }))).toEqual([20000])
  const sixth = await entry({ pageKey: pages[6] })
  expect(await publish(sixth)).toEqual([40001, 'bar'])
  expect(await act('appbar', second, 'withdraw')).toEqual([20000])
  expect(await publish(sixth)).toEqual([20000])
  expect(await act('appbar', first, 'withdraw')).toEqual([40001, 'isDefault'])
  expect(await act('appbar', sixth, 'setDefault')).toEqual([20000])
  expect((await find('appbar', first)).isDefault).toBe(false)
  expect(await changed('appbar', sixth, { isDefault: false })).toEqual([40001, 'isDefault'])
  expect(await remove('appbar', sixth)).toEqual([40900])
  expect(await remove('appbar', second)).toEqual([20000])
})

test('appbar#exactlyOneDefault who opens first on two platforms gives way on both or on none', async () => {
  const top = { bar: 'topNew', minVersion: '8.0' }
  const wide = await live({ ...top, isDefault: true, platforms: ['ios', 'android'] })
  const narrow = await live({ ...top, pageKey: 'course' })
  expect(await act('appbar', narrow, 'setDefault')).toEqual([40001, 'isDefault'])
  expect(await changed('appbar', narrow, { platforms: ['ios', 'android'] })).toEqual([20000])
  expect(await act('appbar', narrow, 'setDefault')).toEqual([20000])
  expect((await find('appbar', wide)).isDefault).toBe(false)
})

test('appbar.copyToVersion makes drafts of the bar; the preview and the app’s call show what a version has', async () => {
  const top = { bar: 'topOld', maxVersion: '7.9' }
  await live({ ...top, name: '旧听书', isDefault: true })
  const copied = await editor('POST', 'appbar/copyToVersion', { bar: 'topOld', minVersion: '7.5' })
  expect(copied.data).toEqual({ count: 1 })
  const [draft] = await bench.portal
    .records()
    .select('appbar', { status: 'draft', minVersion: '7.5' })
  expect(draft).toMatchObject({ name: '旧听书', maxVersion: '7.9' })
  const drawn = async (version: string) =>
    (await editor('POST', 'appbar/preview', { platform: 'ios', appVersion: version })).data
      .modules as Row[]
  expect((await drawn('7.8')).map(({ title }) => title)).toEqual(['Top (old)', 'Bottom'])
  expect((await drawn('8.1')).map(({ title }) => title)).toEqual(['Top (new)', 'Bottom'])
  const bottom = async (platform: string) =>
    (await editor('GET', `appbar/bottomBar?platform=${platform}&version=8.1`)).data.list
  expect((await bottom('ios')).length).toBeGreaterThan(2)
  expect(await bottom('harmony')).toEqual([])
})
