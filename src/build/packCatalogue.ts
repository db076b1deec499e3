import type { Entity, FlatMenu, Screen } from '#declare'
import { pictureField } from '#derive/pictureField.ts'
import type { PackedCatalogue, PackedEntity, PackedScreen } from '#resources/packed.ts'

/** Packs menu and entities; `unpackCatalogue` reads it back in the browser. */
export function packCatalogue(
  entities: readonly Entity[],
  folders: { readonly [entity: string]: string },
  menu: FlatMenu,
): PackedCatalogue {
  const names = [...new Set(Object.values(folders))].sort()
  const screens = [...menu.screens, ...entities.flatMap((entity) => entity.screens)]
  const kinds = [...new Set(screens.map((screen) => screen.kind))]
  const groups = menu.menuGroups.map((group) => group.menu)
  return {
    folders: names,
    kinds,
    groups: menu.menuGroups.map(({ menu, label, icon, roles }) => [
      menu,
      label[1],
      icon,
      (roles ?? []).join(','),
    ]),
    entities: entities.map(
      (entity): PackedEntity => [
        entity.name,
        entity.label[0],
        entity.label[1],
        entity.path === entity.name ? '' : entity.path,
        entity.called,
        names.indexOf(folders[entity.name]!),
        ...rareOf(entity),
      ],
    ),
    screens: screens.map((screen) => packScreen(screen, groups, kinds, entities)),
  }
}

/** What not every entity has, without what is empty at its end. */
function rareOf(entity: Entity): readonly [flags?: number, image?: string, parent?: string] {
  const image = pictureField(entity) ?? ''
  const parent = firstOf(entity, Object.keys(entity.fields), 'parent') ?? ''
  const flag = entity.standIn ? 1 : 0
  if (parent) return [flag, image, parent]
  if (image) return [flag, image]
  return flag ? [flag] : []
}

const firstOf = ({ fields }: Entity, names: readonly string[], kind: string) =>
  names.find((name) => fields[name]?.kind === kind)

const packScreen = (
  screen: Screen,
  groups: readonly string[],
  kinds: readonly string[],
  entities: readonly Entity[],
): PackedScreen => {
  const { path, menu, label, kind, entity, ...own } = screen
  const number = entities.findIndex(({ name }) => name === entity)
  const fixed = entities[number]?.fixed[path]
  const rest = { ...own, ...(fixed && { fixed }) }
  const rare = Object.keys(rest).length > 0
  return [
    path,
    groups.indexOf(menu),
    ...label,
    kinds.indexOf(kind),
    ...(number >= 0 || rare ? [number] : []),
    ...(rare ? [rest] : []),
  ] as unknown as PackedScreen
}
