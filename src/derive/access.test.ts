import { expect, test } from 'vitest'
import { entity, f, type MenuGroup, type Screen } from '#declare'
import { accessOf, idAndTitle, type Viewer } from './access.ts'
import { viewer } from './testing/viewer.ts'

const both = ['admin', 'editor'] as const
const menuGroups: MenuGroup[] = [
  { menu: '内容管理', label: ['内容管理', 'Content'], icon: 'Book', roles: both },
  { menu: '内容管理/杂志', label: ['杂志', 'Magazines'], icon: 'Book', roles: both },
  { menu: '财务结算', label: ['财务结算', 'Settlement'], icon: 'Paid', roles: both },
  { menu: '开发专用', label: ['开发专用', 'Developers'], icon: 'Code' },
]
const screen = (path: string, menu: string, zh: string, rest: Partial<Screen> = {}): Screen => ({
  path,
  menu,
  label: [zh, zh],
  kind: 'resource',
  ...rest,
})
const screens: Screen[] = [
  screen('/login', '', '登录', { kind: 'public', hidden: true }),
  screen('/home', '', '首页', { kind: 'dashboard' }),
  screen('/magazine', '内容管理/杂志', '杂志列表', { entity: 'magazine' }),
  screen('/magazine/edit', '内容管理/杂志', '编辑杂志', {
    entity: 'magazine',
    hidden: true,
    parent: '/magazine',
  }),
  screen('/users', '内容管理', '用户信息', { entity: 'appUser' }),
  screen('/financial/single', '财务结算', '单品结算', { entity: 'settlement' }),
  screen('/financial/profit', '财务结算', '项目利润', { entity: 'project' }),
  screen('/financial/overview', '财务结算', '项目总览', { entity: 'project', whitelist: true }),
  screen('/financial/import', '财务结算', '结算导入', { kind: 'bulk', entity: 'settlement' }),
  screen('/versions/devConfig', '开发专用', '开发配置', { entity: 'baseConfig' }),
]
const named = (name: string) =>
  entity(name, [name, name], { fields: { title: f.text('名', 'Name') } })
const ledger = entity('ledger', ['流水', 'Ledger'], {
  fields: { user: f.ref('用户', 'User', { to: 'appUser', required: true }) },
})
const stand = entity('atlas', ['图集', 'Atlas'], {
  fields: { title: f.text('名', 'Name') },
  standIn: true,
})
const entities = [
  ...[
    'magazine',
    'appUser',
    'settlement',
    'project',
    'baseConfig',
    'job',
    'batchGive',
    'orphan',
  ].map(named),
  ledger,
  stand,
]
const access = accessOf({
  entities,
  screens: [...screens, screen('/atlas', '内容管理', '图集', { entity: 'atlas' })],
  menuGroups,
})
const admin = viewer({ roles: ['admin'] })
const pathsOf = (given: Viewer) => access.screensOf(given).map(({ path }) => path)

test('an editor sees the screens of groups that name the role, an admin those of all groups', () => {
  expect(access.seesScreen(viewer(), '/magazine')).toBe(true)
  expect(access.seesScreen(viewer(), '/versions/devConfig')).toBe(false)
  expect(access.seesScreen(admin, '/versions/devConfig')).toBe(true)
  expect(access.seesScreen(admin, '/nowhere')).toBe(false)
})

test('a special right opens the developers screen it is for', () => {
  expect(access.seesScreen(viewer({ special: ['config'] }), '/versions/devConfig')).toBe(true)
  expect(access.mayUse(viewer({ special: ['config'] }), 'baseConfig', 'read')).toBe(true)
  expect(access.mayUse(viewer(), 'baseConfig', 'read')).toBe(false)
})

test('a screen that makes a record is shown to roles that may make one', () => {
  const makes = screen('/users/new', '内容管理', '新用户', {
    kind: 'form',
    entity: 'appUser',
    makes: true,
  })
  const { seesScreen } = accessOf({ entities, screens: [...screens, makes], menuGroups })
  const reader = { role: 'reviewer', entity: 'appUser', read: true }
  const own = (right: object) => viewer({ roles: ['reviewer'], rights: [{ ...reader, ...right }] })
  expect(seesScreen(own({}), '/users')).toBe(true)
  expect(seesScreen(own({}), '/users/new')).toBe(false)
  expect(seesScreen(own({ create: true }), '/users/new')).toBe(true)
  expect(seesScreen(viewer(), '/users/new')).toBe(true)
})

