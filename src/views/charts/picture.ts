import type { ChartOption } from './drawing.ts'
import { init } from './library.ts'

/** A chart as a drawing by itself, of that size, on no page. */
export function pictureOf(
  option: ChartOption,
  { width, height }: { readonly width: number; readonly height: number },
): SVGSVGElement {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  try {
    chart.setOption({ ...option, animation: false })
    const drawn = new DOMParser().parseFromString(chart.renderToSVGString(), 'image/svg+xml')
    return drawn.documentElement as unknown as SVGSVGElement
  } finally {
    chart.dispose()
  }
}
