import type { Screen } from '#declare'

/** A group: full Chinese path, English title, icon, roles joined by a comma (empty: admin only). */
export type PackedGroup = readonly [menu: string, en: string, icon: string, roles: string]
/** An entity: name, labels, path, title field, folder of its declaration; stand-in or not, picture and parent field. */
export type PackedEntity = readonly [
  name: string,
  zh: string,
  en: string,
  path: string,
  title: string,
  folder: number,
  flags?: number,
  image?: string,
  parent?: string,
]
/** A screen: address, number of its group (-1: none), labels, kind, entity, and what is rarer as an object. */
export type PackedScreen = readonly [path: string, group: number, zh: string, en: string, kind: number, entity?: number, rest?: PackedRest]
export type PackedRest = Partial<
  Pick<Screen, 'hidden' | 'keepAlive' | 'makes' | 'affix' | 'whitelist' | 'parent' | 'to' | 'icon' | 'breadcrumb' | 'roles'> & {
    fixed: object
  }
>
/** What stands in `virtual:menu`: rows instead of objects, numbers instead of repeated names. */
export interface PackedCatalogue {
  readonly folders: readonly string[]
  readonly kinds: readonly string[]
  readonly groups: readonly PackedGroup[]
  readonly entities: readonly PackedEntity[]
  readonly screens: readonly PackedScreen[]
}
