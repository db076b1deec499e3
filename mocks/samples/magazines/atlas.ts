import type { Row } from '#declare'
import { tagsOn } from '../content/articleTag.ts'
import { photographers } from '../content/author.ts'
import { people } from '../people.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { subjectNames } from '../words.ts'
import { planIssues } from './issue.ts'

/** Titles with the number of the magazine they stand in. */
const stories: readonly (readonly [title: string, magazine: number])[] = [
  ['大雪之后的林场', 1],
  ['泉州：海边的一百扇门', 6],
  ['夜班地铁', 1],
  ['最后一季渔汛', 19],
  ['二十座乡村图书馆', 23],
  ['窑火', 15],
  ['一座桥的四个季节', 7],
  ['戏台搬家记', 1],
  ['菜市场的手', 5],
  ['候鸟过境', 8],
  ['茶山清晨', 13],
  ['乐团排练室', 4],
  ['雨季的石板路', 11],
  ['县城照相馆', 1],
  ['风从高原来', 6],
  ['工作室一日', 10],
  ['老电影院', 14],
  ['海堤上的人', 19],
]
const captions = [
  '清晨六点，第一班船离岸。',
  '他在这里工作了三十一年。',
  '雨停之后，门一扇一扇打开。',
  '收工的时候，天已经全黑。',
  '孩子们沿着水渠走去学校。',
  '风把布幔吹成一面帆。',
] as const
const credits = ['摄影 ', '图 '] as const

/** 18 picture stories with 6 to 24 pictures; two still drafts, one withdrawn. */
export function atlases(world: SampleWorld): Row[] {
  const issues = planIssues(world)
  return stories.map(([title, magazine], index) => {
    const photographer = oneOf(photographers, index * 3)
    const count = 6 + ((index * 5) % 19)
    const status = index % 9 === 8 ? 'draft' : index === 12 ? 'withdrawn' : 'published'
    const days = 12 + index * 17
    return {
      title,
      magazine,
      issue:
        index % 3 === 0
          ? issues.findIndex((one) => one.magazine === magazine && one.back === 1) + 1
          : null,
      photographers: [photographer],
      source: oneOf([8, 9, 10, 1], index),
      imageUrl: world.picture(`size-750x500-${1 + (index % 6)}`),
      introduction: `${title}：摄影师用了${2 + (index % 5)}个月，拍下这组照片。`,
      pictures: Array.from({ length: count }, (_, at) => ({
        imageUrl: world.picture(`header-${1 + ((index + at) % 8)}`),
        caption: oneOf(captions, index + at),
        credit: `${oneOf(credits, index)}${people[photographer - 1]![0]}`,
      })),
      freeCount: 3,
      tags: [oneOf(tagsOn(oneOf(subjectNames, index)), index * 7)],
      publishAt: status === 'draft' ? null : world.at(-days + 3, '08:00'),
      viewCount: status === 'draft' ? 0 : 1200 + ((index * 2711) % 30000),
      status,
      ...stamps(world, days, 2 + (index % 3)),
    }
  })
}
