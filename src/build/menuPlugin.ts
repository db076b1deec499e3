import { glob } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Entity, MenuGroup, Screen } from '#declare'
import { packCatalogue } from './packCatalogue.ts'

const ids = ['virtual:menu', 'virtual:initials']
const resolved = (id: string) => `\0${id}`
const resources = fileURLToPath(new URL('../resources/', import.meta.url))

/**
 * Gives the browser `virtual:menu`: sidebar, screens and one line an entity, worked out from the declarations while
 * building. 207 declarations weigh a megabyte; this is what the first paint needs of them. `virtual:initials` spells the
 * labels for the search, since the dictionary that does weighs more than the whole admin.
 */
export function menuPlugin(): Plugin {
  return {
    name: 'masthead-menu',
    resolveId: (source) => (ids.includes(source) ? resolved(source) : undefined),
    async load(loaded) {
      if (!ids.some((id) => loaded === resolved(id))) return
      const { entities, folders, menu } = await readDeclarations((file) => this.addWatchFile(file))
      if (loaded === resolved('virtual:initials')) {
        const labelled = [...entities, ...menu.screens, ...menu.menuGroups]
        const initials = (await import('./initialsOf.ts')).initialsOf(
          labelled.map(({ label }) => label[0]),
        )
        return `export const initials = ${JSON.stringify(initials)}`
      }
      return `export const packed = ${JSON.stringify(packCatalogue(entities, folders, menu))}`
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(resources) || file.endsWith('.test.ts')) return
      for (const id of ids) {
        const module = server.moduleGraph.getModuleById(resolved(id))
        if (module) server.moduleGraph.invalidateModule(module)
      }
    },
  }
}

interface Menu {
  readonly menuGroups: readonly MenuGroup[]
  readonly screens: readonly Screen[]
}

async function readDeclarations(watch: (file: string) => void) {
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
