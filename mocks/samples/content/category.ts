import type { Row } from '#declare'
import { type SampleWorld, stamps } from '../sampleWorld.ts'

/** Knowledge categories: name and code, then the children with theirs, a third level behind a colon. */
const tree: readonly (readonly [top: string, ...children: string[]])[] = [
  [
    '历史 history',
    '中国史 history-china: 城市史 history-city, 制度史 history-state',
    '世界史 history-world',
    '考古 history-dig',
  ],
  [
    '艺术 art',
    '绘画 art-painting: 宋画 art-song',
    '音乐 art-music',
    '戏剧 art-stage',
    '建筑 art-building',
  ],
  ['文学 literature', '小说 lit-novel', '散文 lit-essay', '诗词 lit-poem', '写作 lit-writing'],
  [
    '生活 life',
    '健康 life-health: 睡眠 life-sleep',
    '饮食 life-food',
    '旅行 life-travel',
    '家居 life-home',
  ],
  ['科学 science', '自然 sci-nature', '天文 sci-stars', '生命 sci-life', '技术 sci-tech'],
  ['社会 society', '经济 soc-economy', '教育 soc-school', '法律 soc-law'],
  ['心理 mind', '关系 mind-others', '成长 mind-growth'],
  ['亲子 family', '绘本 fam-picture', '家庭教育 fam-school'],
]

interface Planned {
  readonly name: string
  readonly code: string
  readonly parent: number | null
  readonly position: number
}
const planned: Planned[] = []
const add = (entry: string, parent: number | null, position: number): number => {
  const [name, code] = entry.split(' ') as [string, string]
  return planned.push({ name, code, parent, position })
}
for (const [index, [top]] of tree.entries()) add(top, null, index + 1)
for (const [index, [, ...children]] of tree.entries())
  for (const [place, child] of children.entries()) {
    const [entry, below] = child.split(': ') as [string, string | undefined]
    const parent = add(entry, index + 1, place + 1)
    for (const [at, third] of (below?.split(', ') ?? []).entries()) add(third, parent, at + 1)
  }

/** 38 categories: 8 top ones with children, the third level here and there. */
export const categories = (world: SampleWorld): Row[] =>
  planned.map(({ name, code, parent, position }, index) => ({
    name,
    code,
    parent,
    position,
    iconUrl: parent === null ? world.picture(`icon-${1 + (index % 10)}`) : null,
    description: parent === null ? `${name}类课程、听书与电子书` : null,
    status: 'enabled',
    ...stamps(world, 620 - index * 3),
  }))

/** Channels of the app with what stands on them; children behind a colon, knowledge category by name. */
const channels: readonly (readonly [channel: string, ...entries: string[]])[] = [
  [
    'course',
    '历史人文:古代史,城市史,考古',
    '艺术审美:绘画,音乐,建筑',
    '身心健康:睡眠,饮食',
    '科学启蒙:自然,天文',
  ],
  ['listen', '文学小说:经典,当代', '历史故事', '睡前一刻', '亲子听书'],
  [
    'podcast',
    '城市生活',
    '读书',
    '对谈',
    '声音纪实',
    '美食',
    '音乐现场',
    '旅行',
    '心理',
    '商业',
    '科技',
  ],
  ['magazine', '新闻时事', '人文艺术', '生活方式', '科普亲子'],
]
const matching: { readonly [name: string]: string } = {
  古代史: '中国史',
  历史故事: '历史',
  亲子听书: '亲子',
  文学小说: '小说',
}

/** 34 App categories over four channels, those of the magazines last. */
export function appCategories(world: SampleWorld): Row[] {
  const rows: Row[] = []
  const push = (channel: string, name: string, parent: number | null, position: number): number => {
    const category = planned.findIndex((one) => one.name === (matching[name] ?? name)) + 1
    const onHome = parent === null && position <= 4
    return rows.push({
      channel,
      name,
      parent,
      position,
      iconUrl: parent === null ? world.picture(`icon-${1 + (rows.length % 10)}`) : null,
      categories: category > 0 ? [category] : [],
      showOnHome: onHome,
      minVersion: rows.length % 7 === 6 ? '8.2.0' : null,
      status: name === '科技' ? 'disabled' : 'enabled',
      ...stamps(world, 500 - rows.length * 4),
    })
  }
  for (const [channel, ...entries] of channels)
    for (const [index, entry] of entries.entries()) {
      const [name, below] = entry.split(':') as [string, string | undefined]
      const parent = push(channel, name, null, index + 1)
      for (const [at, child] of (below?.split(',') ?? []).entries())
        push(channel, child, parent, at + 1)
    }
  return rows
}
