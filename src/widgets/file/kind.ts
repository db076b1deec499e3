import { storedFileKind } from '../kind/storedFileKind.ts'

/** Any other file in the object store; `pattern` says which names it takes. */
export const file = storedFileKind('file', {}, { ending: 'xlsx' })
