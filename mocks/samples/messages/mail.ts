import type { Row } from '#declare'
import { userCount } from '../data/appUser.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

type Line = readonly [
  title: string,
  kind: string,
  summary: string,
  audience: string,
  days: number,
  status: string,
  more?: Row,
]

const lines: readonly Line[] = [
  ['您的数字刊年卡已到账', 'benefit', '{name}，年卡已发到账户，马上开读', 'listed', -2, 'sent'],
  ['本周新刊上线：县城新生活', 'content', '十二篇报道，写给离开又回来的人', 'all', -1, 'sent'],
  ['{name}，你的会员还有7天到期', 'service', '续费立减30元，别让书架空着', 'member', -1, 'sent'],
  ['读刊日：全场85折', 'activity', '每月最后一个周末，和我们一起读', 'all', -6, 'sent'],
  ['好久不见，送你一张回归券', 'activity', '{name}，75折的路费我们出', 'expired', -9, 'sent'],
  [
    '写作营第4期报名即将截止',
    'activity',
    '还剩最后二十个名额',
    'interest',
    -10,
    'sent',
    { interests: [1, 2] },
  ],
  ['订单已发货', 'service', '合订礼盒正在路上，请留意快递', 'listed', -12, 'sent'],
  ['听书新上架：《秋灯琐忆》', 'content', '关灯之前，听半个时辰旧时月色', 'all', -14, 'sent'],
  ['协议更新通知', 'notice', '隐私政策有三处修改，点开查看', 'all', -18, 'sent'],
  [
    '企业读者专享：读书会直播',
    'activity',
    '本周四晚八点，与编辑面对面',
    'company',
    -20,
    'sent',
    { company: 1 },
  ],
  ['阅读币即将到期', 'service', '{name}，有一笔阅读币月底过期', 'listed', -22, 'sent'],
  ['封面故事：我们为什么爱逛菜市场', 'content', '城市最有烟火气的地方', 'all', -25, 'sent'],
  ['评论区规则说明', 'notice', '说人话，讲道理，别伤人', 'all', -28, 'sent'],
  ['勋章墙上新了', 'activity', '看看离下一枚还差多远', 'nonMember', -31, 'sent'],
  ['国庆书单', 'content', '路上读七本，回来写一篇', 'all', -50, 'sent'],
  ['中秋免费领一期', 'benefit', '月亮底下读一期杂志', 'all', -55, 'sent'],
  ['客服致歉', 'service', '昨晚播放异常，已补十元券', 'listed', -60, 'sent'],
  ['新版客户端上线', 'notice', '朗读更像人了，欢迎更新', 'all', -66, 'sent'],
  ['双十二会员日预告', 'activity', '年卡一年只有一次这个价', 'all', 6, 'scheduled'],
  ['冬至特刊预约', 'content', '最长的夜，最厚的一本', 'all', 9, 'scheduled'],
  ['老会员感恩回馈', 'benefit', '{name}，陪了我们三年，送你一枚勋章', 'member', 12, 'scheduled'],
  ['元旦放假通知', 'notice', '客服值班时间调整', 'all', 30, 'scheduled'],
  ['年度书单征集', 'activity', '你今年读过最好的一本', 'all', 0, 'draft'],
  [
    '听友日：整点福利',
    'activity',
    '每到整点抽一位听友',
    'interest',
    0,
    'draft',
    { interests: [3] },
  ],
  ['青年读本共读开营', 'activity', '二十一天读完一本', 'nonMember', 0, 'draft'],
  ['发票开具说明', 'service', '电子发票三日内送达', 'listed', 0, 'draft'],
  ['地址变更提醒', 'service', '请在本周内确认收货地址', 'listed', 0, 'draft'],
  ['播客周报', 'content', '这周大家都在听什么', 'all', 0, 'draft'],
  ['问卷：你想读什么', 'notice', '两分钟，换五个阅读币', 'listed', -4, 'failed'],
  ['误发：测试请忽略', 'notice', '测试内容', 'listed', -33, 'revoked'],
]
const reached = ['sent', 'revoked']

/** Thirty mails, some in every state. */
export const mails = (world: SampleWorld): Row[] =>
  lines.map(([title, kind, summary, audience, days, status, more = {}], index) => ({
    title,
    kind,
    summary,
    content: `<p>${summary.replace('{name}', '亲爱的读者')}。</p><p>打开 App 即可查看详情，如有疑问请联系客服。</p>`,
    link: { type: 'vipPage' },
    buttonText: '去看看',
    audience,
    ...(audience === 'listed' && {
      users: someUsers(index)
        .map((id) => uidOf(id))
        .join('\n'),
    }),
    sendMode: status === 'scheduled' ? 'timed' : 'now',
    sendAt: status === 'draft' ? null : world.at(days, oneOf(['10:00', '12:30', '19:00'], index)),
    targets: status === 'draft' || status === 'scheduled' ? 0 : someUsers(index).length,
    status,
    ...more,
    ...stamps(world, Math.max(3, 2 - days), 1 + (index % 4)),
  }))

const uidOf = (id: number) => String(10000001 + (id - 1) * 137)
/** Between eight and thirty users, others for each mail. */
const someUsers = (index: number): readonly number[] =>
  Array.from(
    { length: 8 + ((index * 7) % 23) },
    (_, at) => 6 + ((index * 11 + at * 5) % (userCount - 12)),
  )

/** What reached whom, two thirds of it read. */
export const mailReceipts = (world: SampleWorld): Row[] =>
  lines.flatMap(([title, kind, summary, , days, status], index) =>
    reached.includes(status)
      ? [...new Set(someUsers(index))].map((user, at) => ({
          mail: index + 1,
          user,
          key: `${index + 1}-${user}`,
          kind,
          title: title.replace('{name}', '读者'),
          summary: summary.replace('{name}', '读者'),
          link: { type: 'vipPage' },
          buttonText: '去看看',
          sentAt: world.at(days, '10:05'),
          readAt: (at + index) % 3 === 0 ? null : world.at(days, '20:40'),
          test: false,
          ...stamps(world, Math.max(1, -days)),
        }))
      : [],
  )
