import type { BulkPart } from '#portal/engine/imports/bulkPart.ts'
import type { Complete } from '#portal/engine/imports/records/intention.ts'

/** What is opened is goods. */
const complete: Complete = async (_place, rows) => rows.map(() => ({ line: { type: 'goods' } }))

/** Mappings of the shop's goods. */
export const bulk: BulkPart = { complete }
