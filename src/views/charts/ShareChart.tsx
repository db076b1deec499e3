import { useCallback, useMemo } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import { Chart } from './Chart.tsx'
import type { ChartOption, Drawing } from './drawing.ts'
import { toneOf } from './ink.ts'
import { tipLook, tipOf } from './tip.ts'

export interface Share {
  readonly name: string
  readonly value: number
  /** The share and the value, as they read. */
  readonly words: string
}
interface Props {
  readonly title: string
  readonly shares: readonly Share[]
  /** What they come to. */
  readonly total: string
}

/** Parts of a whole as a ring, what they come to in its middle; the list beside it says the same in words. */
export function ShareChart({ title, shares, total }: Props) {
  const say = useSay()
  const held = JSON.stringify([title, shares, total])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told by what they hold, since they are built anew each time
  const option = useCallback(
    (drawing: Drawing) => shareOption({ title, shares, total }, drawing),
    [held],
  )
  const points = useMemo(() => shares.map(({ name, words }) => `${name}：${words}`), [shares])
  const words = say(['{title}，共 {total}：{shares}', '{title}, {total} in all: {shares}'], {
    ...{ title, total, shares: points.join('、') },
  })
  return <Chart {...{ title, words, points, option }} height={172} />
}

function shareOption(
  { title, shares, total }: Props,
  { ink, picture, still }: Drawing,
): ChartOption {
  const font = { fontFamily: ink.font, color: ink.text }
  return {
    textStyle: { fontFamily: ink.font },
    ...(picture && { backgroundColor: ink.paper }),
    title: [
      {
        ...{ text: total, left: 'center', top: 'middle' },
        textStyle: { ...font, fontSize: picture ? 30 : 15, fontWeight: 600 },
      },
      ...(picture
        ? [{ text: title, left: 16, top: 16, textStyle: { ...font, fontSize: 20 } }]
        : []),
    ],
    ...(!picture && {
      tooltip: {
        trigger: 'item',
        ...tipLook(ink, still),
        formatter: ({ dataIndex }: { readonly dataIndex: number }) => {
          const { name = '', words = '' } = shares[dataIndex] ?? {}
          return tipOf(name, [{ name: '', value: words, tone: dataIndex }])
        },
      },
    }),
    series: [
      {
        ...{
          type: 'pie',
          radius: picture ? ['42%', '62%'] : ['68%', '94%'],
          center: ['50%', '50%'],
        },
        data: shares.map(({ name, value, words }, at) => ({
          ...{ name: picture ? `${name} ${words}` : name, value },
          itemStyle: { color: toneOf(ink, at), borderColor: ink.paper, borderWidth: 2 },
        })),
        label: { show: picture, ...font, fontSize: 15 },
        labelLine: { show: picture },
        emphasis: { scaleSize: 3 },
      },
    ],
  }
}
