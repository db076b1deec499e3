import type { Row } from '#declare'
import { type SampleWorld, stamps } from '../sampleWorld.ts'
import { periodOf } from './campCatalogue.ts'
import { campRuns } from './campPeriod.ts'

type Item = readonly [
  day: number,
  time: string,
  title: string,
  executor: string,
  channel: string,
  audience: string,
  content: string,
]
const script: readonly Item[] = [
  [-1, '20:00', '开营预告', 'robot', 'group', 'all', '{昵称}，明天七点半，我们在{营期}见。'],
  [
    0,
    '21:00',
    '提醒入群',
    'headTeacher',
    'direct',
    'all',
    '{昵称}你好，还没看到你入群，扫码就可以。',
  ],
  [
    1,
    '07:30',
    '早安与今日任务',
    'robot',
    'group',
    'all',
    '早安！今天是{营期}第{天数}天，先听课再打卡。',
  ],
  [
    1,
    '21:00',
    '首日未完成提醒',
    'robot',
    'sms',
    'unfinished',
    '{昵称}，第{天数}天的任务还没有完成，十分钟就够。',
  ],
  [3, '20:00', '三天小结', 'assistant', 'group', 'all', '三天过去了，说说你印象最深的一页。'],
  [
    5,
    '12:30',
    '落后同学加油',
    'robot',
    'direct',
    'behind',
    '{昵称}，目前完成率{完成率}，补一课就跟上了。',
  ],
  [
    7,
    '21:00',
    '提醒未交作业的同学',
    'robot',
    'group',
    'unfinished',
    '本周作业今晚十点截止，还差一步的同学抓紧。',
  ],
  [10, '20:00', '半程直播预告', 'robot', 'push', 'all', '今晚八点，领读老师直播答疑。'],
  [14, '21:00', '两周小结', 'headTeacher', 'group', 'all', '坚持到这里的同学，都来领一张小红花。'],
  [20, '20:00', '结营说明', 'robot', 'group', 'all', '明天结营，完成率达到八成就能拿到证书。'],
]
const runs: readonly (readonly [number, number])[] = [
  [1, 12],
  [3, 30],
  [5, 15],
  [2, 4],
  [1, 11],
]

/** 70 items: general ones of two camps, the rest copied to periods and done as far as their time has come. */
export function campSops(world: SampleWorld): Row[] {
  const general = [1, 3].flatMap((camp) => script.map((item) => rowOf(world, camp, null, item, 1)))
  const own = runs.flatMap((run) => {
    const period = periodOf(run)
    const { start, camp } = campRuns[period - 1]!
    return script.map((item) => rowOf(world, camp, period, item, start))
  })
  return [...general, ...own]
}

function rowOf(
  world: SampleWorld,
  camp: number,
  period: number | null,
  [day, time, title, executor, channel, audience, content]: Item,
  start: number,
): Row {
  const due = world.at(start + day - 1, time)
  const isPast = period !== null && due < world.now
  const failed = isPast && title === '首日未完成提醒' && camp === 5
  return {
    ...{ camp, period, title, day, time, executor, channel, audience, content },
    sentAt: isPast && !failed ? due : null,
    sentCount: isPast && !failed ? 38 : 0,
    failure: failed ? '正在机器人的免打扰时段' : null,
    status: failed ? 'failed' : isPast ? 'done' : 'enabled',
    ...stamps(world, 30, 3),
  }
}
