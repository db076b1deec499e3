import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

const products: readonly (readonly [name: string, type: string, intro: string, price: number])[] = [
  ['云书房·标准版', 'library', '三千种听书与期刊，员工随时可读', 6800],
  ['云书房·旗舰版', 'library', '全库畅读，附专属书单', 9800],
  ['云书房·公益版', 'library', '面向乡村图书馆', 0],
  ['云课堂', 'course', '通识与管理课程，按季更新', 12800],
  ['云课堂·新员工', 'course', '入职九十天的十门课', 5800],
  ['期刊墙', 'magazine', '二十四种期刊同步上架', 4800],
  ['期刊墙·党建专区', 'magazine', '时政与理论期刊', 3800],
  ['书房与课堂组合', 'bundle', '读书与听课一次开通', 16800],
  ['世界读书日特别版', 'bundle', '四月限时开通', 2600],
]

const contents: readonly (readonly [title: string, type: string, id: number, summary: string])[] = [
  ['睡不着俱乐部', 'radioStation', 10, '凌晨两点，有人和你一样醒着'],
  ['城市的来历', 'course', 1, '二十座古城，三十讲'],
  ['怎样读一幅宋画', 'course', 2, '一笔一笔看进去'],
  ['县城里的当代史', 'course', 9, '一条老街的四十年'],
  ['编辑部的下午茶', 'radioStation', 4, '每周四，和编辑聊一本书'],
  ['翻书声', 'radioStation', 7, '读书的人说读书的事'],
  ['生活周刊', 'magazine', 1, '每周一本，同步更新'],
  ['本期封面：城市更新', 'issue', 2, '老城怎样长出新生活'],
  ['夜读《史记》', 'course', 14, '二十个深夜的故事'],
  ['修复师的一天', 'course', 20, '博物馆里的安静工作'],
]
const SHELVED = 8

/** Nine products: one still a draft, one taken off the shelf. */
export const cloudProducts = (world: SampleWorld): Row[] =>
  products.map(([name, type, intro, price], index) => ({
    ...{ name, type, intro, price },
    code: `CLD${String(index + 1).padStart(3, '0')}`,
    cover: world.picture(`picture-${3 + index * 2}`),
    detail: `<p>${intro}。管理员可在后台导入成员、查看阅读数据。</p>`,
    packages: [],
    minSeats: oneOf([50, 100, 20], index),
    trialDays: index === 8 ? 7 : 15,
    position: index + 1,
    status: index === 8 ? 'offShelf' : index === 6 ? 'draft' : 'onShelf',
    ...stamps(world, 260 - index * 22, 2),
  }))

/** Ten contents in each product on its shelf, some on trial, a few whose licence ends soon. */
export const cloudContents = (world: SampleWorld): Row[] =>
  [0, 1, 3, 4, 5, 7, 2, 6].flatMap((product) =>
    contents.map(([title, type, id, summary], index) => ({
      ...{ product: product + 1, title, summary },
      target: { type, id },
      cover: world.picture(`size-336x448-${1 + ((index + product) % 2)}`),
      category: 1 + ((index * 3) % 8),
      tags: oneOf([['通识'], ['新员工'], ['人文', '历史'], []], index),
      enterprises: [],
      trial: index % 4 === 0,
      licence:
        index % 5 === 3 ? { start: world.at(-300, '00:00'), end: world.at(21, '23:59') } : null,
      position: index + 1,
      readers: index < SHELVED ? 30 + ((index * 71 + product * 13) % 900) : 0,
      status: index < SHELVED ? 'published' : 'draft',
      ...stamps(world, 120 - index * 6, 2),
    })),
  )
