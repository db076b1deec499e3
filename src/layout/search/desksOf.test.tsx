import { expect, test } from 'vitest'
import { catalogue } from '#resources/catalogue.ts'
import { screensByPath } from '#resources/screens.ts'
import { readDeclarations } from '../../../portal/start/declarations.ts'
import { matchScreen } from '../../views/matchScreen.ts'
import { deskFinder, desksOf } from './desksOf.ts'

const { entities } = await readDeclarations()
const desks = desksOf(catalogue.screens)
const find = deskFinder(desks)
const titles = (query: string) => find(query).map(({ title }) => title[0])

test('every desk there is is found by 处理台, by the names of its list and its records, and leads there', () => {
  const all = find('处理台')
  for (const { label, name, queue } of entities) {
    if (!queue) continue
    const own = all.filter(
      ({ to = '' }) => screensByPath.get(to.split('/queue')[0]!)?.entity === name,
    )
    expect(own.length, name).toBeGreaterThan(0)
    const found = find(label[0]).map(({ key }) => key)
    expect(
      found.some((key) => own.some((one) => one.key === key)),
      `${name} by ${label[0]}`,
    ).toBe(true)
  }
  for (const { to = '' } of all)
    expect([to, matchScreen(screensByPath, to.split('?')[0]!)?.part]).toEqual([to, 'queue'])
  expect(find('desk')).toEqual(all)
})

test('a desk is found by what waits and is decided there, in either language and by initials', () => {
  expect(titles('书评')[0]).toContain('处理台')
  expect(titles('退款').some((title) => title.includes('订单'))).toBe(true)
  expect(titles('评论处理台').length).toBeGreaterThan(0)
  expect(titles('refund').length).toBeGreaterThan(0)
  expect(titles('工作台').some((title) => title.includes('工作台'))).toBe(true)
})

test('who sees no list of a desk is not led to it', () => {
  expect(desksOf(catalogue.screens.filter(({ entity }) => entity === 'mail'))).toEqual([])
})
