import type { JobKind } from '#portal/engine/queue/jobKind.ts'
import { tally } from './tally.ts'

/** For processes of tests: what their jobs do. */
export const kinds: { readonly [kind: string]: JobKind } = { statistics: tally }
