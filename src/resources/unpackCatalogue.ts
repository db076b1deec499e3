import type { Label, MenuGroup, Screen, ScreenKind } from '#declare'
import type { PackedCatalogue, PackedEntity, PackedScreen } from './packed.ts'

/** What the browser knows of an entity before its declaration is loaded. */
export interface EntityLine {
  readonly name: string
  readonly label: Label
  /** REST path below /api/portal/. */
  readonly path: string
  /** The field a record is called by. */
  readonly title: string
  /** Folder of its declaration: what is loaded together. */
  readonly folder: string
  readonly standIn: boolean
  /** The field with the picture shown beside it, where there is one. */
  readonly image?: string
  /** The field that names the record above, where the entity is a tree. */
  readonly parent?: string
}
/** Everything the first paint needs: sidebar, screens, one line an entity. */
export interface Catalogue {
  readonly menuGroups: readonly MenuGroup[]
  readonly screens: readonly Screen[]
  readonly entities: ReadonlyMap<string, EntityLine>
}

/** Reads a packed catalogue back into groups, screens and entity lines. */
export function unpackCatalogue(given: PackedCatalogue): Catalogue {
  const entities = given.entities.map((line) => entityLine(line, given))
  return {
    menuGroups: given.groups.map(([menu, en, icon, roles]) => ({
      menu,
      label: [menu.split('/').at(-1)!, en],
      icon,
      ...(roles && { roles: roles.split(',') as MenuGroup['roles'] }),
    })),
    screens: given.screens.map((row) => screenOf(row, given, entities)),
    entities: new Map(entities.map((line) => [line.name, line])),
  }
}

const entityLine = ([name, zh, en, path, title, folder, flags, image, parent]: PackedEntity, given: PackedCatalogue): EntityLine => ({
  name,
  label: [zh, en] as const,
  path: path || name,
  title,
  folder: given.folders[folder]!,
  standIn: flags === 1,
  ...(image && { image }),
  ...(parent && { parent }),
})

const screenOf = (
  [path, group, zh, en, kind, entity, rest]: PackedScreen,
  given: PackedCatalogue,
  entities: readonly EntityLine[],
): Screen => ({
  path,
  menu: given.groups[group]?.[0] ?? '',
  label: [zh, en],
  kind: given.kinds[kind] as ScreenKind,
  ...(entity !== undefined && entity >= 0 && { entity: entities[entity]!.name }),
  ...(rest as object),
})
