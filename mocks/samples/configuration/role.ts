import type { Row } from '#declare'
import { type SampleWorld, stamps } from '../sampleWorld.ts'

type Line = readonly [code: string, name: string, description: string, special: readonly string[]]

const lines: readonly Line[] = [
  [
    'opsLead',
    '运营主管',
    '加在“编辑”之上：复核补赠，销毁兑换码，恢复历史',
    ['approve', 'export', 'destroy', 'restore', 'audit'],
  ],
  ['grantMaker', '补赠专员', '加在“编辑”之上：按名单补赠权益，导出数据', ['bulk', 'export']],
  [
    'support',
    '客服',
    '加在“编辑”之上：补偿用户，查看完整个人信息，标记退款',
    ['compensate', 'personal', 'refund'],
  ],
  [
    'accountant',
    '财务',
    '加在“编辑”之上：结算与销售导入，确认退款',
    ['finance', 'sales', 'refund', 'export'],
  ],
  ['developer', '开发', '加在“编辑”之上：开发配置与缓存', ['config', 'cache']],
]

/** Roles that operators made beside the given ones: each a kind of work and the special rights it needs, on top of editor. */
export const roles = (world: SampleWorld): Row[] =>
  lines.map(([code, name, description, special], index) => ({
    ...{ kind: 'named', code, name, description, special },
    ...{ hidden: [], rights: [], builtIn: false },
    ...stamps(world, 300 - index * 20),
  }))

/** Their codes, in the order of their numbers. */
export const ownRoles: readonly string[] = lines.map(([code]) => code)
