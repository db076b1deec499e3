import { packed } from 'virtual:menu'
import { unpackCatalogue } from './unpackCatalogue.ts'

export type { Catalogue, EntityLine } from './unpackCatalogue.ts'

/** What this build knows before any declaration is loaded. */
export const catalogue = unpackCatalogue(packed)
