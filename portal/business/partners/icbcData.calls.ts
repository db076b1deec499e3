import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { answerExport, type Calls, type Route } from '#portal/http/records/recordCalls.ts'
import { pageOf } from './company.calls.ts'

/** `GET /api/icbc/export?start&end&companyId`: the details of these days as a spreadsheet. */
const exportDetails: Route = async (c, call) => {
  const { start, end, companyId, ...strange } = queryOf(c)
  for (const name of Object.keys(strange))
    throw refusedField(name, [
      `没有名为“${name}”的参数，可用 start、end、companyId`,
      `There is no parameter "${name}": the parameters are start, end, companyId`,
    ])
  const filter: Row = {
    ...(start && { day_gte: start }),
    ...(end && { day_lte: end }),
    ...(companyId && { company: Number(companyId) }),
  }
  return answerExport(c, call, { filter: JSON.stringify(filter) })
}

/** Named calls of the bank's data beside its dashboards. */
export const calls: Calls = {
  details: pageOf({}),
  export: exportDetails,
}
