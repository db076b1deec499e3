import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Ticks of the clock in a second, as the kernel counts processor time. */
const TICKS = 100

/** Seconds of the processor that a process and all its threads have taken so far. */
export function cpuOf(pid: number): number {
  const stat = `/proc/${pid}/stat`
  if (existsSync(stat)) {
    // The name in brackets may hold blanks.
    const fields = readFileSync(stat, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / TICKS
  }
  const { stdout } = spawnSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout
    .trim()
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)
}
