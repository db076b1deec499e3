import { wordOf } from '#declare'
import type { Judging } from './rule.ts'

const runs: readonly string[] = ['batchGive', 'batchRow', 'job', 'auditLog']
const gone: readonly string[] = ['disabled']

/** Ledgers, orders, bulk runs and users who are out are never brought back to what they were. */
export const restorable: Judging = ({ entity, before }) => {
  const literals = Object.values(entity.rules).flat()
  const isLedger =
    literals.some((literal) => wordOf(literal) === 'ledger') || /Ledger$/.test(entity.name)
  const isOrder = /(^o|O)rder$/.test(entity.name)
  const isOut = entity.name === 'portalUser' && gone.includes(before?.status as string)
  if (!isLedger && !isOrder && !isOut && !runs.includes(entity.name)) return []
  return [
    {
      field: '_',
      kind: 'conflict',
      message: [
        `${entity.label[0]}不能恢复到历史版本`,
        `A ${entity.label[1]} is never brought back to what it was`,
      ],
    },
  ]
}
