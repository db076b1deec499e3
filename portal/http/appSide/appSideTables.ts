import { changeTable } from '#portal/engine/changes/changeTable.ts'
import { paceTable } from '#portal/engine/serviceKeys/paceTable.ts'
import { serviceKeyTable } from '#portal/engine/serviceKeys/serviceKeyTable.ts'
import { webhookTables } from '#portal/engine/webhooks/webhookTables.ts'
import { ingestedTable } from '../ingest/ingestedTable.ts'

/** Tables of what other programs read and write. */
export const appSideTables = [
  serviceKeyTable,
  paceTable,
  ingestedTable,
  changeTable,
  ...webhookTables,
]
