import { bucketText } from './bucketText.ts'
import type { ChartOption, Drawing } from './drawing.ts'
import { type Ink, shapeOf, toneOf } from './ink.ts'
import { type TipRow, tipLook, tipOf } from './tip.ts'

export interface ChartLine {
  readonly name: string
  readonly values: readonly (number | null)[]
  /** What it comes to in all, where that is said beside its name. */
  readonly total?: string
}
export interface LineFacts {
  readonly title: string
  readonly buckets: readonly string[]
  readonly lines: readonly ChartLine[]
  /** Names of lines that are left out for now; the others keep their colours. */
  readonly away?: readonly string[]
  /** What a round number is a multiple of: an hour where seconds are told in hours. */
  readonly step?: number
  /** What is counted has no halves. */
  readonly whole?: boolean
  /** The bucket that is not over yet, and how that is said. */
  readonly open?: { readonly bucket: string; readonly words: string } | undefined
  format(value: number | null, brief?: boolean): string
}

/** From so many points on a bar below them shows which of them one looks at. */
const MANY = 24

/** Lines over time as ECharts draws them: what is not over yet is drawn dashed, with a hollow point. */
export function lineOption(facts: LineFacts, drawing: Drawing): ChartOption {
  const { buckets, lines, away = [], open } = facts
  const { ink, picture, still, zoom } = drawing
  const font = { fontFamily: ink.font, fontSize: picture ? 15 : 11.5, color: ink.quiet }
  const bar = !picture && buckets.length > MANY
  const named = picture && lines.length > 1
  return {
    textStyle: { fontFamily: ink.font },
    ...(picture && { backgroundColor: ink.paper, title: titleOf(facts.title, ink) }),
    grid: {
      ...{ left: 8, right: 18, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
      ...{ top: named ? 92 : picture ? 60 : 14, bottom: picture ? 20 : bar ? 36 : 6 },
    },
    xAxis: {
      ...{ type: 'category', data: buckets, boundaryGap: buckets.length === 1 },
      axisLabel: { ...font, formatter: bucketText, hideOverlap: true },
      axisLine: { lineStyle: { color: ink.quiet, opacity: 0.55 } },
      axisTick: { show: false },
    },
    yAxis: {
      ...{ type: 'value', splitNumber: 4, ...(facts.whole && { minInterval: 1 }) },
      axisLabel: {
        ...font,
        formatter: (value: number) => facts.format(value * stepOf(facts), true),
      },
      splitLine: { lineStyle: { color: ink.line } },
    },
    ...(!picture && { tooltip: tooltipOf(facts, ink, still) }),
    ...(named && {
      legend: { ...legendOf(ink), data: shownOf(lines, away).map(([{ name }]) => name) },
    }),
    ...(buckets.length > 2 && { dataZoom: zoomsOf(ink, { zoom, bar, last: buckets.length - 1 }) }),
    series: shownOf(lines, away).flatMap(([line, at]) => [
      lineOf(facts, line, {
        color: toneOf(ink, at),
        shape: shapeOf(at),
        alone: lines.length === 1,
      }),
      ...(open ? openOf(facts, line, { ink, color: toneOf(ink, at), shape: shapeOf(at) }) : []),
    ]),
  }
}

const stepOf = ({ step = 1 }: LineFacts): number => step

const shownOf = (lines: readonly ChartLine[], away: readonly string[]) =>
  [...lines.entries()].flatMap(([at, line]) =>
    away.includes(line.name) ? [] : [[line, at] as const],
  )

/** The part of a line that is over. */
function lineOf(
  facts: LineFacts,
  { name, values }: ChartLine,
  {
    color,
    shape,
    alone,
  }: { readonly color: string; readonly shape: string; readonly alone: boolean },
) {
  const openAt = facts.buckets.indexOf(facts.open?.bucket ?? '')
  return {
    ...{ type: 'line', name, color, symbol: shape, symbolSize: 6, showAllSymbol: 'auto' },
    data: values.map((value, at) => (at === openAt ? null : scaled(facts, value))),
    lineStyle: { width: 2 },
    emphasis: { disabled: true },
    ...(alone && { areaStyle: { color, opacity: 0.12 } }),
  }
}

/** The last stretch of a line, that leads to what is not over yet. */
function openOf(
  facts: LineFacts,
  { name, values }: ChartLine,
  { ink, color, shape }: { readonly ink: Ink; readonly color: string; readonly shape: string },
) {
  const openAt = facts.buckets.indexOf(facts.open?.bucket ?? '')
  if (typeof values[openAt] !== 'number') return []
  const data = facts.buckets.map((_, at) => {
    if (at === openAt - 1) return { value: scaled(facts, values[at] ?? null), symbol: 'none' }
    return at === openAt ? scaled(facts, values[at] ?? null) : null
  })
  return [
    {
      ...{ type: 'line', name: `${name} `, color, data, z: 3 },
      ...{ symbol: shape, symbolSize: 9, showAllSymbol: true },
      lineStyle: { width: 2, type: [3, 4], color },
      itemStyle: { color: ink.paper, borderColor: color, borderWidth: 2 },
      emphasis: { disabled: true },
    },
  ]
}

const scaled = (facts: LineFacts, value: number | null) =>
  value === null ? null : value / stepOf(facts)

function tooltipOf(facts: LineFacts, ink: Ink, still: boolean) {
  const { buckets, lines, away = [], open } = facts
  return {
    trigger: 'axis',
    ...tipLook(ink, still),
    axisPointer: { type: 'line', lineStyle: { color: ink.quiet, type: [3, 3] }, animation: false },
    formatter: (given: readonly { readonly dataIndex: number }[]) => {
      const at = given[0]?.dataIndex ?? 0
      const bucket = buckets[at] ?? ''
      const rows: TipRow[] = shownOf(lines, away).map(([{ name, values }, tone]) => ({
        ...{ name, tone, value: facts.format(values[at] ?? null) },
      }))
      return tipOf(longText(bucket), rows, open?.bucket === bucket ? open.words : undefined)
    },
  }
}

/** A stretch where there is room for the year. */
const longText = (bucket: string): string => (bucket.length === 2 ? bucketText(bucket) : bucket)

/** What stands at each point, as it is read out. */
export const spokenOf = ({ buckets, lines, away = [], open, format }: LineFacts): string[] =>
  buckets.map((bucket, at) => {
    const values = shownOf(lines, away).map(
      ([{ name, values }]) => `${name} ${format(values[at] ?? null)}`,
    )
    const unfinished = open?.bucket === bucket ? `（${open.words}）` : ''
    return `${longText(bucket)}${unfinished}：${values.join('，')}`
  })

const titleOf = (text: string, ink: Ink) => ({
  ...{ text, left: 16, top: 16 },
  textStyle: { color: ink.text, fontFamily: ink.font, fontSize: 20 },
})

const legendOf = (ink: Ink) => ({
  ...{ left: 16, top: 52, itemGap: 18 },
  textStyle: { color: ink.text, fontFamily: ink.font, fontSize: 15 },
})

interface Zooms {
  readonly zoom: Drawing['zoom']
  readonly bar: boolean
  readonly last: number
}

/** By Ctrl and the wheel or two fingers, so that the page still scrolls; with a bar where the points are many. */
function zoomsOf(ink: Ink, { zoom, bar, last }: Zooms) {
  const shown = { startValue: zoom?.from ?? 0, endValue: zoom?.to ?? last, minValueSpan: 1 }
  const inside = {
    ...{ type: 'inside', ...shown, filterMode: 'none' },
    ...{ zoomOnMouseWheel: 'ctrl', moveOnMouseWheel: false, preventDefaultMouseMove: false },
  }
  const slider = {
    ...{ type: 'slider', ...shown, filterMode: 'none', height: 16, bottom: 6, left: 24, right: 24 },
    ...{ borderColor: ink.line, showDetail: false, brushSelect: false },
    fillerColor: 'rgba(128, 138, 150, 0.2)',
    handleStyle: { color: ink.paper, borderColor: ink.quiet },
    moveHandleStyle: { color: ink.quiet },
    dataBackground: { lineStyle: { color: ink.quiet }, areaStyle: { color: ink.line } },
    selectedDataBackground: {
      lineStyle: { color: toneOf(ink, 0) },
      areaStyle: { color: ink.line },
    },
  }
  return bar ? [inside, slider] : [inside]
}
