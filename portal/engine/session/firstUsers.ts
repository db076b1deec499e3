import type { Label } from '#declare'
import type { Records } from '../context/change.ts'
import { setPassword } from './credentials.ts'
import { oneTimePassword, weaknessOf } from './password.ts'
import type { SessionDeps } from './sessionDeps.ts'

/** Menu titles that the numeric roles 0 to 5 hide, in the original language. */
export const hiddenByNumber: readonly (readonly string[])[] = [
  [],
  ['首页入口配置', '信息统计', '开发专用', '配置中心'],
  ['配置中心', '首页入口配置', '权益补赠', '累计时长', '用户信息', '信息统计', '销毁兑换码'],
  [
    '配置中心',
    '首页入口配置',
    '运营管理',
    '数据导出',
    '买赠商品',
    '权益补赠',
    '累计时长',
    '用户信息',
    '信息统计',
    '有赞分销链接',
    '销毁兑换码',
    'H5课程活动配置',
    'H5渠道活动配置',
    '优惠券',
  ],
  ['开发专用', '配置中心', '首页入口配置', '信息统计'],
  ['开发专用', '配置中心', '数据管理', '运营管理', 'App', '课程表目录管理', '优惠券'],
]
const named: readonly (readonly [code: string, name: Label])[] = [
  ['admin', ['超级管理员', 'Super administrator']],
  ['editor', ['编辑', 'Editor']],
]

/** The first admin, as told at the first start. */
export interface FirstAdmin {
  readonly username: string
  readonly password: string
  /** What is wrong with the password that was given, by the rule that holds for everybody else. */
  readonly weak?: Label
}

/** Makes the built-in roles that are missing: admin, editor, and the numeric ones 0 to 5. */
export async function makeBuiltInRoles(records: Records): Promise<void> {
  const standing = new Set(
    (await records.select('role', {}, { limit: 10_000 })).map((role) => role.code),
  )
  const make = async (kind: string, code: string, name: string, hidden: readonly string[]) => {
    if (standing.has(code)) return
    await records.create('role', {
      kind,
      code,
      name,
      hidden,
      rights: [],
      special: [],
      builtIn: true,
      description: null,
    })
  }
  for (const [code, name] of named) await make('named', code, name[0], [])
  for (const [number, hidden] of hiddenByNumber.entries())
    await make('numeric', String(number), `数字角色 ${number}`, hidden)
}

/**
 * Makes the user `admin` where nobody can sign in yet. Gives the name and password to tell; null where there are users
 * with passwords already. The password given may be weak: whoever starts the portal decides, and is told.
 */
export async function makeFirstAdmin(
  deps: SessionDeps,
  given?: string,
): Promise<FirstAdmin | null> {
  const { db } = deps.database
  const anybody = await db.selectFrom('_credential').select('user').limit(1).executeTakeFirst()
  if (anybody) return null
  const records = deps.records()
  const id = (await standing(records)) ?? (await makeAdmin(records))
  const password = given || oneTimePassword()
  const { passwordRounds: rounds } = deps
  await setPassword(db, id, password, {
    oneTime: false,
    now: deps.clock().getTime(),
    ...(rounds && { rounds }),
  })
  const weak = given ? await weaknessOf(given, 'admin') : undefined
  return { username: 'admin', password, ...(weak && { weak }) }
}

const standing = async (records: Records): Promise<number | undefined> =>
  (await records.select('portalUser', { username: 'admin' }))[0]?.id as number | undefined

async function makeAdmin(records: Records): Promise<number> {
  const [role] = await records.select('role', { code: 'admin' })
  if (!role)
    throw new Error('The role admin is missing: make the built-in roles before the first user')
  const user = {
    username: 'admin',
    name: '管理员',
    phone: '13800000000',
    roles: [role.id],
    status: 'active',
  }
  return (await records.create('portalUser', user)).id as number
}
