import { afterUpload } from '#portal/http/media/afterUpload.ts'
import { library } from '#portal/http/media/library.ts'
import { originalUploaded } from '#portal/http/media/originalUploaded.ts'
import { soundLook } from '#portal/http/media/soundLook.ts'
import type { Calls } from '#portal/http/records/recordCalls.ts'

/** Named calls on what was uploaded. */
export const calls: Calls = {
  uploaded: afterUpload,
  original: originalUploaded,
  sound: soundLook,
  library,
}
