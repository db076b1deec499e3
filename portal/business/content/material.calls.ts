import { library } from '#portal/http/media/library.ts'
import { uploaded } from '#portal/http/media/uploaded.ts'
import type { Calls } from '#portal/http/records/recordCalls.ts'

/** Named calls on what was uploaded. */
export const calls: Calls = {
  uploaded,
  library,
}
