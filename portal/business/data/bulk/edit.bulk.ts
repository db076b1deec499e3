import { editBack, editRows } from '#portal/engine/edits/editRows.ts'
import type { BulkPart } from '#portal/engine/imports/bulkPart.ts'

/** Records edited, whatever their entity, and what takes that back. */
export const bulk: BulkPart = { give: editRows, back: editBack }
