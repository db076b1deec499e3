import type { Entity, Screen } from '#declare'
import { type ScreenAccess, screenAccess } from './screenAccess.ts'
import { standsOn } from './standsOn.ts'
import { type AccessSource, isAdmin, type RoleRight, type Viewer } from './viewer.ts'

export type { AccessSource, RoleRight, Viewer } from './viewer.ts'

/** Id and title are what pickers and cells of other records read; no action is called that. Otherwise a move's or an action's name. */
export const idAndTitle = 'id and title'
export type Operation =
  | 'read'
  | typeof idAndTitle
  | 'create'
  | 'update'
  | 'remove'
  | 'export'
  | (string & {})

/** Who sees which screen and may do what, the same in menu, search and portal. */
export interface Access {
  /** Whether the viewer sees the screen with this path. Unknown paths are not seen. */
  seesScreen(viewer: Viewer, path: string): boolean
  /** The screens the viewer sees, in the order of the sidebar, hidden ones (not in the menu) included. */
  screensOf(viewer: Viewer): readonly Screen[]
  /**
   * Whether the viewer may do this with records of the entity at all. What a declaration's `may` says of single
   * records and moves is asked on top of it. Unknown entities: false.
   */
  mayUse(viewer: Viewer, entity: string, operation: Operation): boolean
}

/** Seen by whoever made them, rule by rule (`sees`), and by no screen. */
const byCreator: readonly string[] = ['batchGive', 'batchRow', 'job']

/** Derives access from the declarations. Answers are kept per viewer, so ask with the same viewer object. */
export function accessOf(source: AccessSource): Access {
  const rule = screenAccess(source.screens, source.menuGroups)
  const byPath = new Map(source.screens.map((screen) => [screen.path, screen]))
  const entities = new Map(source.entities.map((entity) => [entity.name, entity]))
  const shown = Map.groupBy(
    source.screens.filter((screen) => screen.entity !== undefined),
    (screen) => screen.entity as string,
  )
  const guarded = exportedByRight(source.entities)
  const remembered = new WeakMap<Viewer, Map<string, unknown>>()
  const once = <T>(viewer: Viewer, question: string, answer: () => T): T => {
    const answers = remembered.get(viewer) ?? new Map<string, unknown>()
    remembered.set(viewer, answers)
    if (!answers.has(question)) answers.set(question, answer())
    return answers.get(question) as T
  }

  const sees = (viewer: Viewer, screen: Screen): boolean =>
    rule.isOpen(viewer, screen) && viewer.roles.some((role) => letsIn(rule, role, viewer, screen))
  const use = (viewer: Viewer, name: string, operation: Operation): boolean => {
    const entity = entities.get(name)
    if (!entity || viewer.roles.length === 0) return false
    if (operation === idAndTitle) return true
    if (entity.standIn && !isAdmin(viewer)) return false
    if (operation === 'export' && guarded.has(name) && !viewer.special.includes('export'))
      return false
    if (byCreator.includes(name))
      return operation !== 'create' || source.screens.some((s) => isBulk(s) && sees(viewer, s))
    const screens = screensFor(entity).filter((screen) => rule.isOpen(viewer, screen))
    return (
      screens.length > 0 &&
      viewer.roles.some((role) => may(rule, role, viewer, { name, screens, operation }))
    )
  }
  const screensFor = (entity: Entity, above: readonly string[] = []): readonly Screen[] => {
    const own = shown.get(entity.name)
    if (own) return own
    const owner = standsOn(entity)
    if (!owner || above.includes(owner)) return []
    const next = entities.get(owner)
    // The browser knows one entity at a time, and the screens of all.
    return next ? screensFor(next, [...above, entity.name]) : (shown.get(owner) ?? [])
  }

  return {
    seesScreen: (viewer, path) =>
      once(viewer, path, () => byPath.has(path) && sees(viewer, byPath.get(path) as Screen)),
    screensOf: (viewer) =>
      once(viewer, '', () => source.screens.filter((screen) => sees(viewer, screen))),
    mayUse: (viewer, entity, operation) =>
      once(viewer, `${entity}:${operation}`, () => use(viewer, entity, operation)),
  }
}

/**
 * What leaves in files by the right to export alone: lists with phones in them, and whatever the screen of exports makes
 * files of, which would else be had past it.
 */
function exportedByRight(entities: readonly Entity[]): ReadonlySet<string> {
  const listed = entities.find(({ name }) => name === 'export')?.fields.conditions?.conditions?.of
  const people = entities.filter(({ fields }) =>
    Object.values(fields).some(({ kind }) => kind === 'phone'),
  )
  return new Set([...Object.values(listed ?? {}), ...people.map(({ name }) => name)])
}

const isBulk = (screen: Screen) => screen.kind === 'bulk'
const rowOf = (role: string, viewer: Viewer, entity: string | undefined) =>
  viewer.rights.find((right) => right.role === role && right.entity === entity)

/**
 * A role sees a screen of its groups unless its matrix says no, and one of whatever its matrix lets it read; one that
 * makes a record, where it lets it make one.
 */
function letsIn(rule: ScreenAccess, role: string, viewer: Viewer, screen: Screen): boolean {
  if (role === 'admin') return true
  const row = rowOf(role, viewer, screen.entity)
  if (row && screen.entity) return row.read === true && (!screen.makes || row.create === true)
  return rule.admits(role, viewer, screen)
}

interface Asked {
  readonly name: string
  readonly screens: readonly Screen[]
  readonly operation: Operation
}

/** A row of the matrix decides; without one a role may whatever a screen it is let in to shows. */
function may(
  rule: ScreenAccess,
  role: string,
  viewer: Viewer,
  { name, screens, operation }: Asked,
): boolean {
  if (role === 'admin') return true
  const row = rowOf(role, viewer, name)
  if (row) return grants(row, operation, viewer)
  return screens.some((screen) => rule.admits(role, viewer, screen))
}

function grants(row: RoleRight, operation: Operation, viewer: Viewer): boolean {
  const { read, create, update, remove, moves } = row
  const exports = read === true && viewer.special.includes('export')
  const plain: { readonly [operation: string]: unknown } = {
    read,
    create,
    update,
    remove,
    export: exports,
  }
  return operation in plain ? plain[operation] === true : (moves?.includes(operation) ?? false)
}
