import { changeTable } from '../changes/changeTable.ts'
import { ingestedTable } from '../ingest/ingestedTable.ts'
import { serviceKeyTable } from '../serviceKeys/serviceKeyTable.ts'
import { webhookTables } from '../webhooks/webhookTables.ts'

/** Tables of what other programs read and write. */
export const appSideTables = [serviceKeyTable, ingestedTable, changeTable, ...webhookTables]
