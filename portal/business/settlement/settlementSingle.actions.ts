import type { Row } from '#declare'
import { missing } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { exportsStatements } from './exportsStatements.ts'

const statementOf = ({ row, entity }: ActionCall): Row => {
  if (!row) throw missing(entity.label)
  return row
}

/** Rates of the partner and of the channels as they are now. */
async function recalculate(call: ActionCall): Promise<Row> {
  const { records, change } = call
  const statement = statementOf(call)
  const partner = await records.find('settlementPartner', statement.partner as number)
  const lines: Row[] = []
  for (const line of (statement.lines ?? []) as readonly Row[]) {
    const channel = await records.find('financeType', line.channel as number)
    lines.push({ ...line, feeRate: channel?.feeRate ?? line.feeRate })
  }
  const shareRate = partner?.singleRate ?? statement.shareRate
  return change(statement.id as number, { lines, shareRate })
}

/** Actions of single settlements. */
export const actions: ActionFunctions = {
  exportStatement: exportsStatements('statements'),
  recalculate,
}
