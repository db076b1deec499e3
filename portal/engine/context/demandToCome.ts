import { refusedField } from '#portal/core/errors.ts'
import type { PortalContext } from './portalContext.ts'

/** Refuses, at `at`, what is no moment as the wire has them (`2031-05-01T08:00:00+08:00`) that is still to come. */
export function demandToCome(
  { clock }: Pick<PortalContext, 'clock'>,
  at: unknown,
): asserts at is string {
  const isMoment = typeof at === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/.test(at)
  if (isMoment && new Date(at) > clock()) return
  throw refusedField('at', [
    '请选择将来的时间，如 2031-05-01T08:00:00+08:00',
    'Choose a time to come, as 2031-05-01T08:00:00+08:00',
  ])
}
