import { glob } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Entity, MenuGroup, Screen } from '#declare'

/** Where the declarations lie. */
export const resources = fileURLToPath(new URL('../resources/', import.meta.url))

interface Menu {
  readonly menuGroups: readonly MenuGroup[]
  readonly screens: readonly Screen[]
}

/** All declarations and the menu, as they lie in the folder now; `watch` is told of every file. */
export async function readDeclarations(watch: (file: string) => void = () => undefined) {
  const entities: Entity[] = []
  const folders: { [entity: string]: string } = {}
  for await (const path of glob('*/*.ts', { cwd: resources })) {
    if (path.endsWith('.test.ts')) continue
    watch(resources + path)
    for (const declared of Object.values(await fresh(resources + path)))
      if (isEntity(declared)) {
        entities.push(declared)
        folders[declared.name] = path.replaceAll('\\', '/').split('/')[0]!
      }
  }
  watch(`${resources}menu.ts`)
  entities.sort((a, b) => (a.name < b.name ? -1 : 1))
  return { entities, folders, menu: (await fresh(`${resources}menu.ts`)) as unknown as Menu }
}

let reading = 0
/** Imported anew each time, since Node keeps modules and a developer saves them. */
const fresh = async (file: string): Promise<{ [name: string]: unknown }> =>
  import(/* @vite-ignore */ `${pathToFileURL(file).href}?read=${reading++}`)

const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' &&
  value !== null &&
  'fields' in value &&
  'moves' in value &&
  'path' in value
