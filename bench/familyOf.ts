import { spawnSync } from 'node:child_process'

/** A process and those it has started. */
export function familyOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  const started = (stdout ?? '').split('\n').map(Number).filter(Boolean)
  return [pid, ...started.flatMap(familyOf)]
}
