import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { campStudents } from './campStudent.ts'

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
const topics =
  '城墙与城门 运河与码头 街道的名字 宋画的留白 词牌与身世 睡眠的周期 日记的格式 人称与视角 对话的用法 采访提纲 动物的迁徙 植物的名字 面食的地图 建筑的屋顶 茶馆的规矩'.split(
    ' ',
  )
/** Two quizzes a topic, the second a week later. */
const quizzes = topics.flatMap((topic) => [
  [`小测：${topic}`, `听完「${topic}」一讲后作答，共三题。`] as const,
  [`${topic}·一周回顾`, `回想一周前学过的「${topic}」，合上书作答。`] as const,
])
const all: readonly (readonly [title: string, kind: string, task: string])[] = [
  ['第一课小测：看见细节', 'quiz', '读完第一课后作答，共三题。'],
  ['写一段清晨', 'writing', '用三百字写你今天早晨见到的第一个人，不用形容词。'],
  ['朗读一封旧信', 'recording', '挑一封旧信读出来，两分钟以内。'],
  ['拍一张有故事的桌子', 'photo', '拍下一张桌子，并说出谁刚刚离开。'],
  ['想一想：慢读的理由', 'reflection', '这本书里哪一页让你停了下来，为什么？'],
  ...quizzes.map(([title, task]) => [title, 'quiz', task] as const),
  ['写一段街道观察', 'writing', '选一条每天走的街，写三百字以上，至少出现三种声音。'],
  ['给老照片写说明', 'writing', '找一张二十年前的照片，写下画面外的事。'],
  ['朗读打卡：序言', 'recording', '朗读本书序言的前两段，口齿清楚即可。'],
  ['朗读打卡：一首诗', 'recording', '读一首你能背下来的诗。'],
  ['拍一扇门', 'photo', '拍下一扇你没有进去过的门。'],
  ['拍三种树叶', 'photo', '在回家路上拍三种不同的树叶，写出它们的名字。'],
  ['想一想：谁在讲故事', 'reflection', '叙述者知道多少？他有没有骗你？'],
  ['写信给书中人', 'writing', '给书里你最放心不下的人写一封短信。'],
  ['旧城一角', 'photo', '拍下将要消失的一角，并记下时间。'],
  ['想一想：读完之后', 'reflection', '这本书改变了你的哪一个看法？'],
]
const WITHDRAWN = [12, 30]
const DRAFTS = [4, 21, 44]

/** A quiz and the other kinds of practice. */
export const practices = (world: SampleWorld): Row[] =>
  all.map(([title, practiceKind, task], index) => ({
    ...{
      title,
      practiceKind,
      requirement: `<p>${task}</p>`,
      camp: 1 + (index % (index < 5 ? 3 : 8)),
    },
    ...(practiceKind === 'quiz'
      ? { questions: quiz.map((one, at) => ({ ...one, _key: `q${at}` })), totalScore: 100 }
      : { questions: [], totalScore: 100 }),
    ...(practiceKind === 'writing' && { minWords: 100, maxWords: 500 }),
    ...{ maxImages: 3, passScore: 60, resubmit: index !== 2, publicWorks: true, deadlineDays: 7 },
    status: WITHDRAWN.includes(index)
      ? 'withdrawn'
      : DRAFTS.includes(index)
        ? 'draft'
        : 'published',
    ...stamps(world, 50 + index * 4),
  }))

const works = [
  '卖豆浆的人先把勺子在桶沿上敲了两下，才抬头看我。他没有问，舀了一碗，多放了半勺糖。',
  '公交车第一班是六点十分。司机把茶杯放稳，对后视镜里的空座位说：走了。',
  '楼下的保安把报纸折成四折，压在收音机下面，收音机里正在报今天的雨。',
] as const

/** What came of a work, most often first. */
const outcomes = [
  'marked',
  'submitted',
  'marked',
  'marked',
  'sentBack',
  'marked',
  'submitted',
  'marked',
] as const
const WORKS = 260
/** Practices that are written, and such as are answered by choosing, by their numbers. */
const writings = [2, 36, 37, 43] as const
const tests = [1, 6, 7, 8, 9, 10, 11, 12] as const

/** What learners handed in: pieces of writing marked by hand, a quarter of them waiting, and quizzes marked by themselves. */
export function practiceWorks(world: SampleWorld): Row[] {
  const students = campStudents(world)
  const has = new Set<string>()
  const rows: Row[] = []
  for (let index = 0; rows.length < WORKS; index++) {
    const student = index % students.length
    const user = students[student]?.user
    const practice =
      index < 12 ? 2 : oneOf(index % 3 === 0 ? tests : writings, Math.floor(index / 3))
    if (has.has(`${practice} ${user}`)) continue
    has.add(`${practice} ${user}`)
    rows.push(workOf(world, { practice, user, student: student + 1, attempt: 1 }, index))
  }
  return rows
}

function workOf(world: SampleWorld, work: Row, index: number): Row {
  const days = 1 + (index % 40)
  const isTest = (tests as readonly unknown[]).includes(work.practice)
  const status = isTest ? 'marked' : index % 61 === 47 ? 'hidden' : oneOf(outcomes, index)
  return {
    ...work,
    status,
    content: isTest ? null : oneOf(works, index),
    submittedAt: world.at(-days, `${String(8 + (index % 14)).padStart(2, '0')}:40`),
    likeCount: status === 'marked' ? (index * 7) % 40 : 0,
    ...(isTest
      ? { score: oneOf([100, 60, 80, 40, 100], index) }
      : markOf(world, status, index, days)),
    ...stamps(world, days),
  }
}

function markOf(world: SampleWorld, status: string, index: number, days: number): Row {
  const by = { markedBy: 1, markedAt: world.at(-days + 1, '08:30') }
  if (status === 'sentBack') return { reply: '第三段还差一个具体的人，补上再交一次。', ...by }
  if (status === 'submitted') return {}
  const grade = oneOf(['excellent', 'good', 'pass', 'good'], index)
  return {
    ...{
      grade,
      score: 72 + ((index * 5) % 26),
      featured: grade === 'excellent' && status === 'marked',
    },
    reply: oneOf(
      ['动作写得准，第二句可以更短。', '结尾收得好，开头再快一点。', '声音写得比画面好，继续。'],
      index,
    ),
    ...by,
  }
}
