import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

const rules: readonly (readonly [
  title: string,
  matchType: string,
  patterns: readonly string[],
  mode: string,
  more: Row,
  status: string,
])[] = [
  [
    '会员退款咨询',
    'keyword',
    ['退款', '退会员', '怎么退'],
    'fixed',
    { answer: '<p>会员购买七天内未使用可以退款：我的 → 会员 → 申请退款。</p>' },
    'enabled',
  ],
  [
    '如何联系客服',
    'semantic',
    ['怎么联系人工客服', '客服电话是多少'],
    'route',
    { link: { type: 'vipPage' }, threshold: 80 },
    'enabled',
  ],
  [
    '突发事件口径',
    'regex',
    ['(突发|事故).{0,6}(怎么|真相)'],
    'refuse',
    { priority: 95 },
    'enabled',
  ],
  [
    '发票怎么开',
    'keyword',
    ['发票', '报销'],
    'fixed',
    { answer: '<p>订单详情页可以申请电子发票，三日内发到邮箱。</p>' },
    'enabled',
  ],
  [
    '课程下架说明',
    'keyword',
    ['课程下架', '课程不见了'],
    'append',
    { prompt: '先致歉，再推荐同一主讲人的课程。' },
    'enabled',
  ],
  [
    '你是谁',
    'exact',
    ['你是谁', '你叫什么名字'],
    'fixed',
    { answer: '<p>我是小读，读过三联的每一期。</p>', priority: 80 },
    'enabled',
  ],
  [
    '自杀自伤',
    'keyword',
    ['不想活', '自杀'],
    'fixed',
    { answer: '<p>你愿意说出来，这很重要。请拨打 12356，有人在听。</p>', priority: 100 },
    'enabled',
  ],
  ['荐股', 'keyword', ['股票推荐', '买哪只'], 'refuse', {}, 'enabled'],
  [
    '医疗建议',
    'semantic',
    ['这个病怎么治', '吃什么药好'],
    'append',
    { prompt: '不作诊断，提醒就医，只介绍相关报道。', threshold: 75 },
    'enabled',
  ],
  [
    '本期目录',
    'exact',
    ['本期有什么', '这期目录'],
    'route',
    { link: { type: 'magazine', id: 1 } },
    'enabled',
  ],
  [
    '旧活动口径',
    'keyword',
    ['双十一'],
    'fixed',
    { answer: '<p>双十一活动已经结束。</p>' },
    'disabled',
  ],
  ['年卡价格', 'keyword', ['年卡多少钱'], 'route', { link: { type: 'vipPage' } }, 'enabled'],
  [
    '版权转载',
    'semantic',
    ['文章可以转载吗'],
    'fixed',
    { answer: '<p>转载请写信给版权部，注明篇目与用途。</p>', threshold: 85 },
    'enabled',
  ],
  [
    '投稿',
    'keyword',
    ['投稿', '怎么给你们写稿'],
    'fixed',
    { answer: '<p>各栏目邮箱在刊物版权页。</p>' },
    'draft',
  ],
  ['冒充编辑', 'regex', ['(编辑|主编).{0,4}加微信'], 'refuse', { priority: 90 }, 'draft'],
  [
    '训练营怎么报名',
    'keyword',
    ['训练营报名', '怎么参加训练营'],
    'fixed',
    { answer: '<p>在“发现 → 训练营”里选择正在招生的一期报名。</p>' },
    'enabled',
  ],
  [
    '纸刊没收到',
    'semantic',
    ['杂志没收到', '纸刊丢件怎么办'],
    'fixed',
    { answer: '<p>先在“我的订阅”里看物流，超过十天未到可以申请补寄。</p>', threshold: 80 },
    'enabled',
  ],
  ['考试代写', 'keyword', ['代写', '帮我写论文'], 'refuse', {}, 'enabled'],
  [
    '旧版会员说明',
    'keyword',
    ['老会员', '旧版会员'],
    'fixed',
    { answer: '<p>旧版会员已于去年合并，剩余天数按原数保留。</p>' },
    'disabled',
  ],
  [
    '读书会报名',
    'keyword',
    ['读书会'],
    'append',
    { prompt: '说明最近一场读书会的时间地点，并附报名入口。' },
    'enabled',
  ],
]

