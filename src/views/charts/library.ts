import { LineChart, PieChart } from 'echarts/charts'
import {
  AriaComponent,
  DataZoomComponent,
  GridComponent,
  LegendComponent,
  TitleComponent,
  TooltipComponent,
} from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

// What our charts are made of and no more: docs/decisions/charts-are-drawn-by-echarts.md.
use([
  ...[LineChart, PieChart, SVGRenderer],
  ...[GridComponent, TooltipComponent, LegendComponent, TitleComponent],
  ...[DataZoomComponent, AriaComponent],
])

export { init }
