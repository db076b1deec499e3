import { setTimeout as pause } from 'node:timers/promises'
import { startWorker, type WorkerOptions, type WorkerProcess } from './startWorker.ts'

/** How workers are killed. */
export interface Killing extends WorkerOptions {
  /** How many are killed; the one after them is left to finish. */
  readonly kills: number
  /** The same seed kills at the same moments, as far as clocks allow. */
  readonly seed: number
  /** A worker lives for one portion at least, so that it gets somewhere, and for so many at most. */
  readonly portions?: number
  /** Milliseconds after its last portion at which it is killed, at most: about as long as a portion takes. */
  readonly within?: number
  /** Called after each kill, while nobody works. */
  readonly killed?: (count: number) => Promise<void> | void
}

/**
 * Lets workers run what is queued and kills each with SIGKILL at a random moment, then lets one finish. Gives how many
 * were killed: fewer than asked where the jobs were done before.
 */
export async function killAtRandom(killing: Killing): Promise<number> {
  const { kills, seed, portions = 3, within = 40, killed } = killing
  const random = randomOf(seed)
  let worker = startWorker(killing)
  for (let count = 0; count < kills; count++) {
    await ready(worker)
    // Loading takes longer than living: the next one gets ready meanwhile.
    const next = startWorker(killing)
    worker.go()
    const alive = await worker.said('portion', 1 + Math.floor(random() * portions))
    if (alive) await pause(random() * within)
    await worker.kill()
    const finished = worker.output().includes('idle')
    await killed?.(count + 1)
    if (finished || !alive) {
      await next.kill()
      if (!finished) throw new Error(`A worker ended by itself:\n${worker.output()}`)
      return count
    }
    worker = next
  }
  await ready(worker)
  worker.go()
  if ((await worker.ended) !== 0) throw new Error(`The last worker failed:\n${worker.output()}`)
  return kills
}

async function ready(worker: WorkerProcess): Promise<void> {
  if (!(await worker.said('ready'))) throw new Error(`A worker did not start:\n${worker.output()}`)
}

/** Mulberry32: the same numbers from 0 to 1 for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
