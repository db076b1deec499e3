import { portalUserActions } from '../session/portalUserActions.ts'
import type { ActionFunctions } from './action.ts'
import { article } from './article.ts'
import { articleTag } from './articleTag.ts'
import { auditLog } from './auditLog.ts'
import { author } from './author.ts'
import { baseConfig } from './baseConfig.ts'
import { issue } from './issue.ts'
import { role } from './role.ts'

/** The functions that actions name, by entity. A file an entity; the browser has no folder to look into. */
export const actionFunctions: { readonly [entity: string]: ActionFunctions } = {
  article,
  articleTag,
  auditLog,
  author,
  baseConfig,
  issue,
  portalUser: portalUserActions,
  role,
}
