import { exportDashboard } from '#portal/engine/dashboards/exportDashboard.ts'
import { tell } from '#portal/engine/dashboards/tell.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { languageOf, success } from '../envelope.ts'
import type { Route } from '../records/recordCalls.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** `GET {entity}/dashboard/{name}` gives its figures, `…/export` its tables as a spreadsheet. */
export function dashboardRoute(name: string | undefined, part?: string): Route | undefined {
  if (!name) return undefined
  if (part === undefined) return async (c, call) => success(c, await tell(call, name, queryOf(c)))
  if (part !== 'export') return undefined
  return async (c, call) => {
    const language = languageOf(c.req.header('accept-language'))
    const bytes = await exportDashboard(call, name, queryOf(c), language)
    const file = encodeURIComponent(`${call.entity.label[language === 'en' ? 1 : 0]}.xlsx`)
    return c.body(bytes, 200, {
      'Content-Type': XLSX,
      'Content-Disposition': `attachment; filename*=UTF-8''${file}`,
    })
  }
}
