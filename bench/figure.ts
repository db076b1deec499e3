/** Something that was measured, and what it is held against. */
export interface Figure {
  readonly what: string
  readonly unit:
    | 'kB'
    | 's'
    | 'ms'
    | 'MB'
    | 'MB/s'
    | 'requests'
    | 'requests/s'
    | '%'
    | 'rows/s'
    | 'nodes'
  readonly value: number
  /** What a user would pick instead: measured in the same run, unless it says recorded. */
  readonly beside?: readonly Peer[]
  /** The most or the least it should be. */
  readonly target?: { readonly most: number } | { readonly least: number }
  /** What else is worth knowing of it: the middle of the times, the work it took. */
  readonly note?: string
}

export interface Peer {
  readonly name: string
  readonly value: number
  /** From an earlier measurement on another machine; no ratio is drawn from it. */
  readonly recorded?: true
}

/** Whether the target is reached; undefined where there is none. */
export function isReached({ target, value }: Figure): boolean | undefined {
  if (!target) return undefined
  return 'most' in target ? value <= target.most : value >= target.least
}

/** A figure as a line of text: `JS to the first list   372 kB   target ≤ 381 kB: reached   bare 331 kB (1.12 ×)`. */
export function lineOf(figure: Figure): string {
  const { what, unit, value, target, beside = [], note = '' } = figure
  const show = (amount: number) => `${threeDigits(amount)} ${unit}`
  const aim = target && ('most' in target ? `≤ ${show(target.most)}` : `≥ ${show(target.least)}`)
  const verdict = aim ? `target ${aim}: ${isReached(figure) ? 'reached' : 'MISSED'}` : ''
  const peers = beside.map((peer) =>
    peer.recorded
      ? `${peer.name} ${show(peer.value)} (recorded)`
      : `${peer.name} ${show(peer.value)}${peer.value > 0 ? ` (Masthead ${(value / peer.value).toFixed(2)} ×)` : ''}`,
  )
  return `  ${what.padEnd(58)} ${show(value).padStart(16)}   ${verdict.padEnd(38)} ${[note, ...peers].filter(Boolean).join(' · ')}`.trimEnd()
}

/** An amount with three digits. */
export const threeDigits = (amount: number): string =>
  amount >= 100 ? Math.round(amount).toLocaleString('en-US') : String(Number(amount.toPrecision(3)))

/** The middle of several measurements. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
  return (lower + upper) / 2
}
