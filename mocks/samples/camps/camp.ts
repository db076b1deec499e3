import type { Row } from '#declare'
import { oneOf, placeAmong, type SampleWorld, stamps } from '../sampleWorld.ts'

interface Line {
  readonly title: string
  readonly kind: 'reading' | 'writing' | 'course' | 'habit'
  readonly days: number
  readonly price: number
  readonly status: 'published' | 'draft' | 'withdrawn'
  readonly lessons: readonly string[]
}

/** The camps with what is taught in each. */
export const campLines: readonly Line[] = [
  {
    title: '21天精读一本城市史',
    kind: 'reading',
    days: 21,
    price: 19900,
    status: 'published',
    lessons: [
      '走进城门',
      '坊与市',
      '运河为什么在这里拐弯',
      '街道的名字',
      '茶馆里的城',
      '一座城的早晨',
    ],
  },
  {
    title: '从零开始写日记·写作营',
    kind: 'writing',
    days: 14,
    price: 9900,
    status: 'published',
    lessons: ['今天看见了什么', '写一个人', '写一顿饭', '给老照片写说明', '改写的办法'],
  },
  {
    title: '早起读书习惯营',
    kind: 'habit',
    days: 30,
    price: 6900,
    status: 'published',
    lessons: ['为什么是早晨', '一页也算', '把书放在枕边', '怎样做读书笔记'],
  },
  {
    title: '古诗词共读营',
    kind: 'reading',
    days: 21,
    price: 12900,
    status: 'published',
    lessons: ['诗经里的草木', '魏晋的酒', '唐人送别', '宋词里的雨'],
  },
  {
    title: '博物馆里的中国史',
    kind: 'course',
    days: 28,
    price: 29900,
    status: 'published',
    lessons: ['一只陶罐', '青铜的声音', '壁画上的人', '瓷器出海', '一幅长卷'],
  },
  {
    title: '亲子共读营',
    kind: 'reading',
    days: 21,
    price: 15900,
    status: 'published',
    lessons: ['大声读出来', '停在这一页', '让孩子来讲'],
  },
  {
    title: '非虚构写作营',
    kind: 'writing',
    days: 28,
    price: 39900,
    status: 'published',
    lessons: ['选题从身边来', '采访的准备', '现场与细节', '结构'],
  },
  {
    title: '晚间听书营',
    kind: 'habit',
    days: 14,
    price: 4900,
    status: 'published',
    lessons: ['关灯之后', '听完说一句'],
  },
  {
    title: '一百天读完通鉴',
    kind: 'reading',
    days: 100,
    price: 59900,
    status: 'draft',
    lessons: ['周纪', '秦纪', '汉纪'],
  },
  {
    title: '老照片修复课',
    kind: 'course',
    days: 14,
    price: 19900,
    status: 'withdrawn',
    lessons: ['划痕', '上色'],
  },
]

export const camps = (world: SampleWorld): Row[] =>
  campLines.map(({ title, kind, days, price, status }, index) => ({
    title,
    subtitle: oneOf(['有人带着读，读完一本书', '每天二十分钟', '和一群人一起坚持'], index),
    campKind: kind,
    lecturers: [1 + index, 12 + index],
    imageUrl: world.picture(`picture-${1 + index}`),
    bigImage: world.picture(`header-${1 + (index % 8)}`),
    introduction: `<p>${title}，${days} 天，每天一个小任务，班主任全程陪伴。</p>`,
    fitFor: '想读书却总读不完的人；想和别人一起读的人',
    days,
    price,
    originalPrice: price + 10000,
    vipPrice: Math.round(price * 0.8),
    capacity: 200,
    finishPercent: 80,
    buyNote: '报名后开营前可全额退款，开营后按剩余天数退款。',
    position: index + 1,
    status,
    ...stamps(world, 240 - index * 9, 3 + (index % 3)),
  }))

