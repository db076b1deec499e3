import type { Say } from '../../../i18n/useSay.ts'
import type { BatchRow } from './calls.ts'

/** Until when somebody has what the row gives. */
export const endOf = ({ until }: BatchRow, say: Say): string =>
  until === 'forever' ? say(['永久', 'For ever']) : (until ?? '—')
