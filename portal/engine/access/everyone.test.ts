import { beforeAll, expect, test } from 'vitest'
import type { Entity, Row, Screen } from '#declare'
import { idAndTitle } from '#derive/access.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import type { SignedIn } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import type { Session } from '../context/session.ts'
import { mayOperate } from '../rules/readable.ts'

/** Menu titles each numeric role hides, as the product has them; undefined for somebody without one. */
const hidden: readonly (readonly string[])[] = [
  [],
  ['首页入口配置', '信息统计', '开发专用', '配置中心'],
  ['配置中心', '首页入口配置', '权益补赠', '累计时长', '用户信息', '信息统计', '销毁兑换码'],
  [
    ...['配置中心', '首页入口配置', '运营管理', '数据导出', '买赠商品', '权益补赠', '累计时长'],
    ...['用户信息', '信息统计', '有赞分销链接', '销毁兑换码', 'H5课程活动配置', 'H5渠道活动配置'],
    '优惠券',
  ],
  ['开发专用', '配置中心', '首页入口配置', '信息统计'],
  ['开发专用', '配置中心', '数据管理', '运营管理', 'App', '课程表目录管理', '优惠券'],
]
const numbers = [undefined, 0, 1, 2, 3, 4, 5] as const
const routeSets = ['standard', 'special', 'finance'] as const
const roles = ['admin', 'editor'] as const

interface Someone {
  readonly role: (typeof roles)[number]
  readonly routeSet: (typeof routeSets)[number]
  readonly number: (typeof numbers)[number]
}
const everyone: readonly Someone[] = roles.flatMap((role) =>
  routeSets.flatMap((routeSet) => numbers.map((number) => ({ role, routeSet, number }))),
)
const nameOf = ({ role, routeSet, number }: Someone) => `${role}/${routeSet}/${number ?? '-'}`

/** Entities without a screen, and what they hang on. */
const hangsOn: { readonly [entity: string]: string } = {
  appDevice: 'appUser',
  campTaskDone: 'campStudent',
  cardCollector: 'cardCollect',
  cardDraw: 'cardCollector',
  channelPhone: 'h5ChannelActivity',
  channelTake: 'h5ChannelActivity',
  contentPlay: 'appUser',
  cloudMember: 'cloudEnterprise',
  clockInReward: 'courseClockIn',
  giftGiven: 'buyGift',
  issueProtection: 'issue',
  mailReceipt: 'mail',
  participation: 'appUser',
  participationDay: 'appUser',
  pointsExchange: 'pointsGoods',
  pushReceipt: 'push',
  readMoneyLedger: 'appUser',
  shopServing: 'shopOrder',
  studyLog: 'appUser',
  trialClaim: 'sevenDayVip',
  unionCode: 'unionVip',
  unionSale: 'unionVip',
  userBook: 'appUser',
  userCoupon: 'appUser',
  userMagazine: 'appUser',
  userQualification: 'appUser',
  userVip: 'appUser',
  welfareClaim: 'welfare',
  welfareCode: 'welfare',
}
/** Seen by kind and by who made them, never by screen. */
const byCreator = ['batchGive', 'batchRow', 'job']
/** Of groups that declare no roles, what is somebody else's than an admin's. */
const forEveryone = ['/configCenter/auditLog', '/configCenter/jobs', '/configCenter/deleted']
const forAdminsAlone = [
  ...['users', 'roles', 'condition'],
  ...['listSources', 'serviceKeys', 'webhooks'],
].map((of) => `/configCenter/${of}`)

const bench = sharedBench()
const call: SignedIn = bench.editor
let me: number
let screens: readonly Screen[]
let entities: readonly Entity[]
const own = new Map<string, { readonly mine: number; readonly others: number }>()
const ids = { roles: new Map<string, number>(), numbers: new Map<number, number>() }

beforeAll(async () => {
  const { context } = bench.portal
  entities = [...context.entities.values()]
  screens = (await readDeclarations()).screens
  me = bench.people.wang
  ids.roles.set('admin', bench.people.admin).set('editor', bench.people.editor)
  for (const [number, titles] of hidden.entries()) {
    const values = { kind: 'numeric', code: String(number), name: `${number}号`, hidden: titles }
    ids.numbers.set(number, (await bench.portal.records().create('role', values)).id as number)
  }
  await makeTwoOfEach()
}, 60_000)

/** Of every entity a record of mine and one of somebody else's, by no rule: only who may see them is asked. */
async function makeTwoOfEach() {
  const { boss } = bench.people
  for (const entity of entities.filter(({ name }) => !['portalUser', 'role'].includes(name))) {
    const [mine, others] = [await make(entity, me, 0), await make(entity, boss, 1)]
    own.set(entity.name, { mine, others })
  }
}

