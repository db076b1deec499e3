interface Props {
  /** Each 0 to 100, together 100. */
  readonly shares: readonly number[]
  readonly children: string
}

const R = 42
const AROUND = 2 * Math.PI * R
/** So much of it lies between two parts. */
const GAP = 1.6

/** Parts of a whole as a ring, what they come to in its middle; the list beside it says the same in words. */
export function Donut({ shares, children }: Props) {
  const starts = shares.map((_, at) => shares.slice(0, at).reduce((sum, one) => sum + one, 0))
  const gap = shares.length > 1 ? GAP : 0
  return (
    <div className="donut" aria-hidden="true">
      <svg viewBox="0 0 110 110" aria-hidden="true">
        {shares.map((share, at) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing but their place
            key={at}
            className={`tone-${at % 8}`}
            cx="55"
            cy="55"
            r={R}
            strokeDasharray={`${Math.max(0.5, (share / 100) * AROUND - gap)} ${AROUND}`}
            strokeDashoffset={-((starts[at] ?? 0) / 100) * AROUND}
            transform="rotate(-90 55 55)"
          />
        ))}
      </svg>
      <strong>{children}</strong>
    </div>
  )
}
