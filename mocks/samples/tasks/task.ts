import type { Row } from '#declare'
import { someGlyph } from '../glyphPictures.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

const tasks = [
  ['每日听15分钟', '收听任意课程、听书或播客', 'daily', 'listen', 15, 20, 1, 2310],
  ['每日读10分钟', '阅读任意杂志或文章', 'daily', 'read', 10, 20, 1, 1864],
  ['读完一篇文章', '读到文末即可', 'daily', 'finishArticle', 1, 10, 3, 1520],
  ['分享一篇文章', '分享到微信好友或朋友圈', 'daily', 'share', 1, 5, 3, 812],
  ['发表一条评论', '评论通过审核后到账', 'daily', 'comment', 1, 10, 2, 430],
  ['写一则笔记', '公开的笔记才计入', 'daily', 'note', 1, 10, 1, 286],
  ['绑定手机号', '完成后可找回账号', 'novice', 'bindPhone', 1, 100, 1, 96],
  ['完善个人资料', '填写昵称、头像与兴趣', 'novice', 'profile', 1, 60, 1, 88],
  ['开启消息通知', '新刊上架第一时间知道', 'novice', 'notify', 1, 30, 1, 74],
  ['第一次听满30分钟', '注册七天内完成', 'novice', 'listen', 30, 80, 1, 61],
  ['本周听满3小时', '每周一零点重新计算', 'weekly', 'listen', 180, 100, 1, 540],
  ['本周读满2小时', '每周一零点重新计算', 'weekly', 'read', 120, 100, 1, 391],
  ['邀请一位好友', '好友注册并完成新手任务', 'weekly', 'invite', 1, 200, 5, 37],
  ['逛逛会员页', '停留10秒', 'weekly', 'visit', 1, 5, 1, 660],
  ['累计购买满199元', '虚拟与实物商品均计入', 'growth', 'order', 199, 500, 1, 18],
  ['关注10位作者', '在作者主页关注', 'growth', 'follow', 10, 60, 1, 25],
  ['累计100条评论', '通过审核的评论', 'growth', 'comment', 100, 800, 1, 2],
  ['分享100篇文章', '下个版本上线', 'growth', 'share', 100, 500, 1, 0],
] as const

/** The tasks of the task center; the last is a draft still, the one before it was taken offline. */
export const taskRows = (world: SampleWorld): Row[] =>
  tasks.map(([name, description, cycle, event, target, points, times, doneUsers], index) => ({
    ...{ name, description, cycle, event, target, points, times, doneUsers },
    icon: someGlyph(world, index, 96),
    vipMultiple: index % 3 === 0 ? 2 : 1,
    coupon: index === 14 ? 4 : null,
    buttonText: event === 'invite' ? '去邀请' : event === 'share' ? '去分享' : '去完成',
    jump: event === 'visit' ? { type: 'vipPage' } : { type: 'none' },
    places: index % 4 === 3 ? ['app'] : ['app', 'miniProgram'],
    position: index + 1,
    status: index === 17 ? 'draft' : index === 16 ? 'withdrawn' : 'published',
    ...stamps(world, 220 - index * 9),
  }))

/** Two months of figures, weekends lower, today's not among them: of each task, and of the day as a whole. */
export const taskFigures = (world: SampleWorld): Row[] =>
  Array.from({ length: 60 }, (_, day) =>
    places.flatMap((place) => {
      const lines = linesOf(world, day, place)
      return [...lines, totalOf(world, lines, day, place)]
    }),
  ).flat()

const places = ['app', 'miniProgram'] as const
type Place = (typeof places)[number]

function linesOf(world: SampleWorld, day: number, place: Place): Row[] {
  return tasks.slice(0, 10).flatMap(([, , , , , points, , users], at) => {
    if (place === 'miniProgram' && at % 4 === 3) return []
    const date = world.day(-1 - day)
    const isWeekend = [0, 6].includes(new Date(date).getUTCDay())
    const share = (place === 'app' ? 0.8 : 0.2) * (isWeekend ? 0.7 : 1) * (1 - (day % 5) / 40)
    const doneUsers = Math.round(users * share)
    const times = Math.round(doneUsers * 1.1)
    return {
      ...{ date, task: at + 1, place, doneUsers, doneTimes: times, points: times * points },
      exposures: doneUsers * 6,
      clicks: Math.round(doneUsers * 2.4),
      ...stamps(world, day + 1, 2),
      version: 1,
    }
  })
}

