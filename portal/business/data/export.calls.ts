import { exportByFile } from '#portal/http/exports/oldExportCall.ts'
import type { Calls } from '#portal/http/records/recordCalls.ts'

/** Exports by a list in a file, by the addresses old clients know. */
export const calls: Calls = {
  exportDouBanForPhone: exportByFile('douBanForPhone'),
  exportAddressForUid: exportByFile('addressForUid'),
}
