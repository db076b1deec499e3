import type { Row } from '#declare'
import { type SampleWorld, stamps } from '../sampleWorld.ts'

type Line = readonly [series: string, thresholds: readonly number[], names: readonly string[]]

/** Seven series of six levels. */
const lines: readonly Line[] = [
  [
    'studyTime',
    [10, 50, 100, 300, 600, 1000],
    '初读者 常读者 长读者 深读者 博读者 千时书生'.split(' '),
  ],
  ['continuous', [7, 21, 50, 100, 200, 365], '起步 成习 有恒 百日 二百日 年年如日'.split(' ')],
  ['listen', [5, 30, 80, 200, 400, 800], '侧耳 倾听 知音 入耳 通音 听遍人间'.split(' ')],
  ['magazine', [3, 10, 30, 60, 100, 200], '翻开 细读 成册 满架 藏刊 百刊主人'.split(' ')],
  ['note', [5, 20, 60, 150, 300, 600], '落笔 成行 成篇 成集 成卷 著述'.split(' ')],
  ['comment', [3, 15, 50, 120, 300, 800], '开口 常谈 健谈 高论 妙论 一言成章'.split(' ')],
  ['share', [1, 10, 30, 80, 150, 300], '传书 递卷 引路 同好 广布 四方书友'.split(' ')],
]
export const levelCount = lines.length * 6

/** The fifth and sixth of shares are not in use yet. */
export const medalLevels = (world: SampleWorld): Row[] =>
  lines.flatMap(([series, thresholds, names], at) =>
    thresholds.map((threshold, index) => ({
      series,
      level: index + 1,
      name: names[index],
      litImage: world.picture(`level-${at + 1}-${index + 1}`),
      greyImage: world.picture(`level-grey-${at + 1}`),
      threshold,
      congratulation: `恭喜获得“${names[index]}”，下一级就在不远处`,
      rewardPoints: [10, 20, 50, 100, 200, 500][index],
      status: series === 'share' && index > 3 ? 'draft' : 'published',
      ...stamps(world, 300 - at * 6 - index, 4),
    })),
  )
