import type { Entity, Row } from '#declare'
import type { RoleRight, Viewer } from '#derive/viewer.ts'

/** The rights a matrix has a column for. */
export const rightColumns = ['read', 'create', 'update', 'remove'] as const
export type RightColumn = (typeof rightColumns)[number]

/** A row of a role's matrix as its record holds it. */
export type RightRow = Omit<RoleRight, 'role'> & { readonly _key?: string }

/** A role as it is read and edited here. */
export interface Role extends Row {
  readonly id: number
  readonly version: number
  readonly kind: 'named' | 'numeric'
  readonly code: string
  readonly name: string
  readonly rights: readonly RightRow[] | null
  readonly hidden: readonly string[] | null
  readonly special: readonly string[] | null
}

/** What was changed and is not saved yet, by role. */
export type Changes = {
  readonly [id: number]: Partial<Pick<Role, 'rights' | 'hidden' | 'special'>>
}

/** The role with what was changed of it. */
export const withChanges = (role: Role, changes: Changes): Role => ({
  ...role,
  ...changes[role.id],
})

/** Whether a role may whatever its groups in the sidebar show where its matrix has no row. */
export const followsMenu = ({ code }: Role): boolean => code === 'admin' || code === 'editor'

/**
 * What a role may do with an entity, and whether a row of its own says so. `shown` tells whether the menu shows the
 * role a screen of it.
 */
export function rightsOn(
  role: Role,
  entity: string,
  shown = followsMenu(role),
): { own: boolean; row: RightRow } {
  const own = role.rights?.find((row) => row.entity === entity)
  if (own) return { own: true, row: own }
  const all = followsMenu(role) && shown
  return {
    own: false,
    row: { entity, read: all, create: all, update: all, remove: all, moves: null },
  }
}

/** Moves and actions a matrix can allow one by one. */
export const operationsOf = ({ moves, actions }: Entity): readonly string[] => [
  ...Object.keys(moves).filter((name) => !moves[name]?.silent),
  ...Object.keys(actions).filter((name) => !actions[name]?.opens && !actions[name]?.later),
]

/**
 * The matrix with one right turned. A row that stood for what the menu gives is written down first, with all its
 * moves; whoever may change or delete sees, and who may not see may nothing.
 */
export function toggleRight(
  role: Role,
  entity: string,
  right: RightColumn,
  operations: readonly string[],
): readonly RightRow[] {
  const row = writtenDown(role, entity, operations)
  const on = row[right] !== true
  const next = { ...row, [right]: on }
  if (on) return placed(role, { ...next, read: true })
  const nothing = { read: false, create: false, update: false, remove: false, moves: [] }
  return placed(role, right === 'read' ? { ...row, ...nothing } : next)
}

/** The matrix with one move or action turned. */
export function turnedMove(
  role: Role,
  entity: string,
  name: string,
  operations: readonly string[],
): readonly RightRow[] {
  const row = writtenDown(role, entity, operations)
  const moves = row.moves ?? []
  const on = !moves.includes(name)
  return placed(role, {
    ...row,
    moves: on ? [...moves, name] : moves.filter((one) => one !== name),
    ...(on && { read: true }),
  })
}

/** The matrix without a row of its own: what the menu gives counts again. */
export const withoutRow = (role: Role, entity: string): readonly RightRow[] =>
  (role.rights ?? []).filter((row) => row.entity !== entity)

function writtenDown(role: Role, entity: string, operations: readonly string[]): RightRow {
  const { own, row } = rightsOn(role, entity)
  return own ? row : { ...row, moves: followsMenu(role) ? operations : [] }
}

function placed(role: Role, row: RightRow): readonly RightRow[] {
  const rows = role.rights ?? []
  const at = rows.findIndex(({ entity }) => entity === row.entity)
  return at < 0 ? [...rows, row] : rows.map((one, index) => (index === at ? row : one))
}

/** A list with one entry put in or taken out. */
export const toggleEntry = (list: readonly string[] | null, entry: string): readonly string[] =>
  list?.includes(entry) ? list.filter((one) => one !== entry) : [...(list ?? []), entry]

/** Whoever works in these roles, for the same questions menu and portal ask. */
export function viewerAs(
  named: Role | undefined,
  numeric: Role | undefined,
  routeSet: Viewer['routeSet'],
): Viewer {
  const code = named?.code ?? ''
  return {
    roles: code ? [code] : [],
    currentRole: code,
    numericRole: numeric ? Number(numeric.code) : null,
    hidden: numeric?.hidden ?? [],
    routeSet,
    projectOverview: false,
    rights: (named?.rights ?? []).map((row) => ({ ...row, role: code })),
    special: (named?.special ?? []) as Viewer['special'],
  }
}
