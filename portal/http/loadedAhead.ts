import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the build notes of each screen: see src/build/aheadPlugin.ts. */
interface Ahead {
  readonly screens: { readonly [path: string]: string }
  readonly files: { readonly [folder: string]: readonly string[] }
}

/**
 * Tells browsers with the page what its screen will load, as the header `Link` has it: they ask for it beside the first
 * script instead of after it. Read again when `changed`, the time of the page, is another; undefined where nothing is
 * known of a path.
 */
export function loadedAhead(
  folder: string,
): (path: string, changed: number) => Promise<string | undefined> {
  let read: { readonly changed: number; readonly ahead: Promise<Ahead | null> } | undefined
  return async (path, changed) => {
    if (read?.changed !== changed) read = { changed, ahead: readAhead(folder) }
    const ahead = await read.ahead
    const screen = ahead && screenAt(path, ahead.screens)
    if (!screen) return undefined
    return ahead.files[screen]?.map((file) => `<${file}>; rel=modulepreload`).join(', ')
  }
}

const readAhead = async (folder: string): Promise<Ahead | null> =>
  readFile(join(folder, '.vite/ahead.json'), 'utf8')
    .then((text) => JSON.parse(text) as Ahead)
    .catch(() => null)

/** What stands below a screen's path, such as a record, needs the same. */
function screenAt(path: string, screens: Ahead['screens']): string | undefined {
  const known = Object.hasOwn(screens, path) ? screens[path] : undefined
  const above = path.slice(0, path.lastIndexOf('/'))
  return known ?? (above ? screenAt(above, screens) : undefined)
}
