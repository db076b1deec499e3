import type { RuleFunctions } from './rule.ts'

/** Rules no word carries, a file an entity; one line each, so that Node and the browser find them alike. */
export const ruleFunctions: { readonly [entity: string]: RuleFunctions } = {}
