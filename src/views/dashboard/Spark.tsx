import './spark.css'

interface Props {
  readonly values: readonly (number | null)[]
  /** What whoever cannot see it hears; unsaid where it stands in words beside. */
  readonly words?: string
  /** The last stretch is not over yet: dashed up to there. */
  readonly open?: boolean
}

const WIDTH = 240
const HEIGHT = 56
const EDGE = 4

/** A small line over time, as wide as its place. */
export function Spark({ values, words, open = false }: Props) {
  const known = values.map((value) => value ?? 0)
  const least = Math.min(0, ...known)
  const most = Math.max(...known, least + 1)
  const x = (at: number) => EDGE + (at / Math.max(1, known.length - 1)) * (WIDTH - 2 * EDGE)
  const y = (value: number) =>
    HEIGHT - EDGE - ((value - least) / (most - least)) * (HEIGHT - 2 * EDGE)
  const points = known.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`)
  const whole = open ? points.slice(0, -1) : points
  const line = whole.join(' ')
  // What lies below the line reaches to the edges of its place, in whichever direction one goes round it.
  const groundOf = (point = '0,0', at: number) => {
    const edge = `${at},${point.split(',')[1]}`
    return at === 0 ? `0,${HEIGHT} ${edge}` : `${edge} ${at},${HEIGHT}`
  }
  return (
    <svg
      className="trend"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role={words ? 'img' : undefined}
      aria-label={words}
      aria-hidden={words === undefined}
    >
      <polygon
        className="trend-area"
        points={`${groundOf(whole[0], 0)} ${line} ${open ? `${x(whole.length - 1)},${HEIGHT}` : groundOf(whole.at(-1), WIDTH)}`}
      />
      <polyline className="trend-line" points={line} />
      {open && <polyline className="trend-line trend-today" points={points.slice(-2).join(' ')} />}
      {/* A line without length: its round ends stay round however wide the picture is. */}
      <path className="trend-last" d={`M${x(known.length - 1)},${y(known.at(-1) ?? 0)}h0.01`} />
    </svg>
  )
}
