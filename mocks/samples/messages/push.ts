import type { Row } from '#declare'
import { userCount } from '../data/appUser.ts'
import { dice, oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

const PLATFORMS = ['ios', 'android', 'harmony'] as const

/** Most users have one device, every fifth a second one; every ninth lets nobody notify it. */
export const appDevices = (world: SampleWorld): Row[] =>
  Array.from({ length: userCount + Math.floor(userCount / 5) }, (_, index) => ({
    user: 1 + (index < userCount ? index : (index - userCount) * 5),
    token: `190e35f7e0${String(700_000 + index * 7919).padStart(7, '0')}`,
    platform: oneOf(['ios', 'android', 'android', 'ios', 'harmony'], index * 3),
    appVersion: oneOf(['7.4.2', '7.4.2', '7.4.0', '7.3.5', '6.12.0'], index),
    allowed: index % 9 !== 4,
    seenAt: world.at(-(index % 20), '21:10'),
    ...stamps(world, 30 + (index % 160)),
  }))

type Line = readonly [
  title: string,
  body: string,
  kind: string,
  audience: string,
  days: number,
  status: string,
  more?: Row,
]
const lines: readonly Line[] = [
  ['新刊到了', '本期封面：我们为什么爱逛菜市场', 'content', 'all', -1, 'sent'],
  ['你有一门课还差最后一节', '听完就能领结课证书，只要八分钟', 'service', 'listed', -1, 'sent'],
  ['今晚八点，编辑部直播', '聊聊这期稿子是怎么改了十一遍的', 'operation', 'all', -2, 'sent'],
  ['会员日：全场85折', '每月最后一个周末，和我们一起读', 'operation', 'nonMember', -3, 'sent'],
  ['县城新生活', '十二篇报道，写给离开又回来的人', 'content', 'member', -4, 'sent'],
  ['好久不见', '书架上多了三本你关注的杂志', 'operation', 'silent', -5, 'sent', { silentDays: 30 }],
  ['你的会员还有7天到期', '续费立减30元，别让书架空着', 'service', 'listed', -6, 'sent'],
  ['听书新上架：《秋灯琐忆》', '关灯之前，听半个时辰旧时月色', 'content', 'all', -7, 'sent'],
  [
    '写作营最后二十席',
    '跟着老编辑，写完一篇能发表的稿子',
    'operation',
    'interest',
    -8,
    'sent',
    { interests: [1, 2] },
  ],
  ['周末读什么', '三篇长文，配一壶茶的时间', 'content', 'all', -9, 'sent'],
  ['订单已发货', '合订礼盒正在路上，请留意快递', 'service', 'listed', -10, 'sent'],
  ['立冬了，读一点暖的', '炉边小辑：关于冬天的九个故事', 'content', 'all', -11, 'sent'],
  ['回归礼送到', '75折的路费我们出，今天有效', 'operation', 'expired', -12, 'sent'],
  [
    '播客更新：《夜航船》',
    '这一集我们聊聊失眠的人',
    'content',
    'interest',
    -13,
    'sent',
    { interests: [3] },
  ],
  ['双十一预告', '年卡一年只有一次这个价', 'operation', 'all', -14, 'sent'],
  ['新一期《南方文摘》', '当年轻人开始回乡写村史', 'content', 'all', -15, 'sent'],
  ['作业点评好了', '老师给你的稿子写了三百字', 'service', 'listed', -16, 'sent'],
  ['打卡只差两天', '读满二十一天，勋章就是你的', 'operation', 'listed', -17, 'sent'],
  ['编辑部来信', '为什么我们还在印一本纸刊', 'content', 'member', -18, 'sent'],
  ['深秋书单', '落叶的季节，适合读短篇', 'content', 'all', -19, 'sent'],
  ['听友日：整点抽奖', '每到整点送出一张年卡', 'operation', 'all', -20, 'sent'],
  ['你关注的作者更新了', '《父亲的账本》下篇', 'content', 'listed', -21, 'sent'],
  ['课程降价提醒', '收藏的课今天便宜了40元', 'operation', 'listed', -22, 'sent'],
  ['一座城的早点铺', '本周图集：天亮以前的烟火', 'content', 'all', -23, 'sent'],
  ['阅读币即将到期', '有一笔阅读币月底过期，去看看', 'service', 'listed', -24, 'sent'],
  ['重阳，打个电话回家', '专题：和父母聊聊他们的年轻时候', 'content', 'all', -25, 'sent'],
  ['非会员专享7天', '免费读完整本杂志，随时可停', 'operation', 'nonMember', -26, 'sent'],
  ['《三联夜话》第40期', '诺奖之后，我们重读了这本小说', 'content', 'all', -27, 'sent'],
  [
    '马拉松开跑',
    '一个月读完八百分钟，组队更快',
    'operation',
    'interest',
    -28,
    'sent',
    { interests: [4] },
  ],
  ['新版客户端上线', '朗读更像人了，字号可以更大', 'service', 'all', -29, 'sent'],
  ['冬至特刊预售', '最长的夜，最厚的一本', 'operation', 'all', 3, 'scheduled'],
  ['周五新刊上线', '封面故事：大雪封山之后', 'content', 'member', 5, 'scheduled'],
  ['年度书单公布', '两万名读者投出的十本书', 'content', 'all', 9, 'scheduled'],
  ['双十二会员日', '最后一次年卡优惠', 'operation', 'all', 0, 'draft'],
  ['你的年度阅读报告', '这一年，你读了多少个夜晚', 'service', 'all', 0, 'draft'],
  [
    '小年，读一则灶王爷的故事',
    '民俗小辑更新',
    'content',
    'interest',
    0,
    'draft',
    { interests: [2] },
  ],
  ['寒假共读招募', '二十一天，和三千人一起读完一本', 'operation', 'nonMember', 0, 'draft'],
  [
    '限时免费：封面报道',
    '今天之内免费读',
    'content',
    'all',
    -3,
    'failed',
    { failReason: '要打开的文章“封面报道”是“已下架”，请先上架或换一个跳转' },
  ],
  [
    '夜读提醒',
    '睡前十分钟，读一封信',
    'operation',
    'all',
    -8,
    'failed',
    { failReason: '运营消息只在 08:00 到 22:00 之间推送，22:03 不能推送' },
  ],
  ['测试：请忽略', '内部测试', 'operation', 'listed', -6, 'cancelled'],
]

const uidOf = (id: number) => String(10000001 + (id - 1) * 137)
const someUsers = (index: number): readonly number[] =>
  Array.from({ length: 5 + (index % 6) }, (_, at) => 6 + ((index * 13 + at * 7) % (userCount - 12)))
const HOURS = ['08:30', '12:30', '19:30', '20:00']

/** Forty pushes of a month; thirty are out. */
export const pushes = (world: SampleWorld): Row[] =>
  lines.map(([title, body, kind, audience, days, status, more = {}], index) => ({
    ...{ title, body, kind, audience, status },
    link: oneOf([{ type: 'vipPage' }, { type: 'issue', id: 1 }, { type: 'chat' }], index),
    platforms: [...PLATFORMS],
    ...(audience === 'listed' && { users: someUsers(index).map(uidOf).join('\n') }),
    minVersion: index % 11 === 4 ? '7.0.0' : null,
    sendMode: kind === 'service' ? 'now' : 'timed',
    sendAt: status === 'draft' ? null : world.at(days, oneOf(HOURS, index)),
    ttlHours: kind === 'service' ? 72 : 24,
    targets: targetsOf(index, status),
    ...more,
    ...stamps(world, Math.max(3, 2 - days), 1 + (index % 4)),
  }))

/** Devices by their place, each push another part of them: those it went to. */
const devicesOf = (index: number): readonly number[] => {
  const audience = lines[index]?.[3]
  // Of 31 devices: a few named ones, a third of all, fewer of one group.
  const share = audience === 'listed' ? 2 : audience === 'all' ? 9 + (index % 4) : 4 + (index % 3)
  const count = userCount + Math.floor(userCount / 5)
  return Array.from({ length: count }, (_, at) => at).filter(
    (at) => at % 9 !== 4 && (at * 7 + index * 3) % 31 < share,
  )
}
const targetsOf = (index: number, status: string): number => {
  const reached = devicesOf(index).length
  if (status === 'sent') return reached
  return status === 'draft' || status === 'scheduled' ? reached + 3 : 0
}

/** What went out, nine of ten delivered, opened by few. */
export const pushReceipts = (world: SampleWorld): Row[] => {
  const devices = appDevices(world)
  return lines.flatMap(([, , kind, , days, status], index) => {
    if (status !== 'sent') return []
    const throws = dice(index + 1)
    const [hour = '08', minute = '30'] = oneOf(HOURS, index).split(':')
    const later = (hours: number, past: number) =>
      world.at(
        days,
        `${String(Math.min(23, Number(hour) + hours)).padStart(2, '0')}:${String(Math.max(Number(minute) + 1, past)).padStart(2, '0')}`,
      )
    let arrived = 0
    return devicesOf(index).map((at) => {
      const device = devices[at] as Row
      const delivered =
        throws(10) > 0 ? later(throws(3) === 0 ? throws(4) : 0, 31 + throws(28)) : null
      if (delivered !== null) arrived += 1
      // Two to seven of a hundred open it; of a few named ones now and then one.
      const clicks = delivered !== null && arrived % (15 + ((index * 11) % 31)) === 5
      return {
        ...{ push: index + 1, device: at + 1, user: device.user, kind, platform: device.platform },
        key: `${index + 1}-${at + 1}`,
        sentAt: world.at(days, `${hour}:${minute}`),
        deliveredAt: delivered,
        clickedAt: clicks ? delivered?.replace(/:\d\d\+/, ':40+') : null,
        ...stamps(world, Math.max(1, -days)),
      }
    })
  })
}
