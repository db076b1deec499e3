import type { Row } from '#declare'
import type { Call } from '../records/call.ts'

/** Whether a session sees the cells of a batch in clear: its own, or with the right to personal data. */
export const seesCells = ({ session }: Pick<Call, 'session'>, batch: Row): boolean =>
  session.acting !== 'user' ||
  batch.createdBy === session.user?.id ||
  session.roles.includes('admin') ||
  session.special.has('personal')
