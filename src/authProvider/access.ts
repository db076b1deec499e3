import type { Entity, PortName } from '#declare'
import { type Access, accessOf, type Viewer } from '#derive/access.ts'
import { catalogue } from '#resources/catalogue.ts'

/** What `getInfo` answers, as far as the admin reads it. */
export interface UserInfo {
  readonly id?: number
  readonly name: string
  readonly username?: string
  readonly avatar?: string | null
  readonly introduction?: string | null
  readonly roles: readonly string[]
  /** What the roles held are called, by their codes. */
  readonly roleNames?: { readonly [code: string]: string }
  readonly currentRole: string
  readonly role: number | null
  readonly routeSet?: Viewer['routeSet']
  readonly permissionLevel?: number
  /** Something is to be set before anything else: one's own password in place of a one-time one. */
  readonly mustChange?: boolean
  /** What is to be set is the second factor, which these roles ask for. */
  readonly lacksFactor?: boolean
  readonly factorFor?: readonly string[]
  /** After so many minutes without a deed the session ends. */
  readonly idleMinutes?: number | null
  /** False for those who sign in through the company alone: nothing asks for a password of theirs. */
  readonly hasPassword?: boolean
  readonly permissions?: unknown
  /** What they chose for themselves. */
  readonly settings?: unknown
  /** Views of lists that are shared with them. */
  readonly views?: unknown
  readonly viewer?: Viewer
  /** What this browser seals with what it keeps of their work. */
  readonly browserKey?: string
  /** Services outside the house that are only stood in for. */
  readonly standIns?: readonly PortName[]
}

/** Who looks, for the questions of `#derive/access.ts`. */
export function viewerOf(info: UserInfo): Viewer {
  const user = info.id === undefined ? {} : { user: info.id }
  if (info.viewer) return { ...info.viewer, ...user }
  const permissions = (info.permissions ?? {}) as Partial<Viewer>
  return {
    ...user,
    roles: permissions.roles ?? info.roles,
    currentRole: info.currentRole,
    numericRole: info.role,
    hidden: permissions.hidden ?? [],
    routeSet: info.routeSet ?? 'standard',
    projectOverview: permissions.projectOverview ?? false,
    rights: permissions.rights ?? [],
    special: permissions.special ?? [],
  }
}

const ofMenu = accessOf({
  entities: [],
  screens: catalogue.screens,
  menuGroups: catalogue.menuGroups,
})
const ofEntity = new Map<string, Access>()

/** The screens somebody sees, in the order of the sidebar, hidden ones included. */
export const screensSeen = (viewer: Viewer) => ofMenu.screensOf(viewer)

/** Whether somebody may do this with records of the entity; what rules say of single records the portal decides. */
export function mayUse(viewer: Viewer, entity: Entity, operation: string): boolean {
  const known = ofEntity.get(entity.name)
  const access =
    known ??
    accessOf({ entities: [entity], screens: catalogue.screens, menuGroups: catalogue.menuGroups })
  if (!known) ofEntity.set(entity.name, access)
  return access.mayUse(viewer, entity.name, operation)
}
