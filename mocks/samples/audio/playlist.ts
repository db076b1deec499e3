import type { Row } from '#declare'
import { readArticles } from '../magazines/article.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { stationLines } from './radioStation.ts'

type Line = readonly [title: string, scene: string, introduction: string]

const lines: readonly Line[] = [
  [
    '地铁上的四十分钟',
    'commute',
    '一趟换乘的时间，刚好听完两期。从城市聊到人，出站时心情会好一点。',
  ],
  ['关灯之后慢慢听', 'bedtime', '声音很轻，语速很慢，没有突然的笑声。听着听着就睡着也没关系。'],
  ['一边洗碗一边听历史', 'housework', '水声和故事很配。每一期都从一件旧物说起。'],
  ['早高峰能量站', 'commute', '十五分钟一期，挤在人群里也能听进去。'],
  ['跑完五公里', 'sport', '节奏明快的谈话，陪你从热身到拉伸。'],
  ['和孩子一起听植物', 'family', '草木、昆虫和四季，大人孩子都听得懂。'],
  ['编辑部今年最爱', 'editors', '编辑们投票选出的一年里最难忘的声音。'],
  ['周日午后的厨房', 'housework', '炖一锅汤的时间，听人聊聊吃这件小事。'],
  ['睡不着的时候', 'bedtime', '凌晨两点，有人和你一样醒着。'],
  ['下班路上换换脑子', 'commute', '不谈工作，只谈有意思的人和事。'],
  ['手艺人的一天', 'editors', '木匠、修表师、装裱匠，听他们说手上的功夫。'],
  ['露营听这些就够了', 'sport', '风声、鸟鸣与篝火边的闲谈。'],
  ['睡前故事·旧书里的人', 'family', '把书里的人讲给孩子听，一晚一个。'],
  ['去陌生的县城', 'editors', '不做攻略，先听听那里的人怎么说。'],
  ['整理衣柜的下午', 'housework', '一件一件叠好，一期一期听完。'],
  ['新人入门歌单', 'editors', '第一次打开这里？从这些开始。'],
]

/**
 * Playlists of 5 to 12 episodes, most of them on shelf; in some an episode that cannot be heard yet, a chapter of a book
 * or an article that is read aloud.
 */
export const playlists = (world: SampleWorld): Row[] => {
  const articles = readArticles(world)
  return lines.map(([title, scene, introduction], index) => {
    const status = index === 14 ? 'draft' : index === 11 ? 'withdrawn' : 'published'
    const start = world.at(-30 - index * 5, '00:00')
    return {
      title,
      scene,
      smallImage: world.picture(`size-600x600-${1 + ((index * 3) % 8)}`),
      introduction,
      items: itemsOf(index, articles),
      period: index % 4 === 1 ? { start, end: world.at(20 + index, '23:59') } : null,
      shareImg: null,
      position: index + 1,
      collectCount: status === 'draft' ? 0 : 120 + ((index * 1931) % 9000),
      status,
      ...stamps(world, 40 + index * 6, 6),
    }
  })
}

/** Every station's first four episodes are on shelf, its fifth is not. */
function itemsOf(index: number, articles: readonly number[]): Row[] {
  const podcasts = Array.from({ length: 5 + (index % 8) }, (_, at) => {
    const station = (index * 5 + at * 3) % (stationLines.length - 8)
    const episode = index % 3 === 0 && at === 3 ? 4 : (index + at) % 4
    return station * 5 + episode + 1
  })
  const notes = ['编辑最爱', '建议戴耳机听', null, null, '适合开头', null]
  const own = [...new Set(podcasts)].map((podcast, at) => ({
    itemKind: 'podcast',
    audio: null,
    podcast,
    lesson: null,
    article: null,
    note: oneOf(notes, index + at),
  }))
  const none = { audio: null, podcast: null, lesson: null, article: null, note: null }
  return [
    ...own,
    ...(index % 2 === 0 ? [{ ...none, itemKind: 'audio', audio: 1 + (index % 3) }] : []),
    ...(index % 3 === 2 ? [{ ...none, itemKind: 'article', article: oneOf(articles, index) }] : []),
  ]
}
