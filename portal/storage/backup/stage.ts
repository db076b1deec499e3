import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What changes places at a restore: from a path to a path, both from the data folder. */
export interface Swap {
  readonly from: string
  readonly to: string
}

/** Where a restore is prepared, inside the data folder, so that changing places is a rename. */
export const STAGE = '.restore'
const PLAN = 'restoring.json'

/**
 * Puts what was prepared in its place. The plan is written first: from then on the restore counts, and where it is cut
 * short the next start carries it out, so that no portal ever runs on halves.
 */
export async function swapIn(folder: string, swaps: readonly Swap[]): Promise<void> {
  const plan = join(folder, PLAN)
  await writeFile(`${plan}.partial`, JSON.stringify(swaps), { flush: true })
  await rename(`${plan}.partial`, plan)
  await finishRestore(folder)
}

/** Carries out what a restore has begun; nothing where none was cut short. */
export async function finishRestore(folder: string): Promise<void> {
  const plan = join(folder, PLAN)
  const text = await readFile(plan, 'utf8').catch(() => null)
  if (text === null) return
  for (const swap of JSON.parse(text) as Swap[]) await carryOut(folder, swap)
  await rm(plan)
  await rm(join(folder, STAGE), { recursive: true, force: true })
}

/** What is where it belongs already was carried out before. */
async function carryOut(folder: string, { from, to }: Swap): Promise<void> {
  const [source, target] = [join(folder, from), join(folder, to)]
  if (!(await isThere(source)) || (await isThere(target))) return
  await mkdir(dirname(target), { recursive: true })
  await rename(source, target)
}

export const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
