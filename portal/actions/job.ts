import { download, watch } from '../jobs/watchJob.ts'
import type { ActionFunctions } from './action.ts'

/** Actions of jobs. Looked up when they are called: what jobs do leads back here. */
export const job: ActionFunctions = {
  download: (call) => download(call),
  watch: (call) => watch(call),
}
