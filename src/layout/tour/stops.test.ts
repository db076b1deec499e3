import { expect, test } from 'vitest'
import type { Screen } from '#declare'
import type { Viewer } from '#derive/viewer.ts'
import { STOPS, stopsFor } from './stops.ts'

const viewer = (role: string, special: Viewer['special'] = []): Viewer => ({
  roles: [role],
  currentRole: role,
  numericRole: null,
  hidden: [],
  routeSet: 'standard',
  projectOverview: false,
  rights: [],
  special,
})
const screens = (...paths: string[]) =>
  paths.map((path): Screen => ({ path, kind: 'resource', label: [path, path], menu: '' }) as Screen)
const all = screens(
  '/configCenter/users',
  '/configCenter/condition',
  '/financial/single',
  '/datas/benefitTopUp',
  '/contentManagement/magazine/issues',
  '/administer/home',
)
const titles = (who: Viewer, seen = all) => stopsFor(who, seen).map(({ title }) => title[0])

test('a tour has six stops, two of them the work of whoever takes it', () => {
  expect(titles(viewer('admin'))).toEqual(
    expect.arrayContaining(['同事与权限', '运行状况', '找任何东西：Ctrl+K']),
  )
  expect(titles(viewer('editor'))).toEqual(expect.arrayContaining(['出一期', '放到首页']))
  expect(titles(viewer('editor', ['bulk']))).toEqual(expect.arrayContaining(['发放名单', '出一期']))
  for (const who of [viewer('admin'), viewer('editor'), viewer('editor', ['finance', 'bulk'])])
    expect(stopsFor(who, all)).toHaveLength(STOPS)
})

test('nobody is led to what they do not see', () => {
  const seen = screens('/home')
  expect(titles(viewer('reader'), seen)).toEqual(expect.arrayContaining(['通知与任务', '待办']))
  expect(stopsFor(viewer('reader'), seen)).toHaveLength(STOPS)
})
