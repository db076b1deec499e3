import type { Row } from '#declare'
import { weekdayAndLunar } from '#derive/text/weekdayAndLunar.ts'
import { sampledPicture } from '../sampledPicture.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

const cards: readonly (readonly [kind: string, title: string, content: string, from?: string])[] = [
  ['quote', '慢下来', '路走得慢一点，才看得见两边的树。', '《慢船过三峡》'],
  ['word', '搭子', '因一件事而结伴的人：饭搭子、书搭子、散步搭子。'],
  ['fact', '雨燕不落地', '雨燕可以连续飞行十个月，吃睡都在空中。'],
  ['quote', '灯', '一座小城只要有一盏灯亮着，夜就不算太长。', '《县城里的图书馆》'],
  ['today', '第一班列车', '这一天，县城第一次通了火车，全城的人都去站台看。'],
  ['fact', '苔藓的耐心', '一寸厚的苔藓，往往要长上百年。'],
  ['word', '松弛感', '不是什么都不做，而是做的时候不绷着。'],
  ['fact', '「慢」字的三种写法', '从心、从曼，古人写慢，写的是心里的长。'],
  ['quote', '门', '一扇门关上的声音，常常比开门的声音更久。', '《社区的一百扇门》'],
  ['fact', '世界上最小的书店', '它只有一张桌子、两把椅子，和三百本书。'],
  ['today', '第一张邮票', '这一天，信第一次不用收信人付钱。'],
  ['word', '留白', '画里没有画的地方，是给看画的人站的。'],
  ['quote', '雾', '雾散的时候，码头还在原来的地方。', '《雾中码头》'],
  ['fact', '鲸落', '一头鲸沉到海底，能养活一片海一百年。'],
  ['word', '薄暮', '天还没有黑，灯已经亮了的那一刻。'],
  ['today', '图书馆开门', '这一天，县城的图书馆第一次开到夜里九点。'],
  ['quote', '等', '种树的人说，前三年只需要等。', '《如何养活一棵树》'],
  ['fact', '候鸟不迷路', '它们记得星星的位置，也记得地面的河。'],
  ['word', '回甘', '先苦一下，甜才走得远。'],
]
const DAYS = 92
const FIRST = -60
/** Days ahead for which nobody has written one yet. */
const GAPS = [3, 17]
/** Taken off the calendar again. */
const WITHDRAWN = [-41]

/** A card for each day of two months back and one ahead, with two gaps. */
export const dailyCards = (world: SampleWorld): Row[] =>
  Array.from({ length: DAYS }, (_, index) => FIRST + index)
    .filter((day) => !GAPS.includes(day))
    .map((day, index) => {
      const [cardKind, title, content, quoteFrom] = oneOf(cards, index)
      const date = world.day(day)
      const isPast = day <= 0
      return {
        ...{ date, cardKind, title, content, quoteFrom: quoteFrom ?? null },
        weekday: weekdayAndLunar(date),
        author: 1 + (index % 12),
        imageUrl: sampledPicture(world, { width: 750, height: 1000 }, index),
        status: WITHDRAWN.includes(day)
          ? 'withdrawn'
          : isPast
            ? 'published'
            : day < 12
              ? 'scheduled'
              : 'draft',
        likeCount: isPast ? 120 + ((index * 53) % 400) : 0,
        shareCount: isPast ? 30 + ((index * 17) % 90) : 0,
        ...stamps(world, Math.max(3, 12 - day)),
      }
    })
