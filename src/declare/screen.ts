import type { Label } from './label.ts'
import type { RoleName } from './who.ts'

export const screenKinds = [
  'resource',
  'list',
  'board',
  'tree',
  'form',
  'page',
  'bulk',
  'dashboard',
  'alias',
  'redirect',
  'public',
] as const
/**
 * `resource` lists, creates and edits; `list` only reads or moves, unless a form or an alias of the same entity stands below it; `board` sorts by hand; `tree` shows levels;
 * `form` edits one record or one group of settings; `page`, `bulk` and `dashboard` are screens of their own in
 * `src/pages`; `alias` is another address of an edit screen; `redirect` leads on; `public` needs no session.
 */
export type ScreenKind = (typeof screenKinds)[number]

/** A screen of the admin: its address, where it stands in the menu, and the entity it shows. */
export interface Screen {
  readonly path: string
  /** Titles of the groups above it in Chinese, joined by `/`; empty where it stands in no group. */
  readonly menu: string
  readonly label: Label
  readonly kind: ScreenKind
  readonly entity?: string
  /** Not in the menu. */
  readonly hidden?: true
  readonly keepAlive?: true
  /** Opens a new record and nothing else: a role whose rights on records leave that out does not see it. */
  readonly makes?: true
  /** Its tab is pinned. */
  readonly affix?: true
  /** Only for users on the project overview's whitelist. */
  readonly whitelist?: true
  /** The screen whose menu entry it lights, and whose access a hidden screen inherits. */
  readonly parent?: string
  /** Where a redirect leads; by default the first screen below it. */
  readonly to?: string
  readonly icon?: string
  /** False keeps it out of the breadcrumb. */
  readonly breadcrumb?: boolean
  /** Roles that see it; admin always does. */
  readonly roles?: readonly RoleName[]
  /** What it holds fast, as its entity declares it; filled in where screens are packed for the browser. */
  readonly fixed?: { readonly [field: string]: unknown }
}
/** A group of the sidebar, named by its full Chinese path. */
export interface MenuGroup {
  readonly menu: string
  readonly label: Label
  /** Name of a MUI icon. */
  readonly icon: string
  /** Roles that see the group; left out, only admin does. */
  readonly roles?: readonly RoleName[]
}
