import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { makeConfigKeys } from '#portal/engine/configuration/makeConfigKeys.ts'
import { anyRecord } from '#portal/testing/anyRecord.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { configKeys } from '#resources/configuration/configKeys.ts'

const bench = sharedBench()
const { admin, editor } = bench
const { make, find, changed, act, refused, sent } = anyRecord(bench)

beforeAll(async () => {
  const keys = configKeys.filter(({ key }) => key === 'operate.bigCoffeeWallTags')
  await makeConfigKeys(bench.portal.records(), keys)
})
const author = () => make('author', { name: `沈知微${serial()}`, user: null })
const name = async (more: Row = {}) =>
  make('bigName', {
    ...{ author: (await author()).id, name: '沈知微', tags: ['学者'], works: [], top: false },
    ...{ jump: { type: 'vipPage' }, ...more },
  })
const manage = (doing: string, tag: string, to?: string) =>
  admin('POST', 'rank/bigCoffeeWall/manageTags', { doing, tag, to })
const tagsTold = async (doing: string, tag: string, to?: string) => {
  const { data } = await manage(doing, tag, to)
  return data.found.lines.map((line: Row) => `${line.name}${line.names}`)
}

test('bigName#tagsComeFromWall bigName.manageTags its tags are tabs of the wall: added, renamed, merged, moved; one in use is not deleted', async () => {
  expect(await refused(name({ tags: ['历史'] }))).toEqual(['tags'])
  const one = await name({ tags: ['学者', '作家'] })
  expect(await tagsTold('add', '历史')).toEqual(['作家1', '学者1', '主持人0', '历史0'])
  expect(await changed('bigName', one, { tags: ['历史', '学者'] })).toEqual([20000])
  const { data: given } = await editor('POST', 'rank/bigCoffeeWall/wallTags', {})
  expect(given.words).toContain('历史')
  for (const tag of given.words)
    expect(await changed('bigName', one, { tags: [tag] })).toEqual([20000])
  expect(await changed('bigName', one, { tags: ['历史', '学者'] })).toEqual([20000])
  expect(await tagsTold('rename', '历史', '史学')).toEqual(['作家0', '学者1', '主持人0', '史学1'])
  expect((await find('bigName', one)).tags).toEqual(['史学', '学者'])
  expect(Object.keys((await manage('remove', '史学')).data.errors)).toEqual(['tag'])
  expect(await tagsTold('rename', '史学', '学者')).toEqual(['作家0', '学者1', '主持人0'])
  expect((await find('bigName', one)).tags).toEqual(['学者'])
  expect(await tagsTold('first', '学者')).toEqual(['学者1', '作家0', '主持人0'])
  expect(await tagsTold('remove', '作家')).toEqual(['学者1', '主持人0'])
  expect((await manage('remove', '主持人')).code).not.toBe(20000)
  expect((await manage('remove', '没有')).code).toBe(40001)
  const asked = { doing: 'add', tag: '艺术' }
  expect((await editor('POST', 'rank/bigCoffeeWall/manageTags', asked)).code).toBe(40300)
})

test('bigName#firstScreenIsLimited six names stand on the first screen, and an author stands on the wall once', async () => {
  const publish = async (more: Row = {}) =>
    act('bigName', await name({ top: true, ...more }), 'publish')
  for (let count = 0; count < 6; count++) expect(await publish()).toEqual([20000])
  expect(await publish()).toEqual([40001, 'top'])
  expect(await publish({ top: false })).toEqual([20000])
  const twice = await author()
  await name({ author: twice.id })
  expect(await refused(name({ author: twice.id }))).toEqual(['author'])
})

test('bigName.fillFromAuthor takes name and title line, and the portrait where it fits', async () => {
  const avatar = await bench.picture(240, 240)
  const known = await make('author', { name: '顾怀舟', title: '科普作家', avatar, user: null })
  const filled = async (of: number) =>
    (await admin('POST', 'rank/bigCoffeeWall/fillFromAuthor', { author: of })).data
  expect(await filled(known.id)).toMatchObject({ name: '顾怀舟', honour: '科普作家', avatar })
  const other = await make('author', {
    name: '林见溪',
    avatar: await bench.picture(300, 300),
    user: null,
  })
  expect(await filled(other.id)).not.toHaveProperty('avatar')
})

test('the wall is read by tag with its tabs, and saved as a record', async () => {
  const { data } = await admin('GET', 'rank/bigCoffeeWall?tag=学者&page=1&size=3')
  expect([data.list.length, data.tags]).toEqual([3, ['学者', '主持人']])
  const record = { ...(await sent('bigName')), author: (await author()).id, tags: ['学者'] }
  const saved = await admin('POST', 'rank/bigCoffeeWall', { record: { ...record, works: [] } })
  expect([saved.code, saved.data.tags]).toEqual([20000, ['学者']])
  const { id, version } = saved.data
  const again = { id, version, honour: '古建筑研究者' }
  const changedTo = await admin('POST', 'rank/bigCoffeeWall', { record: again })
  expect(changedTo.data).toMatchObject({ id, honour: '古建筑研究者' })
})
