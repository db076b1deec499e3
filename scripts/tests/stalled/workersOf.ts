import { readdirSync, readFileSync } from 'node:fs'

/** The processes that run the tests of a vitest, by its process id; empty where the system has no /proc. */
export function workersOf(pid: number): number[] {
  return tasksOf(pid)
    .flatMap((task) => read(`/proc/${pid}/task/${task}/children`).split(' '))
    .filter((child) => child.trim() !== '' && !read(`/proc/${child}/cmdline`).includes('watchdog'))
    .map(Number)
}

function tasksOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

/** Empty where the process has ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
