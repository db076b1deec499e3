import { download, watch } from '../jobs/watchJob.ts'
import type { ActionFunctions } from './action.ts'

/** Actions of jobs. */
export const job: ActionFunctions = { download, watch }
