import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Parts } from '#portal/engine/context/parts.ts'
import { isPart, type Modules, partsOf } from '#portal/parts.ts'

const portal = join(import.meta.dirname, '..')

/** Finds under Node what lies at the addresses of declarations. */
export async function readParts(): Promise<Parts> {
  const paths = readdirSync(portal, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isPart)
  const modules: { [path: string]: Modules[string] } = {}
  // One after the other: of each import under way Node holds all that it leads to, 40 MB in sum.
  for (const path of paths) modules[path] = await import(pathToFileURL(join(portal, path)).href)
  return partsOf(modules)
}
