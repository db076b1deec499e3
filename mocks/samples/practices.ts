import type { Row } from '#declare'
import { campStudents } from './campStudents.ts'
import { oneOf, type SampleWorld, stamps } from './sampleWorld.ts'

const quiz: readonly Row[] = [
  {
    ...{ questionKind: 'single', stem: '特稿开头最忌讳什么？', answer: 'B', score: 40 },
    ...{
      options: '从细节写起\n先写一段大道理\n从一句对话写起',
      analysis: '道理放在读者已经走进去之后。',
    },
  },
  {
    ...{ questionKind: 'multiple', stem: '哪些算得上“现场细节”？', answer: 'AC', score: 40 },
    ...{ options: '灶台上的半碗面\n他很难过\n窗外的汽笛声', analysis: null },
  },
  {
    ...{ questionKind: 'judge', stem: '采访可以先列提纲。', answer: '对', score: 20 },
    ...{ options: null, analysis: '提纲是为了敢于离开它。' },
  },
]
const all: readonly (readonly [title: string, kind: string, task: string])[] = [
  ['第一课小测：看见细节', 'quiz', '读完第一课后作答，共三题。'],
  ['写一段清晨', 'writing', '用三百字写你今天早晨见到的第一个人，不用形容词。'],
  ['朗读一封旧信', 'recording', '挑一封旧信读出来，两分钟以内。'],
  ['拍一张有故事的桌子', 'photo', '拍下一张桌子，并说出谁刚刚离开。'],
  ['想一想：慢读的理由', 'reflection', '这本书里哪一页让你停了下来，为什么？'],
]

/** A quiz and the other kinds of practice. */
export const practices = (world: SampleWorld): Row[] =>
  all.map(([title, practiceKind, task], index) => ({
    ...{ title, practiceKind, requirement: `<p>${task}</p>`, camp: 1 + (index % 3) },
    ...(practiceKind === 'quiz'
      ? { questions: quiz.map((one, at) => ({ ...one, _key: `q${at}` })), totalScore: 100 }
      : { questions: [], totalScore: 100 }),
    ...(practiceKind === 'writing' && { minWords: 100, maxWords: 500 }),
    ...{ maxImages: 3, passScore: 60, resubmit: index !== 2, publicWorks: true, deadlineDays: 7 },
    status: index < 4 ? 'published' : 'draft',
    ...stamps(world, 50 - index * 4),
  }))

const works = [
  '卖豆浆的人先把勺子在桶沿上敲了两下，才抬头看我。他没有问，舀了一碗，多放了半勺糖。',
  '公交车第一班是六点十分。司机把茶杯放稳，对后视镜里的空座位说：走了。',
  '楼下的保安把报纸折成四折，压在收音机下面，收音机里正在报今天的雨。',
] as const

/** What learners handed in for the piece of writing: some marked, some waiting. */
export function practiceWorks(world: SampleWorld): Row[] {
  const students = campStudents(world)
  return Array.from({ length: 12 }, (_, index) => {
    const isMarked = index % 3 !== 0
    const grade = oneOf(['excellent', 'good', 'pass', 'good'], index)
    return {
      ...{ practice: 2, user: students[index]?.user, student: 1 + index, attempt: 1 },
      status: 'submitted',
      content: oneOf(works, index),
      submittedAt: world.at(-1 - index, '21:40'),
      likeCount: (index * 7) % 40,
      ...(isMarked && {
        ...{
          status: 'marked',
          grade,
          score: 72 + ((index * 5) % 26),
          featured: grade === 'excellent',
        },
        reply: '动作写得准，第二句可以更短。',
        ...{ markedBy: 1, markedAt: world.at(-index, '11:30') },
      }),
      ...stamps(world, 1 + index),
    }
  })
}
