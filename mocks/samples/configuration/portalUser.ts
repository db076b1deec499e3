import type { Row } from '#declare'
import { type SampleWorld, stamps } from '../sampleWorld.ts'
import { ownRoles } from './role.ts'

/** Roles the portal makes itself, in the order samples number them. */
export const givenRoles = ['admin', 'editor', '0', '1', '2', '3', '4', '5'] as const
/** The number of a role by its code. */
const role = (code: string) => [...givenRoles, ...ownRoles].indexOf(code) + 1

type Line = readonly [
  username: string,
  name: string,
  department: string,
  numeric: '0' | '1' | '2' | '3' | '4' | '5' | '',
  more?: { readonly status?: string; readonly role?: string; readonly routeSet?: string },
]
const lines: readonly Line[] = [
  ['editor_weekly', '周刊编辑组', '内容中心', ''],
  ['editor_monthly', '月刊编辑组', '内容中心', ''],
  ['editor_chen', '陈予安', '内容中心', '3', { role: 'developer' }],
  ['proof_lin', '林校对', '内容中心', '0'],
  ['audio_desk', '音频编辑', '内容中心', '2'],
  ['ops_growth', '增长运营', '运营中心', '', { role: 'grantMaker' }],
  ['ops_member', '会员运营', '运营中心', '0', { role: 'grantMaker' }],
  ['audit_comment', '评论审核', '运营中心', '1'],
  ['support_wang', '客服小王', '客服中心', '4', { status: 'locked', role: 'support' }],
  ['finance_a', '结算专员', '财务部', '', { role: 'accountant', routeSet: 'finance' }],
  ['partner_desk', '商务合作', '政企部', '4', { routeSet: 'special' }],
  ['old_intern', '实习生（已离职）', '内容中心', '1', { status: 'disabled' }],
  ['ops_former', '前运营', '运营中心', '5', { status: 'disabled' }],
  ['ops_lead', '运营主管', '运营中心', '', { role: 'opsLead' }],
]

/** Who sees the overview of projects, and where. */
const projectsSeen: { readonly [username: string]: readonly string[] } = {
  editor_weekly: ['internal'],
  finance_a: ['internal', 'production'],
  ops_growth: ['production'],
}

/** Fourteen users beside the portal's own admin: one locked, two disabled. None has a password until one is set. */
export const portalUsers = (world: SampleWorld): Row[] =>
  lines.map(([username, name, department, numeric, more = {}], index) => ({
    username,
    name,
    phone: `1380013${String(8001 + index * 37)}`,
    avatar: world.picture(`avatar-${1 + (index % 12)}`),
    introduction: `${department}·${name}`,
    department,
    roles: [role('editor'), ...(more.role ? [role(more.role)] : [])],
    numericRole: numeric === '' ? null : role(numeric),
    routeSet: more.routeSet ?? 'standard',
    projectOverview: projectsSeen[username] ?? [],
    smsLogin: username === 'finance_a',
    lastLoginAt:
      more.status === 'disabled'
        ? world.at(-120, '09:10')
        : world.at(-1 - (index % 6), `0${8 + (index % 2)}:3${index % 10}`),
    lastLoginIp: `203.0.113.${10 + index}`,
    failedLogins: more.status === 'locked' ? 5 : 0,
    status: more.status ?? 'active',
    ...stamps(world, 400 - index * 11),
  }))

/** Their names by number, for what tells who did something; 1 is the portal's admin. */
export const operatorNames: readonly string[] = ['admin', ...lines.map(([, name]) => name)]
