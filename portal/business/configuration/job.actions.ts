import type { Row } from '#declare'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { download, watched } from './watchedJob.ts'

/** Actions of jobs. */
export const actions: ActionFunctions = {
  download,
  watch: (call) => watched(call, call.db, call.row as Row),
}
