import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inject } from 'vitest'

const known = new Map<string, Promise<string>>()

/**
 * Makes something once in a run of the tests, for all files of it: what `make` tells of it, a path or an address, is
 * told to everybody. Throws for everybody what went wrong when it was made.
 * @param make gets the run's folder, which is removed at the end
 */
export function onceARun(name: string, make: (folder: string) => Promise<string>): Promise<string> {
  const found = known.get(name)
  if (found) return found
  const told = madeOrTold(inject('runFolder'), name, make)
  known.set(name, told)
  return told
}

/** Where a thing of this name is told of, within the run's folder. */
export const outcomeOf = (folder: string, name: string): string => join(folder, `${name}.made`)

/** Test files run in several processes: who makes the folder makes the thing, others wait. */
async function madeOrTold(
  folder: string,
  name: string,
  make: (folder: string) => Promise<string>,
): Promise<string> {
  const path = outcomeOf(folder, name)
  const first = await mkdir(join(folder, `${name}.making`)).then(
    () => true,
    () => false,
  )
  if (first) await writeFile(path, JSON.stringify(await outcome(make(folder))))
  const { made, failure } = await read(path)
  if (made === undefined) throw new Error(failure)
  return made
}

interface Outcome {
  made?: string
  failure?: string
}

function outcome(making: Promise<string>): Promise<Outcome> {
  return making.then(
    (made) => ({ made }),
    (error: Error) => ({ failure: error.message }),
  )
}

async function read(path: string): Promise<Outcome> {
  for (let tries = 0; tries < 2400; tries++) {
    const text = await readFile(path, 'utf8').catch(() => '')
    if (text.endsWith('}')) return JSON.parse(text)
    await pause(50)
  }
  return { failure: `${path} was not written within 120 s: whoever makes it has ended or hangs.` }
}
