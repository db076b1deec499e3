/** Runs something so many times and gives the middle and the slow end of what it took, in milliseconds. */
export async function measured(
  times: number,
  work: (i: number) => Promise<unknown>,
): Promise<Figures> {
  const taken: number[] = []
  const cpu = process.cpuUsage()
  for (let i = 0; i < times; i++) {
    const started = performance.now()
    await work(i)
    taken.push(performance.now() - started)
  }
  const { user, system } = process.cpuUsage(cpu)
  taken.sort((a, b) => a - b)
  const at = (share: number) =>
    taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] as number
  return {
    p50: at(0.5),
    p95: at(0.95),
    most: taken.at(-1) as number,
    cpu: (user + system) / 1000 / times,
  }
}
export interface Figures {
  readonly p50: number
  readonly p95: number
  readonly most: number
  /** What this process worked for it on average; what is above that was waited for. */
  readonly cpu: number
}

/** One line of a table of figures. */
export const line = (what: string, { p50, p95, most, cpu }: Figures, more = ''): string =>
  `  ${what.padEnd(52)} p50 ${p50.toFixed(1).padStart(7)}  p95 ${p95.toFixed(1).padStart(7)}  most ${most.toFixed(1).padStart(7)}  cpu ${cpu.toFixed(1).padStart(6)} ms ${more}`
