import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { screens } from '../menu/menu.ts'
import { handbookPageOf } from './handbookPages.ts'

const docs = join(import.meta.dirname, '../../docs')

test('a screen is told of by the page of its own job, else by that of its group', () => {
  expect(handbookPageOf({ path: '/datas/benefitTopUp', menu: '数据管理' })).toBe('operators/six-steps')
  expect(handbookPageOf({ path: '/operateManagement/raffle/logistics', menu: '运营管理/抽奖' })).toBe('operators/parcels')
  expect(handbookPageOf({ path: '/operateManagement/raffles', menu: '运营管理' })).toBe('operators/screens-of-the-day')
})

test('every page that a screen leads to is there, and every screen of the menu leads to one', () => {
  const told = screens.filter(({ kind, hidden }) => kind !== 'public' && !hidden)
  const pages = told.map((screen) => ({ path: screen.path, page: handbookPageOf(screen) }))
  expect(pages.length).toBeGreaterThan(200)
  expect(pages.filter(({ page }) => !page || !existsSync(join(docs, `${page}.md`)))).toEqual([])
})