/** A main course a camp with its lessons, and beside it elective ones. */
export const campCourses = (world: SampleWorld): Row[] =>
  campLines.flatMap(({ title, lessons }, index) => {
    const own = (name: string, required: boolean, taught: readonly string[], position: number) => ({
      camp: index + 1,
      title: name,
      courseKind: 'camp',
      lecturers: [1 + index],
      imageUrl: world.picture(`picture-${1 + ((index * 3 + position) % 30)}`),
      introduction: `${title}的${required ? '主课' : '选修'}`,
      lessons: taught.map((lesson) => ({
        title: lesson,
        media: 'text',
        body: `<p>${lesson}：这一课我们从一件小事说起。</p>`,
      })),
      required,
      position,
      status: index === 9 ? 'disabled' : 'enabled',
      ...stamps(world, 230 - index * 9, 3),
    })
    const main = own(`${title.replace(/^\d+天|营$/g, '')}·主课（必修）`, true, lessons, 1)
    const practice = own('练习课：给老照片写说明', true, ['选一张照片', '写三句话'], 2)
    const elective = own('选修：怎样做读书笔记', false, ['抄写与批注', '卡片盒'], 3)
    return index < 8 ? [main, practice, elective] : [main, practice]
  })

export const campRobots = (world: SampleWorld): Row[] =>
  [
    ['小读助教', 'wecom', 'xiaodu-01', 'enabled'],
    ['早起鸟', 'wecom', 'zaoqi-01', 'enabled'],
    ['营地小秘书', 'app', 'camp-app', 'enabled'],
    ['写作陪练', 'wecom', 'xiezuo-01', 'disabled'],
  ].map(([name, platform, account, status], index) => ({
    name,
    avatar: world.picture(`portrait-${1 + index}`),
    platform,
    account,
    webhook: platform === 'wecom' ? `https://robot.example.com/send?key=demo000${index}` : null,
    testWebhook: `https://robot.example.com/send?key=test000${index}`,
    welcome: '欢迎入群，先改一下群昵称：学号+名字。',
    replies: [
      { keyword: '作业', match: 'contains', reply: '作业入口在学习页的当日任务里，晚上十点前交。' },
      { keyword: '证书', match: 'contains', reply: '完成率达到八成，结营后三天内发证书。' },
      { keyword: '退营', match: 'exact', reply: '退营请私信班主任。' },
    ],
    quietFrom: '22:30',
    quietTo: '07:00',
    dailyLimit: 10,
    status,
    ...stamps(world, 200 - index * 20, 3),
  }))

export const campBanners = (world: SampleWorld): Row[] =>
  [
    ['home', null, '秋冬招生：和一座城相处二十一天', -10, 20, 'published'],
    ['home', null, '写作营第4期报名中', -3, 12, 'published'],
    ['home', null, '早起读书，再来三十天', -40, -5, 'published'],
    ['home', null, '亲子共读营开放报名', 2, 30, 'draft'],
    ['detail', 1, '老学员立减30元', -12, 18, 'published'],
    ['detail', 5, '博物馆夜场名额', -6, 14, 'published'],
    ['study', 1, '本周直播：听一座城的声音', -1, 6, 'published'],
    ['study', 3, '打卡满21天送书签', -12, 18, 'withdrawn'],
    ['home', null, '结营作品展', -70, -40, 'published'],
    ['detail', 3, '学员都写了什么', -18, 25, 'published'],
    ['study', 5, '作业批改时间调整', -2, 9, 'published'],
  ].map(([placement, camp, title, from, to, status], index, lines) => ({
    placement,
    camp,
    title,
    imageUrl: world.picture('size-1035x420-1'),
    target: camp ? { type: 'camp', id: camp } : { type: 'camp', id: 1 + (index % 6) },
    period: { start: world.at(from as number, '00:00'), end: world.at(to as number, '23:59') },
    audience: oneOf(['all', 'student', 'nonStudent'], index),
    position: placeAmong(lines, index, ([where, of]) => `${where} ${of}`),
    clickCount: status === 'published' ? 300 + index * 177 : 0,
    status,
    ...stamps(world, 20 + index, 3),
  }))
