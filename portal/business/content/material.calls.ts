import { library } from '#portal/engine/media/library.ts'
import { uploaded } from '#portal/http/media/uploaded.ts'
import type { Route } from '#portal/http/records/recordCalls.ts'

/** Named calls on what was uploaded. */
export const materialCalls: { readonly [operation: string]: Route } = {
  'material.uploaded': uploaded,
  'material.library': library,
}
