import type { Row } from '#declare'
import { missing, refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { fitPage } from './fitPage.ts'
import { packagesOf } from './packagesOf.ts'
import { phonesIn } from './phonesIn.ts'
import { queueSeats } from './queueSeats.ts'
import { takeSeats } from './seats.ts'

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
export const actions: ActionFunctions = {
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
