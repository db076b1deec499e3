import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { familyOf } from '../familyOf.ts'

/** Ticks of the clock in a second, as the kernel counts processor time. */
const TICKS = 100

/** Seconds of the processor that a process has taken so far, with those it has started, over or not. */
export const cpuOf = (pid: number): number =>
  familyOf(pid)
    .map(takenBy)
    .reduce((all, one) => all + one, 0)

function takenBy(pid: number): number {
  const stat = `/proc/${pid}/stat`
  if (existsSync(stat)) {
    // The name in brackets may hold blanks.
    const fields = readFileSync(stat, 'utf8').split(') ')[1]?.split(' ') ?? []
    // Of itself in user and system, then of those it waited for.
    return fields.slice(11, 15).reduce((all, one) => all + Number(one), 0) / TICKS
  }
  const { stdout } = spawnSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout
    .trim()
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)
}
