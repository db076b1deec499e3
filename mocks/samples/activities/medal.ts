import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { activityLetters } from './medalPictures.ts'

/** `letter` is what its picture shows; a number beside a condition is its target. */
type Line = readonly [
  name: string,
  letter: string,
  condition: string,
  text: string,
  target?: number,
]

const activity: readonly Line[] = [
  ['早起听书人', '晨', 'finishPunchCard', '七点前听书，打卡满 21 天'],
  ['国庆签到达人', '签', 'attendDays', '国庆期间签到满 7 天', 7],
  ['集卡小能手', '集', 'collectCards', '集齐一套城市卡片'],
  ['城市漫步者', '行', 'offlineCheckIn', '在城市漫步活动现场签到'],
  ['守夜读灯人', '灯', 'finishPunchCard', '夜读打卡满 14 天'],
  ['百书同行', '书', 'joinActivity', '参与一百本书共读'],
  ['中秋赏月', '月', 'attendDays', '中秋签到满 3 天', 3],
  ['山野读者', '山', 'offlineCheckIn', '在山野读书会签到'],
  ['声音收藏家', '声', 'collectCards', '集齐十二张声音卡片'],
  ['领读人', '友', 'byReward', '由编辑部授予领读的朋友'],
  ['周年老友', '友', 'manual', '陪伴周刊走过一周年'],
  ['年度好评', '书', 'manual', '年度精选评论的作者'],
  ['春日打卡', '晨', 'finishPunchCard', '春日读诗打卡满 30 天'],
  ['暑期读伴', '书', 'joinActivity', '参与暑期亲子共读'],
  ['读刊全勤', '签', 'attendDays', '周刊上架日签到满 12 期', 12],
  ['冬至灯会', '灯', 'collectCards', '集齐冬至灯谜卡'],
  ['县城观察员', '行', 'joinActivity', '参与县城观察征集'],
  ['图书馆之夜', '月', 'offlineCheckIn', '在图书馆之夜现场签到'],
  ['译者的朋友', '友', 'byReward', '参与译者共读并完成作业'],
  ['播客初体验', '声', 'joinActivity', '首次参与播客活动'],
  ['编辑部来信', '书', 'manual', '收到编辑部来信的读者'],
  ['新年第一页', '晨', 'attendDays', '元旦签到', 1],
]
const marathon: readonly Line[] = [
  ['全马完赛者', '跑', 'finishMarathon', '2025 秋季全程累计 2520 分钟'],
  ['半马完赛者', '跑', 'finishMarathon', '2025 秋季半程累计 1260 分钟'],
  ['十公里完赛', '跑', 'finishMarathon', '完成十公里组的全部分钟'],
  ['马拉松前百', '冠', 'marathonRank', '总榜前 100 名', 100],
  ['马拉松前十', '冠', 'marathonRank', '总榜前 10 名', 10],
  ['团队先锋', '友', 'byReward', '带领团队完赛'],
  ['志愿陪跑', '行', 'manual', '担任线上陪跑志愿者'],
  ['春季完赛者', '山', 'finishMarathon', '2025 春季马拉松完赛'],
]
const references: { readonly [condition: string]: string } = {
  joinActivity: 'punchCard',
  finishPunchCard: 'punchCard',
  attendDays: 'attendance',
  collectCards: 'cardCollect',
  offlineCheckIn: 'offlineActivity',
  finishMarathon: 'marathon',
  marathonRank: 'marathon',
}

/** What the samples of holdings lean on. */
export const medalCount = activity.length + marathon.length

/** 22 medals of activities and 8 of marathons, most of them published. */
export const medals = (world: SampleWorld): Row[] =>
  [...activity, ...marathon].map(([name, letter, condition, description, target], index) => {
    const picture = activityLetters.indexOf(letter) + 1
    const reference = references[condition]
    return {
      kind: index < activity.length ? 'activity' : 'marathon',
      name,
      litImage: world.picture(`medal-${picture}`),
      greyImage: world.picture(`medal-grey-${picture}`),
      description,
      condition,
      target: target ?? null,
      ...(reference && { [reference]: 1 + (index % 3) }),
      period:
        index % 4 === 1 ? { start: world.at(-60, '00:00'), end: world.at(90, '23:59') } : null,
      stock: index % 5 === 3 ? 500 : 0,
      rewardPoints: oneOf([0, 20, 50, 100], index),
      position: index + 1,
      status: stateOf(index),
      ...stamps(world, 200 - index * 5, 4),
    }
  })

/** Holdings are of published ones only: the last of every ten is a draft, and one is withdrawn. */
export const stateOf = (index: number): string =>
  index % 10 === 9 ? 'draft' : index === 16 ? 'withdrawn' : 'published'