/** Twenty rules that step in for the assistant. */
export const chatIntervenes = (world: SampleWorld): Row[] =>
  rules.map(([title, matchType, patterns, mode, more, status], index) => ({
    title,
    matchType,
    patterns: patterns.map((text) => ({ text })),
    scenes: index % 3 === 0 ? ['home', 'search'] : ['home', 'search', 'article', 'course'],
    mode,
    priority: 50,
    origin: oneOf(['manual', 'feedback', 'record'], index),
    hits: status === 'draft' ? 0 : Math.max(1_240 - index * 73, 31 + index),
    lastHitAt: status === 'enabled' ? world.at(-(index % 4), '08:20') : null,
    status,
    ...more,
    ...stamps(world, 12 + index * 5, 1 + (index % 4)),
  }))

const words: readonly (readonly [keyword: string, question: string, scene: string])[] = [
  ['一句话总结', '请用一句话总结这篇文章的核心观点', 'article'],
  ['作者是谁', '介绍一下这篇文章的作者和他的代表作', 'article'],
  ['延伸阅读', '还有哪些文章谈过同一个话题？', 'article'],
  ['反方怎么说', '这篇文章的观点有哪些反对意见？', 'article'],
  ['这课讲什么', '用三句话介绍这门课', 'course'],
  ['适合我吗', '这门课适合零基础的人吗？', 'course'],
  ['课后练习', '给我三道课后思考题', 'course'],
  ['书里的人物', '这本书里有哪些主要人物？', 'audiobook'],
  ['睡前听什么', '推荐三本适合睡前听的书', 'audiobook'],
  ['本期封面', '这一期的封面故事讲了什么？', 'home'],
  ['敦煌', '推荐几篇关于敦煌的文章', 'home'],
  ['宋代生活', '宋代文人的一天是怎么过的？', 'home'],
  ['逛菜市场', '为什么我们爱逛菜市场？', 'home'],
  ['找一篇旧文', '我想找一篇讲县城书店的文章', 'search'],
  ['按作者找', '这位作者还写过什么？', 'search'],
  ['今日新知', '今天有什么值得知道的？', 'home'],
  ['背景是什么', '这件事的来龙去脉是怎样的？', 'article'],
  ['时间线', '按时间列出文章里的事件', 'article'],
  ['数据从哪来', '文中的数据出自哪里？', 'article'],
  ['给孩子讲', '用孩子听得懂的话讲一遍', 'article'],
  ['先听哪一讲', '时间有限，应该先听哪一讲？', 'course'],
  ['主讲人是谁', '介绍一下这位主讲人', 'course'],
  ['配套阅读', '学这门课该读哪几本书？', 'course'],
  ['剧情回顾', '帮我回顾前面几集的情节', 'audiobook'],
  ['一句金句', '这本书里最好的一句话是什么？', 'audiobook'],
  ['演播是谁', '这本书是谁演播的？', 'audiobook'],
  ['周末听什么', '推荐一档适合周末听的播客', 'home'],
  ['找一期杂志', '我想找讲睡眠的那一期', 'search'],
  ['同类作者', '和这位作者风格相近的还有谁？', 'search'],
  ['换个说法', '换一个词再搜一次', 'search'],
]

/** Thirty word buttons over five scenes. */
export const questionKeywords = (world: SampleWorld): Row[] =>
  words.map(([keyword, question, scene], index) => ({
    keyword,
    question,
    scene,
    answerBy: index === 8 ? 'intervene' : 'model',
    intervene: index === 8 ? 10 : null,
    period: index % 5 === 4 ? { start: world.at(-20, '00:00'), end: world.at(14, '00:00') } : null,
    clicks: Math.max(5_400 - index * 210, 90 + index * 3),
    asked: Math.max(4_100 - index * 190, 60 + index * 2),
    order: 1 + words.slice(0, index).filter(([, , other]) => other === scene).length,
    status: index % 7 === 6 ? 'draft' : 'published',
    ...stamps(world, 8 + index * 2, 2),
  }))