async function make(entity: Entity, by: number, which: 0 | 1): Promise<number> {
  const at = '2026-11-21T09:00:00+08:00'
  const batch = own.get('batchGive')
  const known: { readonly [entity: string]: Row } = {
    notice: { user: by },
    auditLog: { entity: 'portalUser' },
    batchRow: { batch: which === 0 ? batch?.mine : batch?.others },
  }
  // Of what is there once for each choice.
  const choices = Object.entries(entity.fields)
    .filter(([, { kind }]) => kind === 'choice')
    .map(([field, { of }]) => [field, Object.keys(of as object)[which] ?? null] as const)
  const state = Object.keys(entity.states)[0]
  const row = {
    ...{ version: 1, createdAt: at, updatedAt: at, createdBy: by },
    ...Object.fromEntries(choices),
    ...(entity.name === 'batchGive' && { kind: 'readMoney' }),
    ...(state && { [entity.stateField]: state }),
    ...known[entity.name],
  }
  const { id } = await bench.portal.context.database.db
    .insertInto(entity.name)
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return Number(id)
}

/** I become somebody else; it holds from the next request on. */
async function become({ role, routeSet, number }: Someone) {
  const numericRole = number === undefined ? null : ids.numbers.get(number)
  await bench.portal
    .records()
    .update('portalUser', me, { roles: [ids.roles.get(role)], routeSet, numericRole })
}

function seesScreen({ role, routeSet, number }: Someone, screen: Screen): boolean {
  const { path, menu, label, kind } = screen
  if (kind === 'public') return true
  const titles = hidden[number ?? 0] ?? []
  const parent = screen.hidden && screens.find((one) => one.path === screen.parent)
  if ([label[0], ...menu.split('/')].some((title) => titles.includes(title))) return false
  if (parent && !seesScreen({ role, routeSet, number }, parent)) return false
  if (path === '/financial/profit/projectOverview') return false
  if (forAdminsAlone.includes(path) && role !== 'admin') return false
  if (routeSet !== 'standard' && /^\/financial\/(single|vip|set)\b/.test(path)) return false
  if (routeSet === 'finance') return menu === '' || /^\/financial\b/.test(path)
  if (role === 'admin' || routeSet === 'special') return true
  return forEveryone.includes(path) || !/^(开发专用|配置中心)/.test(menu)
}

/** Whether a screen lets somebody at the records of an entity at all. */
function reaches(someone: Someone, name: string): boolean {
  if (byCreator.includes(name)) return true
  const shown = screens.filter(({ entity }) => entity === name)
  const owner = hangsOn[name]
  if (shown.length === 0 && owner) return reaches(someone, owner)
  return shown.some((screen) => seesScreen(someone, screen))
}

/** Records of these are not the same for everybody who reaches them. */
const byParts = [...byCreator, 'auditLog', 'notice']

const isDone = (someone: Someone, { standIn }: Entity) => !standIn || someone.role === 'admin'

test('the table covers every entity without a screen', () => {
  const without = entities
    .map(({ name }) => name)
    .filter((name) => !screens.some(({ entity }) => entity === name))
  expect(without.toSorted()).toEqual([...Object.keys(hangsOn), 'batchRow'].toSorted())
})

test('role#hiddenIsRefusedToo the menu of every role, route set and numeric role holds exactly its screens', async () => {
  const wrong: string[] = []
  for (const someone of everyone) {
    await become(someone)
    const { permissions } = (await call('GET', 'index/getInfo')).data
    const { access } = bench.portal.context
    const session = { acting: 'user', viewer: permissions } as Session
    for (const screen of screens)
      if (access.seesScreen(session, screen.path) !== seesScreen(someone, screen))
        wrong.push(`${nameOf(someone)} ${screen.path}`)
  }
  expect(wrong).toEqual([])
})

test('role#hiddenIsRefusedToo the portal lets everybody at exactly the entities whose screens they see, whatever they do', async () => {
  const wrong: string[] = []
  const { access } = bench.portal.context
  for (const someone of everyone) {
    await become(someone)
    const { permissions, currentRole, roles: held } = (await call('GET', 'index/getInfo')).data
    const special = new Set<string>(permissions.special)
    const user = { id: me, username: 'wang', name: '' }
    const session = {
      acting: 'user',
      viewer: permissions,
      roles: held,
      currentRole,
      special,
      user,
    } as never
    for (const entity of entities) {
      const reached = reaches(someone, entity.name) && isDone(someone, entity)
      const operations = [
        'read',
        'update',
        'remove',
        'export',
        ...Object.keys(entity.moves),
        ...Object.keys(entity.actions),
      ]
      for (const operation of operations) {
        const leaves = operation !== 'export' || special.has('export') || !isPersonal(entity)
        const expected = reached && leaves && mayOperate(entity, session, operation)
        if (access.mayUse(session, entity, operation) !== expected)
          wrong.push(`${nameOf(someone)} ${entity.name} ${operation}`)
      }
      if (!access.mayUse(session, entity, idAndTitle))
        wrong.push(`${nameOf(someone)} ${entity.name} pick`)
    }
  }
  expect(wrong).toEqual([])
})

/** Lists with phones, and those the screen of exports makes files of, leave by the right to export alone. */
const isPersonal = ({ name, fields }: Entity) =>
  Object.values(exportKinds).includes(name) ||
  Object.values(fields).some(({ kind }) => kind === 'phone')
