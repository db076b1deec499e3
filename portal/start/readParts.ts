import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Parts } from '#portal/engine/context/parts.ts'
import { isPart, partsOf } from '#portal/parts.ts'

const portal = join(import.meta.dirname, '..')

/** Finds under Node what lies at the addresses of declarations. */
export async function readParts(): Promise<Parts> {
  const paths = readdirSync(portal, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isPart)
  const load = async (path: string) =>
    [path, await import(pathToFileURL(join(portal, path)).href)] as const
  return partsOf(Object.fromEntries(await Promise.all(paths.map(load))))
}
