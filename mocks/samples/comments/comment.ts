import type { Row } from '#declare'
import { appUsers } from '../data/appUser.ts'
import { liveContents } from '../liveContents.ts'
import { dice, oneOf, type SampleWorld } from '../sampleWorld.ts'

/** What readers say under a content, by its type. */
const said: { readonly [type: string]: readonly string[] } = {
  article: [
    '这条街我走了二十年，第一次知道它为什么叫这个名字。',
    '最后一段写得克制，反而更难受。',
    '作者把数字放在人后面，这个顺序很好。',
    '我就是文里说的“留下来的人”，谢谢你们来写。',
    '转给我爸看了，他说当年粮站就是这个样子。',
    '有一处想核对：文中的车站应该是 1996 年才通车的。',
    '图片说明比正文还好看。',
    '读到面馆老板算账那一段，忍不住自己也算了一遍。',
    '标题起得不好，内容值得一个更好的标题。',
    '周末准备照着文章里的路线走一趟。',
    '第二部分稍微散了一点，结尾又收回来了。',
    '希望能再写写那位修鞋师傅，他后来怎么样了？',
    '一口气读完，忘了下车，坐过两站。',
    '在医院走廊里读的，心里安静了一点。',
    '我在现场，事情确实是这样的。',
    '用词很准，没有一个多余的形容词。',
    '这才是我订周刊的理由。',
    '给学生当阅读材料了，讨论了整整一节课。',
    '比新闻慢半个月，但是清楚得多。',
    '有没有人和我一样，看完去翻了家里的老相册？',
  ],
  course: [
    '老师把留白讲透了，第三遍听还有新东西。',
    '前两讲稍慢，从第三讲开始停不下来。',
    '课后小测有一道题答案好像不对，麻烦看看。',
    '适合通勤，一讲刚好一趟地铁。',
    '讲义里的图能不能再大一点？手机上看不清印章。',
    '跟着课去了一趟博物馆，站在画前面才明白老师说的“走进去”。',
    '什么时候更新下一讲？每周三都在等。',
    '原来以为是讲知识，听完发现是在教怎么看。',
    '把课推荐给了我妈，她比我听得还认真。',
    '语速刚好，不用开倍速。',
    '希望有文字稿，可以边听边记。',
    '年初买的，拖到现在才听，后悔没早点开始。',
    '最喜欢讲斗拱那一讲，终于看懂老家的祠堂了。',
    '可以离线下载吗？高铁上信号不好。',
  ],
  podcast: [
    '主播的声音让人放松，睡前必听。',
    '嘉宾说到“不必急着回答”，暂停了很久。',
    '这一集能不能出一个书单？',
    '片头音乐换了？还是更喜欢以前的。',
    '三十分十秒那里笑出声，同事都看我。',
    '做饭的时候听完了，菜也糊了。',
    '听出嘉宾是我老家的口音，亲切。',
    '希望多请一些普通人，比名人有意思。',
    '录音里的雨声是真的吗？太好听了。',
    '收音比上一季好很多，辛苦后期。',
    '每天遛狗听一集，狗也习惯了。',
    '听到一半去买了书。',
  ],
  camp: [
    '第十二天，坚持下来了。',
    '班主任批作业太认真了，一篇小作文回了三百字。',
    '群里有没有同城的同学，结营可以见一面？',
    '缺了两天卡，还能补吗？',
    '以前总觉得写不出来，现在每天都有东西想写。',
    '希望下一期把直播放在周末。',
  ],
}
/** What somebody adds who says what others said. */
const tails = [
  '期待下一期。',
  '已收藏。',
  '谢谢编辑部。',
  '推荐给身边的朋友了。',
  '会一直支持。',
  '慢慢读，不着急。',
] as const
const ads = [
  '加V领取全套课程，名额有限，先到先得。',
  '低价转让年卡账号，需要的私聊。',
  '扫码进群每天领红包，真实有效。',
  '代写读书笔记，价格公道，三小时交稿。',
] as const
const abuse = [
  '写成这样也好意思收钱？编辑是闭着眼睛审的吧。',
  '楼上的懂什么，没文化就别出来说话。',
] as const
const beside = ['有没有人知道今天客服几点上班？', '我的快递怎么还没到？'] as const
const answers = [
  '同感，我也是读到这里停下来的。',
  '不太同意，第二部分恰恰是最好的。',
  '可以离线，点右上角的下载就行。',
  '我也在等更新。',
  '同城的举个手。',
  '谢谢提醒，回头再听一遍。',
  '原来不止我一个人坐过站。',
  '那家店还开着，上个月刚去过。',
] as const
const official = [
  '谢谢来信，已转给作者。',
  '核对过了，您说得对，正文已更正。',
  '下一讲本周三早上七点更新。',
  '文字稿在课程页底部，点“讲义”即可下载。',
  '书单整理好了，见本期导读。',
  '欢迎来线下读书会，把这段故事讲给大家听。',
] as const
const places = [
  '北京',
  '上海',
  '浙江',
  '四川',
  '广东',
  '湖北',
  '山东',
  '江苏',
  '陕西',
  '福建',
] as const

