import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { saveFile } from '../../client/saveFile.ts'
import { useSay } from '../../i18n/useSay.ts'
import { drawPng } from '../record/drawPng.ts'
import type { ChartOption, Drawing } from './drawing.ts'
import { pictureOf } from './picture.ts'
import { nearer, stepTo, type Window } from './steps.ts'
import { type Around, useChart } from './useChart.ts'

export interface DrawnProps {
  readonly title: string
  /** What it shows in a sentence, for whoever cannot see it. */
  readonly words: string
  readonly height: number
  /** What stands at each point, read out as one walks along. */
  readonly points: readonly string[]
  /** It may be looked at from near, being long. */
  readonly zooms?: boolean
  readonly option: (drawing: Drawing) => ChartOption
  readonly children?: ReactNode
}

/**
 * A drawing of ECharts that is one stop of the keyboard: arrows go from point to point, and what stands there is read out.
 * Its colours and letters are the theme's, and it is saved as a picture.
 */
export default function DrawnChart({
  title,
  words,
  height,
  points,
  zooms = false,
  option,
  children,
}: DrawnProps) {
  const say = useSay()
  const hint = useId()
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<number | null>(null)
  const [zoom, setZoom] = useState<Window>()
  const last = points.length - 1
  // A window that was chosen over other points means nothing for these.
  const held = zoom && zoom.to <= last && (zoom.from > 0 || zoom.to < last) ? zoom : undefined
  const around: Around = {
    ...{ option, words, height, count: points.length },
    ...{ zoom: held, onZoom: setZoom },
  }
  const chart = useChart(box, around)
  const walk = (to: number) => {
    setAt(to)
    const shown = held && nearer(held, to)
    if (shown !== held) chart.zoom(shown)
    chart.point(to)
  }
  const leave = () => {
    setAt(null)
    chart.point(null)
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = stepTo(event.key, at, last)
    const window = zooms ? zoomBy(event.key, held, at ?? last, last) : null
    if (to === undefined && window === null) {
      if (event.key === 'Escape' && at !== null) leave()
      return
    }
    event.preventDefault()
    if (window !== null) chart.zoom(window)
    else if (to !== undefined) walk(to)
  }
  const save = async () => {
    const ink = chart.ink()
    const size = { width: 1200, height: 640 }
    const drawn = pictureOf(option({ ink, picture: true, still: true, zoom: held }), size)
    const twice = { width: size.width * 2, height: size.height * 2 }
    saveFile(await drawPng(drawn, twice), `${title}.png`)
  }
  return (
    <div className="chart">
      <div
        className="chart-drawing"
        // What it is to the keyboard: its own keys go through to it, also where a screen reader reads along.
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is walked along by keys
        tabIndex={0}
        aria-label={title}
        aria-roledescription={say(['图表', 'chart'])}
        aria-describedby={hint}
        onKeyDown={press}
        onBlur={leave}
        style={{ blockSize: height }}
      >
        <div ref={box} className="chart-box" />
      </div>
      <p id={hint} hidden>
        {say(
          zooms
            ? [
                '左右方向键逐点查看，＋ 和 － 放大缩小，0 看全部',
                'Left and right go from point to point, + and - zoom, 0 shows all',
              ]
            : ['左右方向键逐点查看', 'Left and right go from point to point'],
        )}
      </p>
      <p className="unseen" role="status" aria-live="polite">
        {at === null ? '' : points[at]}
      </p>
      <div className="chart-foot">
        {children}
        <div className="chart-tools">
          {held && (
            <button type="button" onClick={() => chart.zoom()}>
              {say(['看全部', 'Show all'])}
            </button>
          )}
          <button
            type="button"
            onClick={() => void save()}
            aria-label={say(['“{title}”存为图片', 'Save “{title}” as a picture'], { title })}
          >
            {say(['存为图片', 'Save picture'])}
          </button>
        </div>
      </div>
    </div>
  )
}

/** The window a key asks for; undefined for all there is, null where the key asks for none. */
function zoomBy(
  key: string,
  held: Window | undefined,
  at: number,
  last: number,
): Window | undefined | null {
  if (key === '0') return undefined
  const factor = { '+': 0.5, '=': 0.5, '-': 2, _: 2 }[key]
  if (factor === undefined) return null
  const wide = held ? held.to - held.from : last
  const next = Math.max(2, Math.round(wide * factor))
  if (next >= last) return undefined
  return nearer({ from: at - Math.floor(next / 2), to: at - Math.floor(next / 2) + next }, at, last)
}
