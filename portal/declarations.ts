import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Entity, MenuGroup, Screen } from '#declare'

/** Everything that is declared: entities by name, the screens of the sidebar and those the entities bring, the groups. */
export interface Declarations {
  readonly entities: readonly Entity[]
  readonly screens: readonly Screen[]
  readonly menuGroups: readonly MenuGroup[]
}

const resources = join(import.meta.dirname, '../src/resources')

/**
 * Reads every declaration of `src/resources` under Node: a folder a menu group, a file an entity, `menu.ts` the
 * sidebar. A new file is found by being there.
 */
export async function readDeclarations(folder = resources): Promise<Declarations> {
  const menu: Omit<Declarations, 'entities'> = await load(join(folder, 'menu.ts'))
  const modules = await Promise.all(
    filesOf(folder).map((file) => load<Record<string, unknown>>(file)),
  )
  const entities = modules.flatMap((module) => Object.values(module)).filter(isEntity)
  return {
    entities,
    screens: [...menu.screens, ...entities.flatMap((entity) => entity.screens)],
    menuGroups: menu.menuGroups,
  }
}

const load = <T>(file: string): Promise<T> => import(pathToFileURL(file).href)

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => join(folder, name, file)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()

/** Whether an export of a file in `src/resources` is a declared entity. */
export const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' &&
  value !== null &&
  'fields' in value &&
  'moves' in value &&
  'list' in value
