import type { Row } from '#declare'
import { weekdayAndLunar } from '#derive/text/weekdayAndLunar.ts'
import { sampledPicture } from './sampledPicture.ts'
import { oneOf, type SampleWorld, stamps } from './sampleWorld.ts'

const cards: readonly (readonly [kind: string, title: string, content: string, from?: string])[] = [
  ['quote', '慢下来', '路走得慢一点，才看得见两边的树。', '《慢船过三峡》'],
  ['word', '搭子', '因一件事而结伴的人：饭搭子、书搭子、散步搭子。'],
  ['fact', '雨燕不落地', '雨燕可以连续飞行十个月，吃睡都在空中。'],
  ['quote', '灯', '一座小城只要有一盏灯亮着，夜就不算太长。', '《县城里的图书馆》'],
  ['today', '第一班列车', '这一天，县城第一次通了火车，全城的人都去站台看。'],
  ['fact', '苔藓的耐心', '一寸厚的苔藓，往往要长上百年。'],
  ['word', '松弛感', '不是什么都不做，而是做的时候不绷着。'],
]
const DAYS = 24
const FIRST = -14

/** A card for each day of two weeks back and one ahead, with a gap. */
export const dailyCards = (world: SampleWorld): Row[] =>
  Array.from({ length: DAYS }, (_, index) => FIRST + index)
    .filter((day) => day !== 3)
    .map((day, index) => {
      const [cardKind, title, content, quoteFrom] = oneOf(cards, index)
      const date = world.day(day)
      const isPast = day <= 0
      return {
        ...{ date, cardKind, title, content, quoteFrom: quoteFrom ?? null },
        weekday: weekdayAndLunar(date),
        author: 1 + (index % 12),
        imageUrl: sampledPicture(world, { width: 750, height: 1000 }, index),
        status: isPast ? 'published' : day < 6 ? 'scheduled' : 'draft',
        likeCount: isPast ? 120 + ((index * 53) % 400) : 0,
        shareCount: isPast ? 30 + ((index * 17) % 90) : 0,
        ...stamps(world, 30 - index),
      }
    })
