import type { Plugin } from 'vite'
import { readDeclarations } from './readDeclarations.ts'

/** What each screen loads beside the first file; the portal tells it with the page, so that it comes along. */
export interface Ahead {
  /** The folder of the declaration that a screen needs, by the screen's path. */
  readonly screens: { readonly [path: string]: string }
  /** The files of a folder, as the browser asks for them. */
  readonly files: { readonly [folder: string]: readonly string[] }
}

/** The parts of a bundle that matter here. */
interface Chunk {
  readonly type: string
  readonly fileName: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}

/** Writes `ahead.json` beside the manifest. */
export function aheadPlugin(): Plugin {
  return {
    name: 'masthead-ahead',
    apply: 'build',
    async generateBundle(_, bundle) {
      const { entities, folders, menu } = await readDeclarations()
      const screens = [...menu.screens, ...entities.flatMap((entity) => entity.screens)]
      const known = screens.flatMap(({ path, entity }) => {
        const folder = entity && folders[entity]
        return folder ? [[path, folder] as const] : []
      })
      const source = JSON.stringify({
        screens: Object.fromEntries(known),
        files: filesOf(Object.values(bundle) as Chunk[]),
      } satisfies Ahead)
      this.emitFile({ type: 'asset', fileName: '.vite/ahead.json', source })
    },
  }
}

/** The chunks of declarations by folder, with those they import; what the page names itself is left out. */
export function filesOf(bundle: readonly Chunk[]): Ahead['files'] {
  const chunks = new Map(bundle.map((chunk) => [chunk.fileName, chunk]))
  const reach = (files: readonly string[], known = new Set<string>()): ReadonlySet<string> => {
    for (const file of files)
      if (!known.has(file)) reach(chunks.get(file)?.imports ?? [], known.add(file))
    return known
  }
  const first = reach(bundle.filter((chunk) => chunk.isEntry).map(({ fileName }) => fileName))
  const folders = bundle.flatMap(({ name, fileName }) => {
    const folder = /^declarations-(.+)$/.exec(name ?? '')?.[1]
    return folder ? [[folder, fileName] as const] : []
  })
  return Object.fromEntries(
    folders.map(([folder, file]) => [
      folder,
      [...reach([file])].filter((one) => !first.has(one)).map((one) => `/${one}`),
    ]),
  )
}
