import type { Figure } from '../figure.ts'

/** Runs something so many times and gives the middle and the slow end of what it took, in milliseconds. */
export async function measureTimes(
  times: number,
  work: (i: number) => Promise<unknown>,
): Promise<Figures> {
  const taken: number[] = []
  const worked: number[] = []
  for (let i = 0; i < times; i++) {
    const cpu = process.cpuUsage()
    const started = performance.now()
    await work(i)
    taken.push(performance.now() - started)
    const { user, system } = process.cpuUsage(cpu)
    worked.push((user + system) / 1000)
  }
  const [first = Number.NaN, cpu1 = Number.NaN] = [taken[0], worked[0]]
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => at(taken, share)) as [
    number,
    number,
    number,
  ]
  return { p50, p95, most, first, cpu1, cpu95: at(worked, 0.95) }
}

/** The value so far up among all. */
const at = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export interface Figures {
  readonly p50: number
  readonly p95: number
  readonly most: number
  /** The first time, when nothing was known, and what this process worked then. */
  readonly first: number
  readonly cpu1: number
  /** What this process worked for it at the slow end; what is above that was waited for, most of all on a busy machine. */
  readonly cpu95: number
}

/** The slow end as a figure, the rest beside it; printed at once, since the whole takes minutes. */
export function figureOf(
  what: string,
  { p50, p95, most, first, cpu1, cpu95 }: Figures,
  { target, more }: { readonly target?: number; readonly more?: string } = {},
): Figure {
  const rest = { p50, most, first, 'cpu p95': cpu95, 'cpu first': cpu1 }
  const told = Object.entries(rest).map(([name, value]) => `${name} ${value.toFixed(1)}`)
  return {
    what,
    unit: 'ms',
    value: p95,
    ...(target !== undefined && { target: { most: target } }),
    note: [told.join(', '), more].filter(Boolean).join(', '),
  }
}