const notes: readonly (readonly [
  title: string,
  kind: string,
  content: string,
  from: number,
  to: number,
  status: string,
])[] = [
  [
    '今日话题：你有多久没写信了',
    'topic',
    '从前车马慢，一封信要走半个月。问问小读，怎样写好一封信。',
    -1,
    3,
    'published',
  ],
  [
    '技巧：发一段原文，我来帮你读',
    'hint',
    '长按文章里的段落，选择“问小读”。',
    -20,
    40,
    'published',
  ],
  ['公告：今晚两点系统维护', 'notice', '维护约半小时，期间对话暂停。', -1, 1, 'published'],
  ['今日话题：县城里的咖啡馆', 'topic', '小城青年为什么爱开店？', -9, -6, 'withdrawn'],
  [
    '今日话题：人为什么爱逛菜市场',
    'topic',
    '最有烟火气的地方，藏着一座城的脾气。',
    -14,
    -11,
    'withdrawn',
  ],
  ['技巧：让我推荐一本书', 'hint', '说说你最近的心情，我来挑。', -60, -30, 'withdrawn'],
  ['今日话题：失眠时大脑在做什么', 'topic', '睡不着的人，来聊聊。', 2, 5, 'draft'],
  ['技巧：问我作者的代表作', 'hint', '在文章页点“作者是谁”。', 5, 30, 'draft'],
  ['今日话题：一本书改变了你什么', 'topic', '说说那本让你停下来的书。', -20, -17, 'withdrawn'],
  ['今日话题：秋天适合读什么', 'topic', '天凉了，来挑一本厚一点的。', -28, -25, 'withdrawn'],
  ['公告：新增播客问答', 'notice', '在节目页也可以问小读了。', -35, -30, 'withdrawn'],
  ['今日话题：冬至吃什么', 'topic', '各地的冬至饭，说说你家的。', 12, 15, 'draft'],
]

/** Twelve notes of the blackboard. */
export const chatBlackboards = (world: SampleWorld): Row[] =>
  notes.map(([title, kind, content, from, to, status], index) => ({
    title,
    kind,
    content,
    question: kind === 'topic' ? `${title.slice(5)}？` : null,
    audience: index % 4 === 1 ? 'member' : 'all',
    period: { start: world.at(from, '00:00'), end: world.at(to, '23:59') },
    closable: kind !== 'notice',
    views: status === 'draft' ? 0 : Math.max(18_000 - index * 1_900, 1_200 + index * 30),
    clicks: status === 'draft' ? 0 : Math.max(2_400 - index * 260, 130 + index * 7),
    order: index + 1,
    status,
    ...stamps(world, Math.max(2, -from), 3),
  }))

/** The guide newcomers see, in its third revision. */
export const chatGuides = (world: SampleWorld): Row[] => [
  {
    enabled: true,
    revision: 3,
    audience: 'newUser',
    frequency: 'revision',
    skippable: true,
    background: world.picture('size-750x1624-1'),
    steps: [
      ['问一问', '想知道什么，直接说出来'],
      ['读懂一篇长文', '发一段原文，小读帮你理清脉络'],
      ['找到下一本书', '说说心情，小读来推荐'],
    ].map(([title, text]) => ({ image: world.picture('size-630x840-1'), title, text })),
    startText: '开始对话',
    keywords: [10, 11, 12],
    shown: 18_420,
    finished: 13_077,
    ...stamps(world, 40, 6),
  },
]

const talks: readonly (readonly [
  question: string,
  answer: string,
  scene: string,
  cites: string,
])[] = [
  ['推荐几篇关于敦煌的文章', '可以先读封面故事里的三篇，再听一期播客。', 'home', '敦煌：壁画之外'],
  ['帮我总结这期封面故事', '这期讲的是宋代城市里的日常：早市、茶坊与书铺。', 'article', '寻找宋韵'],
  ['睡前适合听什么', '推荐节奏慢一些的散文，每集十分钟左右。', 'audiobook', '枕边的散文'],
  ['这门课适合零基础的人吗', '适合，前三讲不需要任何背景知识。', 'course', '给孩子的第一堂科学课'],
  ['改革开放从哪一年算起', '一般从 1979 年算起。', 'search', '四十年的回望'],
  ['这位作者还写过什么', '她写过县城书店与运河码头两个系列。', 'article', '大运河：两千里的日常'],
]
const further: readonly (readonly [question: string, answer: string])[] = [
  ['能再说得具体一点吗？', '可以。文章里举了三个例子，最有意思的是第二个：一条街上的三代店主。'],
  ['有没有适合孩子读的？', '有，少年刊里写过同一个题目，篇幅短一些，配了地图。'],
  ['作者还提到了哪些书？', '文末的书单里有五本，可以从篇幅最短的那本读起。'],
  ['这段话的出处是哪里？', '出自正文第三节，你可以点开下面的引用，直接跳到原文。'],
  ['帮我列成三条要点', '一、从日常写起；二、用数字说话；三、把结论留给读者。'],
  ['有音频可以听吗？', '这一篇有朗读版，大约十二分钟，在文章页的右上角播放。'],
  ['和去年那篇比有什么不同？', '去年写的是人，今年写的是这些人住的地方。'],
  ['还有别的观点吗？', '有一位受访者不同意，他的说法在倒数第二段。'],
  ['我该从哪一篇开始？', '先读导语和第一节，再决定要不要读完。'],
  ['谢谢，先记下来', '不客气，随时来聊。'],
]
const TALKS = 120
const minute = (of: number) => String(of).padStart(2, '0')

