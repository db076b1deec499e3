import { cpuOf } from './cpuOf.ts'

/** What a stretch of work took. */
export interface Stretch {
  readonly seconds: number
  /** Of the whole process, all threads. */
  readonly cpu: number
}
/** Does something, and tells what it took of a process. */
export async function stretch(pid: number, work: () => Promise<unknown>): Promise<Stretch> {
  const [began, before] = [performance.now(), cpuOf(pid)]
  await work()
  return { seconds: (performance.now() - began) / 1000, cpu: cpuOf(pid) - before }
}
