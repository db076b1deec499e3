import { library } from '../media/library.ts'
import { uploaded } from '../media/uploaded.ts'
import type { Route } from '../records/recordCalls.ts'

/** Named calls on what was uploaded. */
export const materialCalls: { readonly [operation: string]: Route } = {
  'material.uploaded': uploaded,
  'material.library': library,
}
