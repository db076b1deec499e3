import type { Row } from '#declare'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { download, progressOf } from './watchedJob.ts'

/** Actions of jobs. */
export const actions: ActionFunctions = {
  download,
  watch: (call) => progressOf(call, call.db, call.row as Row),
}