test('a numeric role hides by title at any depth, from admins too', () => {
  expect(pathsOf(viewer({ hidden: ['内容管理'] }))).not.toContain('/magazine')
  expect(pathsOf(viewer({ hidden: ['用户信息'] }))).not.toContain('/users')
  expect(access.mayUse(viewer({ roles: ['admin'], hidden: ['杂志'] }), 'magazine', 'read')).toBe(
    false,
  )
})

test('a hidden screen follows its parent', () => {
  expect(access.seesScreen(viewer({ hidden: ['杂志列表'] }), '/magazine/edit')).toBe(false)
})

test('an entity whose every screen is hidden can only be picked', () => {
  const limited = viewer({ hidden: ['杂志'] })
  for (const operation of ['read', 'create', 'update', 'remove', 'export', 'publish'])
    expect(access.mayUse(limited, 'magazine', operation)).toBe(false)
  expect(access.mayUse(limited, 'magazine', idAndTitle)).toBe(true)
})

test('an entity without a screen shares the access of the one it hangs on', () => {
  expect(access.mayUse(viewer(), 'ledger', 'read')).toBe(true)
  expect(access.mayUse(viewer({ hidden: ['用户信息'] }), 'ledger', 'read')).toBe(false)
  expect(access.mayUse(admin, 'orphan', 'read')).toBe(false)
})

test('only those on the whitelist see the project overview', () => {
  expect(access.seesScreen(admin, '/financial/overview')).toBe(false)
  expect(access.seesScreen(viewer({ projectOverview: true }), '/financial/overview')).toBe(true)
})

test('the special route set holds every group and the reduced settlement', () => {
  const paths = pathsOf(viewer({ routeSet: 'special' }))
  expect(paths).toContain('/versions/devConfig')
  expect(paths).toContain('/financial/profit')
  expect(paths).not.toContain('/financial/single')
})

test('the finance route set holds home and the reduced settlement', () => {
  const limited = viewer({ routeSet: 'finance' })
  expect(pathsOf(limited)).toEqual(['/login', '/home', '/financial/profit', '/financial/import'])
  expect(access.mayUse(limited, 'magazine', 'read')).toBe(false)
})

test('a stand-in is for admins only', () => {
  expect(access.mayUse(viewer(), 'atlas', 'read')).toBe(false)
  expect(access.mayUse(viewer(), 'atlas', idAndTitle)).toBe(true)
  expect(access.mayUse(admin, 'atlas', 'read')).toBe(true)
})

test('an own role may what its matrix lists, and sees the screens of what it may read', () => {
  const rights = [{ role: 'proof', entity: 'magazine', read: true, moves: ['publish'] }]
  const own = viewer({ roles: ['proof'], rights })
  expect(access.mayUse(own, 'magazine', 'read')).toBe(true)
  expect(access.mayUse(own, 'magazine', 'publish')).toBe(true)
  expect(access.mayUse(own, 'magazine', 'update')).toBe(false)
  expect(access.mayUse(own, 'magazine', 'export')).toBe(false)
  expect(access.mayUse(own, 'appUser', 'read')).toBe(false)
  expect(pathsOf(own)).toEqual(['/login', '/home', '/magazine', '/magazine/edit'])
})

test('a numeric role hides from an own role as well', () => {
  const rights = [{ role: 'proof', entity: 'magazine', read: true }]
  expect(
    access.mayUse(viewer({ roles: ['proof'], rights, hidden: ['杂志'] }), 'magazine', 'read'),
  ).toBe(false)
})

test('a row in the editors matrix narrows what the groups give', () => {
  const rights = [{ role: 'editor', entity: 'magazine', read: true, update: true }]
  expect(access.mayUse(viewer({ rights }), 'magazine', 'update')).toBe(true)
  expect(access.mayUse(viewer({ rights }), 'magazine', 'remove')).toBe(false)
})

test('jobs and batches are narrowed by who made them, never by screen; a batch starts on a bulk screen', () => {
  const limited = viewer({ hidden: ['财务结算', '内容管理'] })
  expect(access.mayUse(limited, 'job', 'read')).toBe(true)
  expect(access.mayUse(limited, 'batchGive', 'create')).toBe(false)
  expect(access.mayUse(viewer(), 'batchGive', 'create')).toBe(true)
})

test('who has no role may nothing but sign in', () => {
  expect(pathsOf(viewer({ roles: [] }))).toEqual([])
  expect(access.mayUse(viewer({ roles: [] }), 'magazine', idAndTitle)).toBe(false)
})
