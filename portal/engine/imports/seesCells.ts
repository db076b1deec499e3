import type { Row } from '#declare'
import type { Call } from '../records/call.ts'

/** Whether a session sees the cells of a batch in clear on a screen: its own, since it brought them. */
export const seesCells = ({ session }: Pick<Call, 'session'>, batch: Row): boolean =>
  session.acting !== 'user' || batch.createdBy === session.user?.id

/** Whether it gets them in clear in a file, which the log tells of: its own, or with the right to personal data. */
export const takesCells = (call: Pick<Call, 'session'>, batch: Row): boolean =>
  seesCells(call, batch) ||
  call.session.roles.includes('admin') ||
  call.session.special.has('personal')
