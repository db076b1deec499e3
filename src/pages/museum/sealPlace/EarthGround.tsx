import { useSay } from '../../../i18n/useSay.ts'
import { gridOf, metresAcross, SHAPE, scaleBar, spotOf, type View } from './projection.ts'

const WIDTH = 1000
const HEIGHT = (WIDTH * SHAPE.height) / SHAPE.width

interface Props {
  readonly view: View
  /** Within how many metres of where a seal is had. */
  readonly rings: readonly { readonly x: number; readonly y: number; readonly metres: number }[]
}

/** Meridians and parallels under the places, how far they are apart, and where north is; drawn here, fetched nowhere. */
export function EarthGround({ view, rings }: Props) {
  const say = useSay()
  const { meridians, parallels } = gridOf(view)
  const x = (longitude: number) => (spotOf(view, { longitude, latitude: 0 }).x / 100) * WIDTH
  const y = (latitude: number) =>
    (spotOf(view, { longitude: view.west, latitude }).y / 100) * HEIGHT
  const bar = scaleBar(view)
  const across = metresAcross(view)
  const barWidth = (bar / across) * WIDTH
  return (
    <svg
      className="seal-earth"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {meridians.map((at) => (
        <g key={`m${at}`}>
          <path d={`M${x(at)},0V${HEIGHT}`} />
          <text x={x(at) + 5} y={HEIGHT - 8}>
            {degrees(at, 'E')}
          </text>
        </g>
      ))}
      {parallels.map((at) => (
        <g key={`p${at}`}>
          <path d={`M0,${y(at)}H${WIDTH}`} />
          <text x={8} y={y(at) - 5}>
            {degrees(at, 'N')}
          </text>
        </g>
      ))}
      {rings.map((ring) => (
        <circle
          key={`${ring.x} ${ring.y}`}
          cx={(ring.x / 100) * WIDTH}
          cy={(ring.y / 100) * HEIGHT}
          r={Math.max(3, (ring.metres / across) * WIDTH)}
        />
      ))}
      <g
        className="seal-earth-bar"
        transform={`translate(${WIDTH - barWidth - 28} ${HEIGHT - 34})`}
      >
        <path d={`M0,0V8H${barWidth}V0`} />
        <text x={barWidth / 2} y={-6} textAnchor="middle">
          {bar < 1000
            ? say(['{bar} 米', '{bar} m'], { bar })
            : say(['{bar} 公里', '{bar} km'], { bar: bar / 1000 })}
        </text>
      </g>
      <g className="seal-earth-north" transform={`translate(${WIDTH - 44} 52)`}>
        <path d="M0,-30L11,14L0,6L-11,14Z" />
        <text y={34} textAnchor="middle">
          {say(['北', 'N'])}
        </text>
      </g>
    </svg>
  )
}

const degrees = (value: number, side: string) => `${Number(value.toFixed(4))}°${side}`
