import { setTimeout as pause } from 'node:timers/promises'
import { memoryOf } from '../servers.ts'

/** Reads a list page all the while and looks at the process's memory; gives the slowest twentieth and the most. */
export function watch(
  listPage: () => Promise<unknown>,
  pid: number,
): () => Promise<{ memory: number; p95: number }> {
  const times: number[] = []
  let memory = 0
  let over = false
  const going = (async () => {
    while (!over) {
      const began = performance.now()
      await listPage()
      times.push(performance.now() - began)
      memory = Math.max(memory, memoryOf(pid))
      await pause(20)
    }
  })()
  // Where the run fails its portal goes, and this with it: what failed is told first.
  going.catch(() => {})
  return async () => {
    over = true
    await going
    const sorted = times.toSorted((a, b) => a - b)
    return { memory, p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN }
  }
}
