import { glob } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  type Entity,
  type FlatMenu,
  flatMenu,
  isMenuEntry,
  type Kind,
  type MenuItem,
  type Screen,
} from '#declare'

/** Where the declarations lie. */
export const resources = fileURLToPath(new URL('../resources/', import.meta.url))
/** Where kinds of field lie. */
const widgets = fileURLToPath(new URL('../widgets/', import.meta.url))
/** Where the groups of the sidebar lie. */
export const menuFolder = fileURLToPath(new URL('../menu/', import.meta.url))

/** All declarations and the menu, as they lie in the folder now; `watch` is told of every file. */
export async function readDeclarations(watch: (file: string) => void = () => undefined) {
  await readOwnKinds()
  const entities: Entity[] = []
  const entries: Screen[] = []
  const folders: { [entity: string]: string } = {}
  for await (const path of glob('*/*.ts', { cwd: resources })) {
    if (path.endsWith('.test.ts')) continue
    watch(resources + path)
    for (const declared of Object.values(await fresh(resources + path)))
      if (isMenuEntry(declared)) entries.push(declared)
      else if (isEntity(declared)) {
        entities.push(declared)
        folders[declared.name] = path.replaceAll('\\', '/').split('/')[0]!
      }
  }
  entities.sort((a, b) => (a.name < b.name ? -1 : 1))
  const { screens, ...menu } = await readMenu(watch)
  return { entities, folders, menu: { ...menu, screens: [...screens, ...entries] } }
}

/**
 * Kinds of one's own, before the declarations that use them. The registry is asked for by its address: vite has packed
 * another copy of what is imported here into its configuration.
 */
async function readOwnKinds(): Promise<void> {
  const { addKind } = (await at(`${widgets}kinds.ts`)) as { addKind(kind: Kind): void }
  for await (const path of glob('*/own.kind.ts', { cwd: widgets }))
    addKind(((await at(widgets + path)) as { kind: Kind }).kind)
}

const at = (file: string): Promise<unknown> => import(/* @vite-ignore */ pathToFileURL(file).href)

/** The sidebar; each of its files is read anew, since `menu.ts` itself would bring those that Node has kept. */
async function readMenu(watch: (file: string) => void): Promise<FlatMenu> {
  const order = `${menuFolder}menu.ts`
  watch(order)
  const { menuFiles } = (await fresh(order)) as { menuFiles: object }
  const groups = Object.keys(menuFiles).map(async (name) => {
    const file = `${menuFolder}${name}.ts`
    watch(file)
    return (await fresh(file))[name] as MenuItem | readonly MenuItem[]
  })
  return flatMenu((await Promise.all(groups)).flat())
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
