import type { Row } from '#declare'
import { txOf } from '../db/txOf.ts'
import { missing, refusedField } from '../errors.ts'
import { fitPage } from '../partners/fitPage.ts'
import { packagesOf } from '../partners/packagesOf.ts'
import { phonesIn } from '../partners/phonesIn.ts'
import { queueSeats } from '../partners/queueSeats.ts'
import { takeSeats } from '../partners/seats.ts'
import type { ActionCall, ActionFunctions } from './action.ts'

const companyOf = ({ row, entity }: ActionCall): Row => {
  if (!row) throw missing(entity.label)
  return row
}

/** The package a company may give out now. Throws 40001 for any other. */
async function packageOf({ values, records }: ActionCall, company: Row): Promise<Row> {
  const id = values.package
  const bundle = typeof id === 'number' ? await records.find('productPackage', id) : null
  if (!bundle) throw refusedField('package', ['请选择产品包', 'Choose a package'])
  if (!(await packagesOf(company, records)).includes(id as number))
    throw refusedField('package', [
      `该合作方及其分组未采购“${bundle.name}”`,
      `Neither the company nor its group has bought "${bundle.name}"`,
    ])
  if (bundle.status === 'onShelf') return bundle
  throw refusedField('package', [
    `“${bundle.name}”未上架，不能分发`,
    `"${bundle.name}" is not on shelf and cannot be given out`,
  ])
}

/** Actions of partner companies. */
export const company: ActionFunctions = {
  fit: (call) => fitPage(call, companyOf(call)),

  /** Takes the seats at once, all or none, and leaves the granting to a job. */
  distribution: async (call) => {
    const one = companyOf(call)
    const bundle = await packageOf(call, one)
    const phones = phonesIn(call.values.phones)
    await takeSeats(txOf(call.db), one.id as number, phones.length)
    const title = `分发权益 · ${one.shortName} · ${bundle.name}`
    return queueSeats(call, one, title, { does: 'grant', package: bundle.id as number, phones })
  },

  takeBack: async (call) => {
    const one = companyOf(call)
    const phones = phonesIn(call.values.phones)
    return queueSeats(call, one, `回收名额 · ${one.shortName}`, { does: 'withdraw', phones })
  },

  /** Into a group, or with none out of the one it is in. */
  grouping: (call) =>
    call.change(companyOf(call).id as number, { group: call.values.group ?? null }),
}
