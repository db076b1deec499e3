import type { Entity, MenuGroup, Screen, SpecialRight } from '#declare'

/** One row of a role's matrix: what it may do with the records of one entity. */
export interface RoleRight {
  /** Code of the named role that holds the row. */
  readonly role: string
  readonly entity: string
  readonly read?: boolean | null
  readonly create?: boolean | null
  readonly update?: boolean | null
  readonly remove?: boolean | null
  /** Moves and actions. */
  readonly moves?: readonly string[] | null
}

/**
 * Who looks: plain JSON, made by the portal and sent to the browser, so that both ask the same questions of it.
 * A viewer never changes; another role or another right makes another viewer.
 */
export interface Viewer {
  /** The user's id, for rules that look at who did what with a record. */
  readonly user?: number
  /** Codes of the named roles in effect: the current one, and own ones that only add rights. */
  readonly roles: readonly string[]
  readonly currentRole: string
  /** 0 to 5, or null. */
  readonly numericRole: number | null
  /** Menu titles, in Chinese, that the numeric role hides at any depth. */
  readonly hidden: readonly string[]
  readonly routeSet: 'standard' | 'special' | 'finance'
  /** On the project overview's whitelist for the host that was called. */
  readonly projectOverview: boolean
  readonly rights: readonly RoleRight[]
  readonly special: readonly SpecialRight[]
}

/** What access is derived from; the browser has no entities when it draws the menu. */
export interface AccessSource {
  readonly entities: readonly Entity[]
  readonly screens: readonly Screen[]
  readonly menuGroups: readonly MenuGroup[]
}

/** Has every right there is; what is hidden is hidden from admins too. */
export const isAdmin = (viewer: Viewer): boolean => viewer.roles.includes('admin')

/** The roles that a declaration knows; their access follows from the menu unless a row of their matrix says otherwise. */
export const declaredRoles: readonly string[] = ['admin', 'editor']