/** How many of them each fate has; those the app sends while the demo is filled come on top. */
const fates = [
  ...Array<Fate>(110).fill('passed'),
  ...Array<Fate>(52).fill('pending'),
  ...Array<Fate>(10).fill('rejected'),
  ...Array<Fate>(10).fill('removed'),
] as const
type Fate = 'passed' | 'pending' | 'rejected' | 'removed'
const OFFICIAL = 12
const BEST = 17

interface Reader {
  readonly number: number
  readonly row: Row
}
const known = new WeakMap<SampleWorld, readonly Row[]>()

/** What readers said over two weeks, and what the desk made of it. */
export function readerComments(world: SampleWorld): readonly Row[] {
  const found = known.get(world)
  if (found) return found
  const written = writtenBy(world, readersOf(world))
  const all = [...written, ...officialOnes(world, written)]
  known.set(world, all)
  return all
}

function writtenBy(world: SampleWorld, readers: readonly Reader[]): Row[] {
  const contents = liveContents(world).slice(0, 60)
  const roll = dice(19)
  const used = new Map<string, number>()
  const rows: Row[] = []
  const daysAgo: number[] = []
  for (const index of fates.keys()) {
    // Prime to their number, so that fates mix over the days.
    const fate = fates[(index * 67) % fates.length]!
    const parent = index % 8 === 5 ? answered(rows) : undefined
    const days = parent === undefined ? 1 + (index % 14) : daysAgo[parent]!
    // An answer comes in the evening, when what it answers has been read.
    const hour = parent === undefined ? 8 + (index % 14) : 22
    const at = world.at(-days, `${String(hour).padStart(2, '0')}:${10 + (index % 47)}`)
    daysAgo.push(days)
    const { target } = parent === undefined ? oneOf(contents, roll(60)) : rows[parent]!
    const type = String((target as Row).type)
    const isBad = parent === undefined && (fate === 'rejected' || fate === 'removed')
    const kind = isBad ? oneOf(['ads', 'abuse', 'offTopic', 'ads'], index) : null
    rows.push({
      user: oneOf(readers, index * 5 + roll(3)).number,
      source: 'user',
      target,
      replyTo: parent === undefined ? null : parent + 1,
      content:
        parent === undefined ? textOf(kind ?? type, used) : oneOf(answers, Math.floor(index / 8)),
      publishedAt: at,
      createdAt: at,
      region: oneOf(places, index * 3),
      risk: kind === 'ads' ? 'block' : kind === 'abuse' || index % 19 === 7 ? 'doubt' : 'clean',
      riskWords: kind === 'ads' ? ['加V'] : [],
      likes: fate === 'passed' ? roll(80) : 0,
      ...auditedAs(world, fate, kind, { days, index, at }),
    })
  }
  return distinguished(rows)
}

/** A comment that passed and is no answer itself. */
const answered = (rows: readonly Row[]): number | undefined => {
  const at = rows.findLastIndex(({ status, replyTo }) => status === 'passed' && replyTo === null)
  return at < 0 ? undefined : at
}

const others: { readonly [kind: string]: readonly string[] } = { ads, abuse, offTopic: beside }

/** The next thing of its kind to say; what was said already comes with something added. */
function textOf(kind: string, used: Map<string, number>): string {
  const texts = others[kind] ?? said[kind] ?? []
  const turn = used.get(kind) ?? 0
  used.set(kind, turn + 1)
  const round = Math.floor(turn / texts.length)
  return round === 0 ? oneOf(texts, turn) : `${oneOf(texts, turn)}${oneOf(tails, round - 1 + turn)}`
}

function auditedAs(
  world: SampleWorld,
  status: Fate,
  kind: string | null,
  { days, index, at }: { readonly days: number; readonly index: number; readonly at: string },
): Row {
  if (status === 'pending') return { status, updatedAt: at }
  const auditedAt = world.at(-Math.max(1, days - 1), `23:${String(index % 60).padStart(2, '0')}`)
  return {
    ...{ status, updatedAt: auditedAt },
    // 评论审核 and the administrator, by their numbers.
    ...{ updatedBy: index % 6 === 0 ? 1 : 9, auditor: index % 6 === 0 ? 1 : 9, auditedAt },
    rejectReason: status === 'rejected' ? (kind ?? 'other') : null,
  }
}

