import type { Label, specialRights, Who } from '#declare'
import type { Situation } from '../situation.ts'
import { formatLabel } from './formatLabel.ts'

/** A right as it is called in a sentence. */
const rights: { readonly [right in (typeof specialRights)[number]]: Label } = {
  bulk: ['批量补赠', 'bulk grants'],
  approve: ['复核', 'approving'],
  export: ['导出', 'exports'],
  personal: ['查看个人信息', 'personal data'],
  refund: ['退款', 'refunds'],
  destroy: ['销毁', 'destroying'],
  sales: ['销售', 'sales'],
  finance: ['财务', 'finance'],
  config: ['配置', 'configuration'],
  restore: ['恢复', 'restoring'],
  audit: ['审计', 'audit'],
  cache: ['缓存', 'caches'],
}
const roles: { readonly [role: string]: Label } = {
  admin: ['管理员', 'an admin'],
  editor: ['编辑', 'an editor'],
}

const all = (who: Who | readonly Who[]): readonly Who[] => [who].flat() as readonly Who[]

/** Whether it depends on who did what with this very record, not on roles and rights alone. */
export const isPersonal = (who: Who | readonly Who[]): boolean =>
  all(who).some((one) => typeof one === 'object' && !('right' in one))

/** Those a rule lets: `创建人以外的人或管理员`. */
export function whoSaid(who: Who | readonly Who[], { entity }: Pick<Situation, 'entity'>): Label {
  const labels = all(who).map((one) => oneSaid(one, entity))
  return [labels.map(([zh]) => zh).join('或'), labels.map(([, en]) => en).join(' or ')]
}

function oneSaid(who: Who, { moves }: Situation['entity']): Label {
  if (typeof who === 'string') return roles[who] ?? [who, who]
  if ('right' in who)
    return formatLabel(['有“{right}”权限的人', 'whoever holds the right "{right}"'], {
      right: rights[who.right],
    })
  if ('creator' in who) return ['创建人本人', 'whoever made it']
  if (who.not === 'creator') return ['创建人以外的人', 'somebody other than who made it']
  if (who.not === 'self') return ['本人以外的人', 'somebody other than oneself']
  const label = moves[who.not.mover]?.label ?? [who.not.mover, who.not.mover]
  return formatLabel(
    ['未对它执行过“{label}”的另一人', 'somebody other than who did "{label}" before'],
    {
      label,
    },
  )
}
