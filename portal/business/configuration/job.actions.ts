import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { download, watch } from './job.calls.ts'

/** Actions of jobs. Looked up when they are called: what jobs do leads back here. */
export const job: ActionFunctions = {
  download: (call) => download(call),
  watch: (call) => watch(call),
}
