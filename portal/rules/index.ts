import { atlas } from './atlas.ts'
import { auditLog } from './auditLog.ts'
import { baseConfig } from './baseConfig.ts'
import { issue } from './issue.ts'
import { portalUser } from './portalUser.ts'
import type { RuleFunctions } from './rule.ts'

/** Rules no word carries, a file an entity; one line each, so that Node and the browser find them alike. */
export const ruleFunctions: { readonly [entity: string]: RuleFunctions } = {
  atlas,
  auditLog,
  baseConfig,
  issue,
  portalUser,
}
