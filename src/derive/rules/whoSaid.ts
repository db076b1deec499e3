import type { Label, specialRights, Who } from '#declare'
import type { Situation } from '../situation.ts'
import { formatLabel } from './formatLabel.ts'

/** Rights by the names under which an admin gives them. */
export const rightLabels: { readonly [right in (typeof specialRights)[number]]: Label } = {
  bulk: ['批量补赠', 'Bulk grants'],
  compensate: ['单人补偿', 'Make good to one user'],
  approve: ['批量复核', 'Approve bulk'],
  export: ['导出', 'Export'],
  personal: ['查看完整个人信息', 'Full personal data'],
  refund: ['退款标记', 'Mark refunds'],
  destroy: ['销毁兑换码', 'Destroy codes'],
  sales: ['销售数据导入', 'Sales imports'],
  finance: ['结算导入', 'Settlement imports'],
  config: ['开发配置', 'Dev config'],
  restore: ['恢复历史', 'Restore'],
  audit: ['查看全部日志', 'See all logs'],
  cache: ['清除缓存', 'Clear cache'],
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
      right: rightLabels[who.right],
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