/** A user does several tasks a day, so the whole has fewer users than its tasks together; who signs in need not do one. */
function totalOf(world: SampleWorld, lines: readonly Row[], day: number, place: Place): Row {
  const sum = (field: string) => lines.reduce((all, line) => all + Number(line[field]), 0)
  const doneUsers = Math.round(sum('doneUsers') * 0.46)
  const signInUsers = Math.round(doneUsers * (1.28 + (day % 7) / 60))
  return {
    ...{ date: world.day(-1 - day), task: null, place, doneUsers, doneTimes: sum('doneTimes') },
    points: sum('points') + signInUsers * 8,
    exposures: Math.round(sum('exposures') * 0.4),
    clicks: Math.round(sum('clicks') * 0.5),
    signInUsers,
    pointsSpent: Math.round(sum('points') * (0.55 + ((day * 7) % 11) / 60)),
    ...stamps(world, day + 1, 2),
    version: 1,
  }
}

export const signIns = (world: SampleWorld): Row[] => [
  {
    enabled: true,
    banner: world.picture('size-750x360-1'),
    cycleDays: 7,
    rewards: [5, 5, 10, 10, 15, 15, 30].map((points, at) => ({
      ...{ day: at + 1, points, coupon: at === 6 ? 3 : null },
      ...{ vipDays: null, highlight: at === 6 },
    })),
    vipMultiple: 2,
    breakRule: 'reset',
    makeUp: true,
    makeUpPoints: 30,
    makeUpPerMonth: 2,
    remindAt: '20:00',
    remindText: '今天还没有签到，连续签到奖励别断了',
    ruleText: '每天签到一次，连续签到奖励递增，第7天另送课程券；中断后从第1天重新开始。',
    ...stamps(world, 180),
  },
]

