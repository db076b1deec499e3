import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLanguage } from '../../i18n/useSay.ts'
import { usePrinting } from '../../theme/usePrinting.ts'
import type { ChartOption, Drawing } from './drawing.ts'
import { type Ink, inkOf } from './ink.ts'
import { init } from './library.ts'
import type { Window } from './steps.ts'

export interface Around {
  option(drawing: Drawing): ChartOption
  readonly words: string
  readonly height: number
  /** How many points there are. */
  readonly count: number
  /** What of them is shown, of those it is known for; told when it changes. */
  readonly zoom: Window | undefined
  onZoom(window: Window): void
}
type Instance = ReturnType<typeof init>

/** Where nothing is laid out, as in tests. */
const USUAL = 640
/** What of the root changes the theme's tokens. */
const THEME = ['data-scheme', 'data-density', 'style', 'class']

/** The life of a drawing in its box: drawn anew when what it shows, its theme or its room changes, gone with it. */
export function useChart(box: RefObject<HTMLDivElement | null>, around: Around) {
  const language = useLanguage()
  const printing = usePrinting()
  const [chart, setChart] = useState<Instance | null>(null)
  const ink = useInk(box)
  const { option, words, height, count } = around
  // A window moves while it is dragged: what is drawn anew takes it as it is, and is not drawn anew for it.
  const now = useRef(around)
  now.current = around
  useLayoutEffect(() => {
    const element = box.current!
    const size = { width: element.clientWidth || USUAL, height: element.clientHeight || height }
    const made = init(element, null, {
      renderer: 'svg',
      locale: language === 'en' ? 'EN' : 'ZH',
      ...size,
    })
    setChart(made)
    made.on('datazoom', () => {
      const [{ startValue, endValue } = {}] = (made.getOption().dataZoom ?? []) as {
        startValue?: number
        endValue?: number
      }[]
      if (typeof startValue === 'number' && typeof endValue === 'number')
        now.current.onZoom({ from: startValue, to: endValue })
    })
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight } = element
      if (width > 0) made.resize({ width, height: clientHeight || height })
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      made.dispose()
      setChart(null)
    }
  }, [box, height, language])
  useLayoutEffect(() => {
    if (!ink || !chart) return
    const still = printing || isStill()
    const drawn = option({ ink, picture: false, still, zoom: now.current.zoom })
    const aria = { enabled: true, label: { description: words } }
    chart.setOption({ animation: !still, aria, ...drawn }, { notMerge: true })
  }, [chart, option, words, ink, printing])
  return useMemo(
    () => ({
      ink: () => inkOf(box.current!),
      /** Shows what stands at a point, or no more. */
      point: (at: number | null) => chart && pointAt(chart, at),
      zoom: ({ from, to }: Window = { from: 0, to: count - 1 }) =>
        chart?.dispatchAction({ type: 'dataZoom', startValue: from, endValue: to }),
    }),
    [chart, box, count],
  )
}

function pointAt(chart: Instance, at: number | null): void {
  chart.dispatchAction({ type: 'downplay' })
  if (at === null) {
    chart.dispatchAction({ type: 'hideTip' })
    chart.dispatchAction({ type: 'updateAxisPointer', currTrigger: 'leave' })
    return
  }
  if (chart.getOption().xAxis) {
    // A hair within: the last point lies at the very edge, which rounding puts outside.
    const x = chart.convertToPixel({ xAxisIndex: 0 }, at) + (at === 0 ? 0.5 : -0.5)
    chart.dispatchAction({ type: 'showTip', x, y: chart.getHeight() / 3 })
  } else {
    chart.dispatchAction({ type: 'highlight', seriesIndex: 0, dataIndex: at })
    chart.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: at })
  }
}

const isStill = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/** The colours and letters of the theme, read anew when it changes. */
function useInk(box: RefObject<HTMLElement | null>): Ink | null {
  const [ink, setInk] = useState<Ink | null>(null)
  useLayoutEffect(() => setInk(inkOf(box.current!)), [box])
  useEffect(() => {
    const observer = new MutationObserver(() => {
      const next = inkOf(box.current!)
      setInk((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    })
    observer.observe(document.documentElement, { attributeFilter: THEME })
    return () => observer.disconnect()
  }, [box])
  return ink
}
