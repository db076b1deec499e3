import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { undo } from '#portal/engine/imports/further.ts'

/** Actions of daily sales. */
export const actions: ActionFunctions = {
  /** An entry of the ignored ones; its rules set the rows aside. */
  ignore: async ({ row, values, records }) => {
    const { platform, shop, goodsCode, title } = row as Row
    const { reason, note } = values
    return records.create('salesIgnored', { platform, shop, goodsCode, title, reason, note })
  },

  /** One import back, whole: a batch that takes it back is checked and carried out by itself. */
  undoImport: async (call) => {
    const { values, records, context } = call
    const batch = await records.find('batchGive', Number(values.import))
    if (batch?.kind !== 'sales')
      throw refusedField('import', ['请选择一次销售数据导入', 'Choose an import of daily sales'])
    const back = (await undo({
      ...call,
      entity: entityNamed(context, 'batchGive'),
      row: batch,
      values: { why: values.why, onwards: true },
      make: (sent) => records.create('batchGive', sent),
    })) as Row
    const { job } = (await records.find('batchGive', back.id as number)) as Row
    return { job, batchNo: back.batchNo }
  },
}
