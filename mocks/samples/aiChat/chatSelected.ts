import type { Row } from '#declare'
import { readTexts } from '../readTexts.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

/** Question, short title, category and answer of each card. */
const cards: readonly (readonly [
  question: string,
  title: string,
  category: number,
  answer: string,
])[] = [
  [
    '宋代文人的一天是怎么过的？',
    '宋人的一天',
    11,
    '天不亮起身点茶，上午公事，午后会友看画，入夜读书写信。他们把日常过成了一门学问。',
  ],
  [
    '为什么说良渚改写了中华文明的起点？',
    '良渚的意义',
    13,
    '五千年前的水坝、城墙与玉器同时出现，说明那里已经有了国家的组织能力。',
  ],
  [
    '失眠的时候，大脑在做什么？',
    '失眠的大脑',
    24,
    '大脑并没有停下，它在反复排练白天没有做完的事。认识到这一点，反而容易放松。',
  ],
  [
    '大运河为什么能用两千年？',
    '大运河之用',
    10,
    '因为它不断被改道、疏浚和重新利用，运的也从粮食变成了人和故事。',
  ],
  ['县城的咖啡馆怎么活下来？', '县城咖啡馆', 32, '靠的不是咖啡，是一张可以坐一下午的桌子。'],
  [
    '敦煌壁画是谁画的？',
    '敦煌的画工',
    14,
    '绝大多数画工没有留下名字，只在题记里留下了工钱和日期。',
  ],
  [
    '第一次读《红楼梦》从哪里开始？',
    '怎么读红楼',
    19,
    '可以从第三回黛玉进府读起，先认识一个家，再认识里面的人。',
  ],
  [
    '城市里的树是怎么选出来的？',
    '街树的学问',
    28,
    '耐修剪、少落果、根系不伤路，是三条最朴素的标准。',
  ],
  ['为什么我们爱逛菜市场？', '逛菜市场', 25, '那里有一座城市最诚实的价格，也有最新鲜的闲话。'],
  ['古人怎么过冬？', '古人过冬', 9, '数九、围炉、晒书、腌菜，冬天是一年里最会打算的季节。'],
  ['写作卡住了怎么办？', '写作卡住了', 22, '先写最想写的那一段，哪怕它在中间。'],
  ['播客适合在什么时候听？', '什么时候听', 23, '走路、做饭、通勤，手上有事而心里有空的时候。'],
  ['建筑里的光是怎么设计的？', '建筑的光', 18, '先决定哪里要暗，光才有地方可去。'],
  [
    '一本书是怎么出版的？',
    '书的诞生',
    22,
    '从选题到样书，平均要经过十几双眼睛，最后一双往往最慢。',
  ],
  ['为什么候鸟不会迷路？', '候鸟的路', 28, '它们同时用太阳、星星和地磁，还会记住山的形状。'],
  ['家里的旧照片怎么整理？', '整理旧照片', 27, '先按人分，再按年分，最后给每一张写一句话。'],
  ['怎样和青春期的孩子说话？', '和孩子说话', 38, '少问为什么，多问后来呢。'],
  ['茶馆为什么在四川这么多？', '四川的茶馆', 25, '平原、移民和慢，凑成了世界上密度最高的茶馆。'],
  ['昆曲为什么那么慢？', '昆曲的慢', 17, '因为它一个字要唱出几层意思，快了就只剩热闹。'],
  ['人为什么需要散步？', '散步', 23, '走路的时候，想法会自己排好队。'],
  ['博物馆第一件看什么？', '看博物馆', 13, '看完说明牌再看一遍文物，第二眼才是你自己的。'],
  ['小城还能开书店吗？', '小城书店', 32, '能，只是它卖的不只是书。'],
  ['星空摄影从哪里开始？', '拍星空', 29, '先找一个没有路灯的地方，再等眼睛习惯黑暗。'],
  ['怎样读懂一首唐诗？', '读唐诗', 21, '先读出声，再问自己停在了哪个字上。'],
]

/** Two dozen questions with checked answers, two thirds of them out. */
export const chatSelecteds = (world: SampleWorld): Row[] => {
  const texts = readTexts(world)
  return cards.map(([question, cardTitle, category, answer], index) => {
    const status = index < 16 ? 'published' : oneOf(['draft', 'draft', 'withdrawn'], index)
    const origin = oneOf(['editor', 'record', 'model'], index)
    const out = status === 'published'
    const cited = [texts[index], texts[index + 24]].flatMap((text) => text ?? [])
    return {
      question,
      cardTitle,
      cover: index % 6 === 5 ? null : world.picture(`picture-${1 + ((index * 7) % 30)}`),
      category,
      keywords: index % 3 === 0 ? [10 + (index % 4)] : [],
      answer: `<p>${answer}</p><p>如果想读得更细，可以从下面引用的两篇文章开始。</p>`,
      citations: cited.map(({ article, row, paragraphs }) => ({
        title: [...String(row.title)].slice(0, 40).join(''),
        quote: [...(paragraphs[0] ?? '')].slice(0, 80).join(''),
        link: { type: 'article', id: article },
      })),
      followUps: ['有相关的课程吗？', '还有哪些文章谈过？'].map((one) => ({ question: one })),
      origin,
      record: origin === 'record' ? index + 1 : null,
      pinned: index < 3,
      baseViews: out ? 1200 - index * 40 : 0,
      views: out ? (index * 733) % 9000 : 0,
      likes: out ? (index * 61) % 700 : 0,
      order: index + 1,
      status,
      ...stamps(world, 3 + index * 3, 1 + (index % 4)),
    }
  })
}

/** The assistant as it stands. */
export const chatSettings = (world: SampleWorld): Row[] => [
  {
    enabled: true,
    closedText: '小助手升级中，稍后再来找我聊吧',
    name: '小读',
    avatar: world.picture('size-240x240-1'),
    openTo: 'all',
    testers: [1, 2],
    welcome: '你好，我是小读，读过三联的每一期。想聊点什么？',
    inputHint: '问我一个问题',
    disclaimer: '内容由AI生成，仅供参考',
    limitReply: '今天的次数用完了，明天再来找我聊吧。',
    failReply: '我没有想好，换个说法再问一次？',
    refuseReply: '这个问题我不方便回答，聊聊最近读到的文章吧。',
    freeDaily: 5,
    memberDaily: 50,
    questionMax: 200,
    contextRounds: 6,
    model: 'standard',
    temperature: 0.7,
    answerMax: 800,
    timeout: 30,
    knowledge: ['article', 'course', 'audiobook', 'podcast'],
    systemPrompt:
      '你是小读，一份周刊的阅读助手。只依据给出的文章回答，语气平和，不超过三段；资料里没有的，直说不知道，并建议一篇可以读的文章。',
    sensitiveWords: ['荐股', '代购处方药', '约架'],
    citeSources: true,
    ...stamps(world, 30, 1),
  },
]