const exportKinds: { readonly [kind: string]: string } = {
  ...{ users: 'appUser', orders: 'userOrder', vip: 'userVip', magazines: 'userMagazine' },
  ...{ comments: 'comment', couponUsage: 'couponUsage', redeemCodes: 'redeemCode' },
  ...{ studyTime: 'cumulativeTime', sales: 'salesDaily' },
}

test('role#hiddenIsRefusedToo lists give my own record and that of others, or are refused, for every entity', async () => {
  const wrong: string[] = []
  const asked = entities.filter(({ name, keysOf }) => own.has(name) && !keysOf)
  for (const [turn, someone] of everyone.entries()) {
    await become(someone)
    for (const [at, entity] of asked.entries()) {
      // Each person asks for a twelfth of what is the same for all records, and for all that is not.
      if ((at + turn) % 12 !== 0 && !byParts.includes(entity.name)) continue
      const records = own.get(entity.name) as { mine: number; others: number }
      const both = [records.mine, records.others]
      const { code, data } = await call(
        'GET',
        `${entity.path}?columns=[]&sort=["id","ASC"]&range=[0,199]`,
      )
      const reached = reaches(someone, entity.name) && isDone(someone, entity)
      const found = code === 20000 ? (data.list as Row[]).map(({ id }) => id) : code
      const expected = reached ? seenOf(someone, entity.name, records) : 40300
      const same =
        Array.isArray(found) && Array.isArray(expected)
          ? both.every((id) => found.includes(id) === expected.includes(id))
          : found === expected
      if (!same)
        wrong.push(
          `${nameOf(someone)} ${entity.name}: ${JSON.stringify(found)} not ${JSON.stringify(expected)}`,
        )
    }
  }
  expect(wrong).toEqual([])
}, 120_000)

/** Which of the two they get where they get at any: of most entities both. */
function seenOf(
  { role }: Someone,
  name: string,
  { mine, others }: { mine: number; others: number },
) {
  if (name === 'notice') return [mine]
  return role === 'editor' && [...byCreator, 'auditLog', 'export'].includes(name)
    ? [mine]
    : [mine, others]
}

test('role#hiddenIsRefusedToo whatever one asks of an entity one does not reach is refused, but id and title', async () => {
  const wrong: string[] = []
  const blind: Someone = { role: 'admin', routeSet: 'finance', number: 5 }
  await become(blind)
  const refused = entities.filter(
    ({ name, keysOf }) => own.has(name) && !keysOf && !reaches(blind, name),
  )
  for (const [at, entity] of refused.entries()) {
    const { others: id } = own.get(entity.name) as { others: number }
    const [move] = Object.keys(entity.moves).filter((name) => !entity.moves[name]?.silent)
    const action = Object.keys(entity.actions).find((name) => entity.actions[name]?.runs)
    const asked: readonly (readonly [string, string, unknown?])[] = [
      ['GET', `${entity.path}/${id}`],
      ['POST', entity.path, {}],
      ['PUT', `${entity.path}/${id}`, { version: 1 }],
      ['DELETE', `${entity.path}/${id}`],
      ['POST', `${entity.path}/bulk`, { action: move ?? 'delete', ids: [id] }],
      ...(entity.list.export ? [['GET', `${entity.path}/export`] as const] : []),
      ...(move ? [['POST', `${entity.path}/${id}/${move}`, {}] as const] : []),
      ...(action ? [['POST', `${entity.path}/${id}/${action}`, {}] as const] : []),
    ]
    // Every entity is asked for one thing, every tenth for all of them.
    const some = at % 10 === 0 ? asked : asked.slice(at % 6, (at % 6) + 1)
    for (const [method, path, body] of some) {
      const { code } = await call(method, path, body)
      if (code !== 40300) wrong.push(`${method} ${path}: ${code}`)
    }
    const filter = encodeURIComponent(JSON.stringify({ id: [id] }))
    const { code, data } = await call('GET', `${entity.path}?filter=${filter}`)
    const names = code === 20000 ? Object.keys(data.list[0] ?? {}) : [String(code)]
    if (
      !names.every((name) => ['id', entity.title, entity.called, entity.stateField].includes(name))
    )
      wrong.push(`${entity.name}: ${names}`)
  }
  expect(refused.length).toBeGreaterThan(150)
  expect(wrong).toEqual([])
})

test('portalUser#onlyAdminManages the last admin who sees everything gets neither a numeric role nor the reduced route set', async () => {
  await become({ role: 'admin', routeSet: 'finance', number: 5 })
  const { boss } = bench.people
  for (const values of [{ routeSet: 'finance' }, { numericRole: ids.numbers.get(0) }]) {
    const { version } = (await bench.admin('GET', `portalUser/${boss}`)).data
    const { code, message } = await bench.admin('PUT', `portalUser/${boss}`, { version, ...values })
    expect([code, message]).toEqual([40900, expect.stringMatching(/last active admin/)])
  }
})
