import type { Parts } from '#portal/engine/context/parts.ts'
import { isPart, type Modules, partsOf } from '#portal/parts.ts'
import { foundFiles, loadFile } from './foundFiles.ts'

/** Finds under Node what lies at the addresses of declarations. */
export async function readParts(): Promise<Parts> {
  const modules: { [path: string]: Modules[string] } = {}
  // One after the other: of each import under way Node holds all that it leads to, 40 MB in sum.
  for (const path of foundFiles().filter(isPart)) modules[path] = await loadFile(path)
  return partsOf(modules)
}
