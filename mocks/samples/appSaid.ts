import type { Row } from '#declare'
import { appUsers } from './data/appUser.ts'
import { dice, oneOf, type SampleWorld } from './sampleWorld.ts'

const said = [
  '读完这期封面故事，忽然很想回一趟老家。',
  '老师把宋画里的留白讲透了，二刷了。',
  '每天通勤听一段，到站刚好听完，谢谢主播。',
  '第三部分的数据有点意外，希望下期接着写。',
  '图很好，印出来贴在书桌前了。',
  '我妈妈就是文里写的那一代人，读着读着眼睛湿了。',
  '编辑的导语写得真好，一句话就把人拉进去了。',
  '想知道作者说的那家书店还开着吗？',
  '睡前读了一半，结果一口气读完，失眠了。',
  '孩子问我为什么哭，我说是沙子进了眼睛。',
  '这个选题终于有人认真写了，收藏。',
  '比起结论，更喜欢作者犹豫的那几段。',
] as const
const places = ['北京', '上海', '浙江', '四川', '广东', '湖北', '山东', '江苏'] as const
const replies = ['同感。', '我也是这么想的！', '原来不止我一个人。', '谢谢分享。'] as const

/** What the readers of the demo said over two weeks, about the articles that are published; some of it advertising. */
export function comments(world: SampleWorld, articles: readonly number[]): Row[] {
  const roll = dice(7)
  return Array.from({ length: 36 }, (_, index) => {
    const isAd = index % 16 === 9
    return {
      key: `sample-comment-${index}`,
      user: { uid: readerAt(world, index * 5) },
      target: { type: 'article', id: oneOf(articles, roll(articles.length)) },
      content: isAd ? '加V领取全套课程，名额有限。' : oneOf(said, index * 5),
      // Before today: whatever is said from now on is the latest.
      publishedAt: world.at(
        -1 - (index % 14),
        `${String(8 + (index % 13)).padStart(2, '0')}:${10 + (index % 45)}`,
      ),
      region: oneOf(places, index * 3),
      risk: isAd ? 'block' : index % 11 === 6 ? 'doubt' : 'clean',
      riskWords: isAd ? ['加V'] : [],
      likes: isAd ? 0 : roll(60),
    }
  })
}

/** What others answered. */
export const answers = (
  world: SampleWorld,
  to: readonly { id: number; target: unknown }[],
): Row[] =>
  to.slice(0, 8).map(({ id, target }, index) => ({
    key: `sample-answer-${index}`,
    user: { uid: readerAt(world, index * 3 + 2) },
    target,
    replyTo: id,
    content: oneOf(replies, index),
    publishedAt: world.at(-1 - (index % 3), `20:${10 + index}`),
    region: oneOf(places, index),
  }))

/** Who reported what. */
export const reports = (world: SampleWorld, of: readonly number[]): Row[] =>
  of.flatMap((comment, index) =>
    Array.from({ length: 1 + (index % 3) }, (_, turn) => ({
      key: `sample-report-${index}-${turn}`,
      comment,
      reporter: { uid: readerAt(world, index * 7 + turn * 2 + 1) },
      reason: turn === 0 ? 'ads' : 'other',
      detail: '一直在评论区发微信号',
    })),
  )

/** Whose days the app tells, and how many. */
export const STUDENTS = 20
export const DAYS = 21

/** The uid of one of them. */
export const studentAt = (world: SampleWorld, at: number): string => readerAt(world, at * 11 + 3)

/** Three weeks of twenty readers' days; now and then one stays away. */
export function studyTimes(world: SampleWorld): Row[] {
  return Array.from({ length: STUDENTS * DAYS }, (_, index) => ({
    user: { uid: studentAt(world, index % STUDENTS) },
    date: world.day(-1 - Math.floor(index / STUDENTS)),
    listen: 60 * (10 + ((index * 17) % 50)) + ((index * 23) % 60),
    read: 60 * ((index * 11) % 25) + ((index * 37) % 60),
    video: index % 4 === 1 ? 60 * (4 + ((index * 7) % 21)) : 0,
    contents: 1 + ((index * 5) % 6),
  })).filter((_, index) => index % 9 !== 4)
}

/** The uid of one of them. */
const readerAt = (world: SampleWorld, index: number) => oneOf(readersOf(world), index).uid as string

/** Those who have been there for a while, and are neither official nor barred. */
export const readersOf = (world: SampleWorld) =>
  appUsers(world).filter(
    ({ official, status, registeredAt }) =>
      !official && status === 'normal' && (registeredAt as string) < world.day(-30),
  )
