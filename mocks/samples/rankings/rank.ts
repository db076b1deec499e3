import type { Row } from '#declare'
import { audiobookOf } from '../audio/audiobook.ts'
import { courses } from '../content/catalog.ts'
import { appUsers } from '../data/appUser.ts'
import { liveContents } from '../liveContents.ts'
import { magazines } from '../magazines/magazine.ts'
import { type SampleWorld, stamps } from '../sampleWorld.ts'

/** Something on a board: what it is called, and what it is. */
interface Entry {
  readonly called: string
  readonly on: Row
  readonly more?: Row
}
interface Board {
  readonly board: string
  readonly cycle: string
  /** Of the first, and by how much each next one has less. */
  readonly top: number
  readonly step: number
  readonly of: readonly Entry[]
}

const ofKind = (world: SampleWorld, type: string): Entry[] =>
  liveContents(world)
    .filter(({ target }) => target.type === type)
    .map(({ title, target }) => ({ called: title, on: { item: target } }))

const papers = (world: SampleWorld): Entry[] =>
  magazines(world).flatMap(({ title, status }, at) =>
    status === 'published'
      ? [{ called: String(title), on: { item: { type: 'magazine', id: at + 1 } } }]
      : [],
  )
const lessons = (world: SampleWorld): Entry[] =>
  courses(world).flatMap(({ title, nodeKind, status }, at) =>
    nodeKind === 'course' && status === 'published'
      ? [{ called: String(title), on: { item: { type: 'course', id: at + 1 } } }]
      : [],
  )
const users = (world: SampleWorld, from: number): Entry[] =>
  appUsers(world)
    .map(({ nickname }, at) => ({ nickname, id: at + 1 }))
    .slice(from, from + 30)
    .map(({ nickname, id }) => ({ called: String(nickname), on: { user: id } }))

const reasons = [
  '编辑部年度推荐',
  '听完率全站第一',
  '零基础也听得懂',
  '适合全家一起听',
  '口碑最好的一门',
]
const heard = [
  ...['万物小史', '枕边的散文', '聊斋夜话', '城与年', '三十讲宋词'],
  ...['浮生六记', '建筑漫步', '古典音乐的黄昏', '给孩子的山海经'],
]
const books: readonly Entry[] = heard.map((called) => ({
  ...{ called, on: { item: { type: 'audiobook', id: audiobookOf(called) } } },
}))
const byHand = (entries: readonly Entry[]): Entry[] =>
  entries.map((one, at) => ({
    ...one,
    more: { ...one.more, source: 'manual', reason: reasons[at % reasons.length] },
  }))

/** How much of a week's figures the other cycles have; they show no more than the head of the board. */
const cycles = { day: 0.13, month: 4.2, total: 31 } as const
const HEAD = 10

/** The counted boards of a week, and the same of the other cycles. */
const boards = (world: SampleWorld): readonly Board[] =>
  ofTheWeek(world).flatMap((board) =>
    board.cycle === 'total'
      ? [board]
      : [
          board,
          ...Object.entries(cycles).map(([cycle, times], at) => ({
            ...{ ...board, cycle },
            ...{ top: Math.round(board.top * times), step: Math.round(board.step * times) },
            of: shifted(board.of, at + 1).slice(0, HEAD),
          })),
        ],
  )

/** Whoever leads one cycle is but among the first of another. */
const shifted = (entries: readonly Entry[], by: number): readonly Entry[] => [
  ...entries.slice(by, HEAD),
  ...entries.slice(0, by),
  ...entries.slice(HEAD),
]

const ofTheWeek = (world: SampleWorld): readonly Board[] => [
  { board: 'user', cycle: 'week', top: 64, step: 2, of: users(world, 40) },
  { board: 'studyTime', cycle: 'week', top: 1860, step: 47, of: users(world, 60) },
  { board: 'continuous', cycle: 'week', top: 412, step: 11, of: users(world, 20) },
  { board: 'digital', cycle: 'week', top: 52_600, step: 2_100, of: papers(world).slice(0, 20) },
  {
    board: 'podcast',
    cycle: 'week',
    top: 38_400,
    step: 1_050,
    of: ofKind(world, 'podcast').slice(0, 30),
  },
  { board: 'hotCourses', cycle: 'week', top: 17_900, step: 720, of: lessons(world).slice(0, 20) },
  { board: 'hotListening', cycle: 'week', top: 29_300, step: 2_150, of: books },
  {
    board: 'mustListenCourses',
    cycle: 'total',
    top: 0,
    step: 0,
    of: byHand(lessons(world).slice(0, 12)),
  },
  { board: 'mustListenBooks', cycle: 'total', top: 0, step: 0, of: byHand(books) },
  {
    board: 'articles',
    cycle: 'week',
    top: 64_200,
    step: 1_370,
    of: ofKind(world, 'article').slice(0, 40),
  },
]

/** Ten boards; on counted ones one entry keeps its place and the last is hidden. */
export const ranks = (world: SampleWorld): Row[] =>
  boards(world).flatMap(({ board, cycle, top, step, of }, at) =>
    of.map(({ called, on, more }, index) => {
      const isOfUsers = on.user !== undefined
      const last = index === of.length - 1
      return {
        ...{ board, cycle, position: index + 1, item: null, user: null, ...on },
        ...{ called, title: null, cover: null, reason: null, source: 'auto' },
        realScore: Math.max(0, top - index * step),
        bonus: !isOfUsers && top > 0 && index === 3 ? 1500 : 0,
        lastPosition: top > 0 ? 1 + ((index + (index % 3)) % of.length) : 0,
        pinned: !isOfUsers && index === 2,
        hidden: top > 0 && of.length > 10 && last,
        until: !isOfUsers && index === 2 && top > 0 ? world.at(14, '23:59') : null,
        ...more,
        ...stamps(world, 6 + at, 1),
      }
    }),
  )
