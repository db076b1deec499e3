import type { Row } from '#declare'
import { authors } from '../content/author.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

const honours = [
  ['古建筑研究者', '学者'],
  ['科普作家', '作家'],
  ['城市史学者', '学者'],
  ['小说家', '作家'],
  ['深夜电台主持人', '主持人'],
  ['书评人', '作家'],
  ['心理学教授', '学者'],
  ['纪录片主持人', '主持人'],
  ['非虚构写作者', '作家'],
  ['经济学者', '学者'],
  ['诗人', '作家'],
  ['播客主持人', '主持人'],
  ['翻译家', '作家'],
  ['艺术史学者', '学者'],
  ['美食作家', '作家'],
  ['考古领队', '学者'],
  ['植物学者', '学者'],
  ['调查记者', '作家'],
  ['晨间节目主持人', '主持人'],
  ['词学研究者', '学者'],
  ['儿童文学作家', '作家'],
  ['建筑评论人', '学者'],
  ['脱口秀主持人', '主持人'],
  ['科幻作家', '作家'],
  ['水利史学者', '学者'],
  ['旅行作家', '作家'],
  ['夜间观察者', '作家'],
  ['声音导演', '主持人'],
] as const
const quotes = [
  '读一本书，就是替自己多活一种可能',
  '城市的记忆藏在最不起眼的转角',
  '好奇心是一个人最后的体面',
  '把话说清楚，本身就是一种善意',
]

/** The wall of names, the first six on its first screen; the last are not on it yet. */
export const bigNames = (world: SampleWorld): Row[] => {
  const known = authors(world)
  return honours.map(([honour, tag], index) => ({
    author: 1 + index,
    name: [...String(known[index]?.name)].slice(0, 12).join(''),
    honour,
    avatar: world.picture(`size-240x240-${1 + (index % 2)}`),
    quote: oneOf(quotes, index),
    tags:
      index % 4 === 1 ? [tag, '主持人'].filter((one, at, all) => all.indexOf(one) === at) : [tag],
    works: [{ title: '代表文章', jump: { type: 'article', id: 1 + index } }],
    jump: { type: 'article', id: 1 + index },
    position: index + 1,
    top: index < 6,
    clicks: Math.max(12_800 - index * 611, 240 + index * 17),
    status: index === 15 ? 'draft' : index === 14 ? 'withdrawn' : 'published',
    ...stamps(world, Math.max(150 - index * 8, 12), 3),
  }))
}
