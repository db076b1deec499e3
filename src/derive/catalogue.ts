import { type Entity, isKept, type MenuGroup, type Row, type Screen } from '#declare'
import { carriersOf } from './carriers.ts'

/** What `npm run -s catalogue` prints: the product as declared, in the sheets' own normal form. */
export interface Catalogue {
  readonly entities: { readonly [name: string]: object }
  readonly screens: readonly object[]
  readonly menus: readonly MenuGroup[]
  readonly deviations: { readonly [address: string]: string }
}

/**
 * The catalogue of all that is declared. `sentences` are the sheets' rules by entity: a rule no literal carries reads
 * `open` and is counted, never dropped.
 */
export function catalogue(
  declared: {
    entities: readonly Entity[]
    screens: readonly Screen[]
    menuGroups: readonly MenuGroup[]
  },
  sentences: { readonly [entity: string]: readonly string[] },
): Catalogue {
  const entries = declared.entities.map((entity) => [
    entity.name,
    entryOf(entity, sentences[entity.name]?.length ?? 0, declared.screens),
  ])
  return {
    entities: Object.fromEntries(entries),
    screens: declared.screens.map((screen) => ({
      ...screen,
      roles: rolesOf(screen, declared.menuGroups),
    })),
    menus: declared.menuGroups,
    deviations: Object.assign({}, ...declared.entities.map(deviationsOf)),
  }
}

const entryOf = (entity: Entity, sheetRules: number, screens: readonly Screen[]) => ({
  label: entity.label,
  path: entity.path,
  screens: screens.filter((screen) => screen.entity === entity.name).map((screen) => screen.path),
  fields: entity.fields,
  ...(Object.keys(entity.states).length > 0 && {
    states: { field: entity.stateField, of: entity.states, moves: movesOf(entity) },
  }),
  actions: Object.fromEntries(
    Object.entries(entity.actions).map(([name, action]) => [name, openOr(action)]),
  ),
  list: entity.list,
  form: Object.fromEntries(entity.form.map(([zh, en, rows]) => [`${zh} ${en}`, rows])),
  fixed: entity.fixed,
  ...(Object.keys(entity.dashboards).length > 0 && { dashboards: entity.dashboards }),
  endpoints: entity.endpoints,
  // By the sheet's numbers, so that sheet and catalogue can be held against each other; one's own by their names.
  rules: Object.fromEntries(
    carriersOf(entity, sheetRules).map((rule) => [
      `${entity.name}#${rule.sheet ?? rule.name}`,
      rule.carrier,
    ]),
  ),
  ruleNames: Object.fromEntries(
    Object.entries(entity.sheetNumbers).map(([name, sheet]) => [`${entity.name}#${sheet}`, name]),
  ),
  kept: Object.keys(entity.fields).filter((name) => isKept(entity.fields[name]!)),
  standIn: entity.standIn,
})

const movesOf = (entity: Entity): Row =>
  Object.fromEntries(
    Object.entries(entity.moves).map(([name, move]) => [name, [move.from, move.to]]),
  )

const openOr = (action: Entity['actions'][string]) =>
  action.later ? { ...action, open: true } : action

const deviationsOf = (entity: Entity) =>
  Object.fromEntries(
    Object.entries({ ...entity.deviations, ...entity.omits }).map(([key, why]) => [
      `${entity.name}.${key}`,
      why,
    ]),
  )

const rolesOf = (screen: Screen, groups: readonly MenuGroup[]) =>
  screen.roles ?? groups.find((group) => group.menu === screen.menu)?.roles ?? ['admin']