const questions = [
  [
    '会员到期后已下载的课程还能听吗',
    'vip',
    '会员到期后，会员专享的课程不能继续收听，单独购买的不受影响。',
  ],
  [
    '兑换码提示已使用怎么办',
    'coupon',
    '请先确认是否用其他手机号兑换过，仍有疑问请联系客服并提供兑换码。',
  ],
  ['积分多久过期', 'points', '积分自获得之日起两年内有效，到期前三十天会提醒一次。'],
  ['怎样更换绑定的手机号', 'account', '在“我的—设置—账号与安全”里更换，需要验证新旧两个手机号。'],
  ['苹果手机买的会员怎样退款', 'order', '苹果内购的退款由苹果受理，请在苹果账单里申请。'],
  ['为什么听书没有计入时长', 'listen', '静音播放与锁屏超过三小时的部分不计入时长。'],
  ['数字刊可以下载吗', 'magazine', '订阅有效期内可以下载，最多同时保存二十期。'],
  ['优惠券可以和活动价一起用吗', 'coupon', '注明“可与活动价同享”的券可以，其他券只用于原价商品。'],
  ['连续包月怎样取消', 'vip', '在支付渠道的自动续费管理里取消，取消后当期仍然有效。'],
  ['订单显示待支付但已经扣款', 'order', '一般十分钟内会自动更新，超过一小时请把支付凭证发给客服。'],
  ['补签需要多少积分', 'points', '每次补签消耗三十积分，每月最多补签两次。'],
  ['怎样调整文章的字号', 'magazine', '阅读时点屏幕中央，在底部菜单里调整字号与背景。'],
  ['注销账号后还能找回吗', 'account', '注销七天后数据会删除，不能找回，请谨慎操作。'],
  ['播客可以定时关闭吗', 'listen', '播放页右上角可以设定时关闭，也可以听完本集后关闭。'],
  ['活动奖品什么时候寄出', 'other', '填写地址后每周二、周五寄出，可在“我的奖品”里看物流。'],
  ['旧版的阅读币怎样使用', 'other', '旧版阅读币已按原额转入新账户，购买时自动抵扣。'],
  ['怎样开具电子发票', 'order', '在订单详情页点“申请发票”，三个工作日内发到邮箱。'],
  ['训练营中途可以退营吗', 'order', '开营三天内可以申请退营，按剩余天数退款。'],
  ['会员可以几台设备同时登录', 'vip', '同一账号最多三台设备同时在线。'],
  ['听书可以倍速播放吗', 'listen', '播放页左下角可以选 0.75 到 3 倍速。'],
  ['数字刊会员能看往期吗', 'magazine', '会员有效期内可以看全部已上线的往期。'],
  ['怎样把课程送给朋友', 'order', '课程详情页点“送朋友”，付款后把链接发给对方领取。'],
  ['收不到短信验证码', 'account', '请检查短信拦截，六十秒后可再次获取，每天最多十次。'],
  ['为什么评论没有显示', 'other', '评论审核通过后展示，一般在两小时以内。'],
  ['实体刊什么时候寄出', 'magazine', '周刊每周三、月刊每月五日由邮局统一寄出。'],
  ['纸刊地址怎样修改', 'magazine', '下一期寄出前三天，可以在“我的订阅”里修改。'],
  ['优惠券为什么不能用', 'coupon', '请核对券的适用范围、满减门槛与有效期。'],
  ['积分可以转给别人吗', 'points', '积分不能转赠，也不能兑换现金。'],
  ['怎样屏蔽某位用户的评论', 'account', '长按评论选择“不看此人”，可在设置里恢复。'],
  ['下载的音频在哪里', 'listen', '在“书架—下载”里，断网时也能播放。'],
  ['夜间模式怎样打开', 'other', '在“设置—显示”里选择深色，或跟随系统。'],
  ['企业会员怎样绑定', 'vip', '在“我的—企业权益”里输入单位邀请码或手机号。'],
  ['兑换码有有效期吗', 'coupon', '每批兑换码的有效期印在卡面上，过期不能兑换。'],
  ['打卡忘记了能补吗', 'other', '每期打卡最多补一次，在当天二十四点以前。'],
  ['怎样参加线下活动', 'other', '在“发现—活动”里报名，到场出示入场码。'],
  ['会员自动续费失败怎么办', 'vip', '请检查支付账户余额，失败后三天内会再试两次。'],
] as const

export const helpArticles = (world: SampleWorld): Row[] =>
  questions.map(([title, category, answer], index) => ({
    ...{ title, category, content: `<p>${answer}</p>` },
    keywords: [title.slice(0, 4), title.slice(-4)],
    places: index % 3 === 0 ? ['app', 'miniProgram', 'pc'] : ['app', 'miniProgram'],
    hot: index < 6,
    position: index + 1,
    views: Math.max(18_600 - index * 1_037, 260 + ((index * 631) % 1900)),
    helpful: index === 9 ? 40 : Math.max(900 - index * 51, 20 + ((index * 7) % 90)),
    unhelpful: index === 9 ? 86 : 30 + index * 2,
    status: index === 15 ? 'withdrawn' : index === 14 ? 'draft' : 'published',
    ...stamps(world, Math.max(300 - index * 16, 8 + index), 2),
  }))

const tags = {
  field: '历史 文学 艺术 科学 商业 心理 旅行 美食 建筑 电影 音乐 育儿'.split(' '),
  scene: '通勤路上 睡前 做家务 运动时 午休 遛狗'.split(' '),
  identity: '学生 教师 编辑 职场新人 新手父母 退休'.split(' '),
}

export const interestTags = (world: SampleWorld): Row[] =>
  Object.entries(tags).flatMap(([group, names], at) =>
    names.map((name, index) => ({
      ...{ name, group, position: at * 20 + index + 1, enabled: name !== '退休' },
      icon: world.picture(`icon-${1 + (index % 10)}`),
      selectedIcon: world.picture(`icon-${1 + ((index + 4) % 10)}`),
      articleTags: group === 'field' ? [4 + index * 3, 5 + index * 3] : [],
      categories: group === 'field' ? [1 + index] : [],
      inGuide: index < 8,
      preset: group === 'field' && index < 2,
      ...stamps(world, 260 - index * 7, oneOf([1, 2], index)),
    })),
  )