/** The first that passed are among the best, one of each content on top. */
function distinguished(rows: readonly Row[]): Row[] {
  const good = rows.filter(({ status, risk }) => status === 'passed' && risk === 'clean')
  const best = good.filter(({ replyTo }) => replyTo === null).slice(0, BEST)
  const top = new Set(
    [...Map.groupBy(best, ({ target }) => JSON.stringify(target)).values()]
      .slice(0, 5)
      .map(([row]) => row),
  )
  return rows.map((row) =>
    best.includes(row) ? { ...row, best: true, bestAt: row.auditedAt, top: top.has(row) } : row,
  )
}

/** What the accounts of the house answered, and what they began themselves. */
function officialOnes(world: SampleWorld, written: readonly Row[]): Row[] {
  const accounts = appUsers(world).flatMap(({ official }, at) => (official ? [at + 1] : []))
  const best = written.flatMap((row, at) => (row.best ? [{ row, number: at + 1 }] : []))
  return Array.from({ length: OFFICIAL }, (_, index) => {
    const { row, number } = oneOf(best, index)
    const at = world.at(-1 - (index % 6), `18:${10 + index}`)
    return {
      ...{ user: oneOf(accounts, index), source: 'official', target: row.target },
      replyTo: index < OFFICIAL - 3 ? number : null,
      content: index < OFFICIAL - 3 ? oneOf(official, index) : oneOf(openings, index),
      ...{ publishedAt: at, region: '北京', risk: 'clean', riskWords: [], likes: 12 + index * 7 },
      ...{ status: 'passed', createdAt: at, updatedAt: at, createdBy: 9, updatedBy: 9 },
    }
  })
}
const openings = [
  '你在哪里读完这一篇？欢迎留言，点赞最多的三位送当期周刊。',
  '今晚八点，作者来评论区回答大家的问题。',
  '第一次听这门课的朋友，建议从第三讲开始。',
] as const

/** Those who have been there for a while, and are neither official nor barred. */
const readersOf = (world: SampleWorld): Reader[] =>
  appUsers(world)
    .map((row, index) => ({ row, number: index + 1 }))
    .filter(
      ({ row }) =>
        !row.official && row.status === 'normal' && String(row.registeredAt) < world.day(-30),
    )

const details: { readonly [reason: string]: readonly string[] } = {
  ads: ['一直在评论区发微信号', '同一条广告发了好几遍', '引流到别的平台'],
  abuse: ['骂人，影响阅读', '对作者人身攻击'],
  spoiler: ['把结局说出来了'],
  privacy: ['贴了别人的电话'],
  other: ['和文章没有关系'],
}

/** Who reported what: comments that were removed for it, some that stay, some still open, of which a few for too long. */
export function readerReports(world: SampleWorld): Row[] {
  const comments = readerComments(world)
  const byFate = (fate: string) =>
    comments.flatMap(({ status, source }, at) =>
      status === fate && source === 'user' ? [{ comment: at + 1, fate }] : [],
    )
  const reported = [
    ...byFate('removed')
      .slice(0, 8)
      .map((of) => ({ ...of, as: 'upheld' })),
    ...byFate('passed')
      .slice(20, 28)
      .map((of) => ({ ...of, as: 'dismissed' })),
    ...byFate('passed')
      .slice(60, 64)
      .map((of) => ({ ...of, as: 'pending' })),
  ]
  const readers = readersOf(world)
  return reported.flatMap(({ comment, as }, index) =>
    Array.from({ length: index % 5 < 2 ? 2 : 1 }, (_, turn) => {
      const said = as === 'upheld' ? oneOf(['ads', 'ads', 'abuse'], index) : oneOf(doubtful, index)
      const days = as === 'pending' ? 1 + (index % 3) : 3 + (index % 9)
      const at = world.at(-days, `${10 + (index % 9)}:${20 + turn}`)
      return {
        ...{ comment, reason: said, detail: oneOf(details[said] ?? [], index + turn), images: [] },
        reporter: oneOf(readers, 31 + index * 7 + turn * 3).number,
        ...handledAs(world, as, days, index),
        ...{ createdAt: at, updatedAt: at },
      }
    }),
  )
}
const doubtful = ['other', 'abuse', 'spoiler', 'ads', 'privacy'] as const

function handledAs(world: SampleWorld, status: string, days: number, index: number): Row {
  if (status === 'pending') return { status, handling: null, reply: null }
  const isUpheld = status === 'upheld'
  return {
    status,
    handling: isUpheld ? 'remove' : 'none',
    reply: isUpheld ? '已删除该评论，谢谢您的反馈。' : '经核实没有违反社区公约，谢谢您的监督。',
    ...{ handler: 9, handledAt: world.at(1 - days, `09:${10 + (index % 50)}`), updatedBy: 9 },
  }
}
