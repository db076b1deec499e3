import type { Row } from '#declare'
import { type SampleWorld, stamps } from './sampleWorld.ts'

/** Roles the portal makes itself, in the order samples number them. */
export const givenRoles = ['admin', 'editor', '0', '1', '2', '3', '4', '5'] as const
/** The number of a role by its code. */
const role = (code: (typeof givenRoles)[number]) => givenRoles.indexOf(code) + 1

type Line = readonly [
  username: string,
  name: string,
  department: string,
  numeric: '0' | '1' | '2' | '3' | '4' | '5' | '',
  status?: string,
]
const lines: readonly Line[] = [
  ['editor_weekly', '周刊编辑组', '内容中心', ''],
  ['editor_monthly', '月刊编辑组', '内容中心', ''],
  ['editor_chen', '陈予安', '内容中心', ''],
  ['proof_lin', '林校对', '内容中心', '0'],
  ['audio_desk', '音频编辑', '内容中心', '4'],
  ['ops_growth', '增长运营', '运营中心', '5'],
  ['ops_member', '会员运营', '运营中心', '5'],
  ['audit_comment', '评论审核', '运营中心', '1'],
  ['support_wang', '客服小王', '客服中心', '2'],
  ['finance_a', '结算专员', '财务部', '3'],
  ['partner_desk', '商务合作', '政企部', '4'],
  ['old_intern', '实习生（已离职）', '内容中心', '1', 'disabled'],
  ['ops_former', '前运营', '运营中心', '5', 'disabled'],
]

/** Thirteen users beside the portal's own admin: one locked, two disabled. None has a password until one is set. */
export const portalUsers = (world: SampleWorld): Row[] =>
  lines.map(([username, name, department, numeric, status], index) => ({
    username,
    name,
    phone: `1380013${String(8001 + index * 37)}`,
    avatar: world.picture(`avatar-${1 + (index % 12)}`),
    introduction: `${department}·${name}`,
    department,
    roles: [role('editor')],
    numericRole: numeric === '' ? null : role(numeric),
    routeSet:
      username === 'finance_a' ? 'finance' : username === 'ops_growth' ? 'special' : 'standard',
    projectOverview: index === 0 ? ['internal'] : [],
    smsLogin: username === 'finance_a',
    lastLoginAt:
      status === 'disabled'
        ? world.at(-120, '09:10')
        : world.at(-1 - (index % 6), `0${8 + (index % 2)}:3${index % 10}`),
    lastLoginIp: `203.0.113.${10 + index}`,
    failedLogins: username === 'support_wang' ? 5 : 0,
    status: status ?? (username === 'support_wang' ? 'locked' : 'active'),
    ...stamps(world, 400 - index * 11),
  }))

/** Their names by number, for what tells who did something; 1 is the portal's admin. */
export const operatorNames: readonly string[] = ['admin', ...lines.map(([, name]) => name)]