/** 120 conversations of one to twelve rounds, the newest first; nine of them sensitive. */
export const chatRecords = (world: SampleWorld): Row[] =>
  Array.from({ length: TALKS }, (_, index) => {
    const [question, answer, scene, cites] = oneOf(talks, index)
    const [day, hour] = [-1 - Math.floor(index / 4), `0${6 + (index % 3)}`]
    const at = (past: number) => world.at(day, `${hour}:${minute(10 + past)}`)
    const rounds = index < 24 ? 1 + (index % 2) : 1 + ((index * 7) % 12)
    const first = [
      { role: 'user', content: question, at: at(0) },
      {
        ...{ role: 'assistant', content: answer, at: at(1), seconds: 2 + (index % 5) },
        citations: [{ title: cites }],
        rating: index % 4 === 0 ? 'down' : index % 4 === 1 ? 'up' : null,
      },
    ]
    const more = Array.from({ length: rounds - 1 }, (_unused, turn) => {
      const [asked, said] = oneOf(further, index + turn)
      const past = 2 + turn * 2
      return [
        { role: 'user', content: asked, at: at(past) },
        { role: 'assistant', content: said, at: at(past + 1), seconds: 2 + ((index + turn) % 4) },
      ]
    }).flat()
    const sensitive = index % 13 === 12
    const reviewed = !sensitive && index % 4 === 3
    return {
      sessionNo: `S${world.day(day).replaceAll('-', '')}${String(1000 + index)}`,
      user: 1 + (index % 12),
      title: question,
      scene,
      // Asked beside something that is read or heard, it is about that.
      content: ['article', 'audiobook'].includes(scene)
        ? { type: scene, id: 1 + (index % 6) }
        : null,
      platform: oneOf(['ios', 'android', 'miniProgram'], index),
      startedAt: at(0),
      lastAt: at(rounds * 2 - 1),
      rounds,
      tokens: 420 + rounds * 310 + index * 7,
      messages: [...first, ...more],
      intervened: index % 9 === 4,
      sensitive,
      review: sensitive ? 'flagged' : reviewed ? 'reviewed' : 'unreviewed',
      quality: sensitive ? 'bad' : reviewed ? oneOf(['good', 'good', 'fair'], index) : null,
      reviewer: reviewed ? 1 + (index % 4) : null,
      reviewNote: reviewed && index % 3 === 0 ? '回答准确，引用可再多一条。' : null,
      ...stamps(world, -day + 1, 1 + (index % 4)),
    }
  })

const complaints: readonly (readonly [remark: string, reasons: readonly string[]])[] = [
  ['年份写错了，应该是1978年', ['wrong']],
  ['推荐的课程已经下架', ['outdated']],
  ['回答太长，没说到点上', ['irrelevant']],
  ['出处点进去不是这篇文章', ['citation']],
  ['等了快半分钟', ['slow']],
]

/** Sixteen thumbs on answers, three in four of them down. */
export const chatFeedbacks = (world: SampleWorld): Row[] =>
  Array.from({ length: 80 }, (_, index) => {
    const [question, answer] = oneOf(talks, index)
    const [remark, reasons] = oneOf(complaints, index)
    const isUp = index % 3 === 2 && index !== 2
    const status =
      index < 20
        ? oneOf(['pending', 'pending', 'resolved', 'ignored', 'processing'], index)
        : oneOf(['resolved', 'ignored', 'resolved', 'pending', 'resolved', 'ignored'], index)
    const isOver = status === 'resolved' || status === 'ignored'
    return {
      user: 1 + (index % 12),
      record: index + 1,
      message: 2,
      question,
      answer,
      rating: isUp ? 'up' : 'down',
      reasons: isUp ? [] : reasons,
      remark: isUp ? null : remark,
      platform: oneOf(['ios', 'android', 'miniProgram'], index),
      appVersion: `8.${3 + (index % 3)}.0`,
      handler: status === 'pending' ? null : 1,
      solution: status === 'resolved' ? 'content' : null,
      handleNote: isOver ? (isUp ? '已转告内容编辑。' : '已通知内容编辑修正。') : null,
      handledAt: isOver ? world.at(-1 - Math.floor(index / 8), '15:20') : null,
      status,
      ...stamps(world, 2 + Math.floor(index / 4), 1 + (index % 4)),
    }
  })
