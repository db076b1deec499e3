import { type Entity, isMenuEntry } from '#declare'
import { menuGroups, screens } from '#src/menu/menu.ts'
import { browserParts } from './browserParts.ts'

const modules = import.meta.glob<{ readonly [name: string]: unknown }>(
  ['../src/resources/*/*.ts', '!../src/resources/*/*.test.ts'],
  { eager: true },
)

const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' &&
  value !== null &&
  'fields' in value &&
  'moves' in value &&
  'list' in value

const exported = Object.values(modules).flatMap((module) => Object.values(module))
const entities = exported.filter(isEntity)

/** Every declaration, all at once: the portal in the browser needs them as the one on a server does. */
export const browserDeclarations = {
  entities,
  screens: [
    ...screens,
    ...entities.flatMap((entity) => entity.screens),
    ...exported.filter(isMenuEntry),
  ],
  menuGroups,
  parts: browserParts,
}
