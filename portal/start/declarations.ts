import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Entity, FlatMenu } from '#declare'

/** Everything that is declared: entities by name, the screens of the sidebar and those the entities bring, the groups. */
export interface Declarations extends FlatMenu {
  readonly entities: readonly Entity[]
}

const source = join(import.meta.dirname, '../../src')

/**
 * Reads every declaration under Node: in `src/resources` a file an entity, found by being there; in `src/menu` the
 * sidebar.
 */
export async function readDeclarations(): Promise<Declarations> {
  const menu: FlatMenu = await load(join(source, 'menu/menu.ts'))
  const modules = await Promise.all(
    filesOf(join(source, 'resources')).map((file) => load<Record<string, unknown>>(file)),
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
