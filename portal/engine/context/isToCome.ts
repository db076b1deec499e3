import type { PortalContext } from './portalContext.ts'

/** Whether a value is a moment as the wire has them (`2031-05-01T08:00:00+08:00`), and still to come. */
export const isToCome = ({ clock }: Pick<PortalContext, 'clock'>, at: unknown): at is string =>
  typeof at === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/.test(at) &&
  new Date(at) > clock()
