import { seededRandom } from './scene.ts'

/** Sentences by subject: what the sample articles are made of. Invented for this product. */
const subjects = {
  city: [
    '早上七点，菜市场的铁门被一只手推上去，第一筐带泥的莴笋先于人声进了场。',
    '这条街上最老的裁缝铺换了第三任店主，墙上的尺还是第一任留下的。',
    '地铁延长线开通之后，城北的人开始习惯在车厢里吃早饭。',
    '老房子的窗户朝着河，冬天的光要到十点以后才肯进屋。',
    '修车师傅说，一辆自行车的脾气要骑过三个冬天才知道。',
    '县城的咖啡馆里坐着准备考试的年轻人，也坐着来谈装修的夫妻。',
    '街角的书报亭改成了快递柜，但亭子里的收音机还在响。',
    '社区图书馆周三晚上开到九点，灯光比路灯还亮一些。',
    '傍晚的广场属于跳舞的人，也属于在旁边写作业的孩子。',
    '城市更新的图纸摊在桌上，谁也说不清那棵槐树在不在红线里。',
    '新来的快递员把整条巷子的门牌背了下来，只用了两个星期。',
    '天桥下面的修表摊一共修过多少块表，师傅自己也没有数过。',
  ],
  table: [
    '面要在水滚第二遍的时候下，汤要在天亮之前吊好。',
    '老板的算术题很简单：一碗面十二块，一天卖出一百碗就能把房租付掉。',
    '每一座小城都有一种只在清晨出现的食物，过了八点就像没有存在过。',
    '她把外婆的菜谱抄在旧日历的背面，字迹和油渍叠在一起。',
    '春天的野菜有二十几种吃法，最后都回到一口清水里。',
    '厨房不大，四个人同时转身需要一点默契。',
    '豆子泡一夜，磨出来的浆里有一点青草的气味。',
    '他说做菜最难的不是火候，是知道什么时候停手。',
    '集市上的花椒按产地分成三堆，闻一闻就知道今年雨水多少。',
    '一张饭桌坐得下几代人，这是中国家庭最朴素的地理。',
  ],
  night: [
    '失眠的人在凌晨做什么？有人洗杯子，有人把旧照片重新排一遍。',
    '医生说，睡眠不是一个开关，它更像一条需要反复走的路。',
    '研究者让受试者连续记录十四天，结果大多数人都高估了自己醒着的时间。',
    '手机的光并不比心事更亮，但它更容易被看见。',
    '凌晨三点的便利店里，店员正在给关东煮换汤。',
    '她后来学会了在醒来的时候不看钟。',
    '午睡二十分钟和四十分钟之间，隔着一整个下午的心情。',
    '声音在夜里会走得更远，隔壁的咳嗽像在同一个房间。',
  ],
  books: [
    '旧书店的灯在六点半亮起来，来的人多半不为买书。',
    '他把读过的书按颜色排在架上，找书的时候靠的是记忆里的季节。',
    '一本书在出版之前要经过十几双眼睛，最后一双往往最慢。',
    '译者说，翻译一首诗的时候，她先听，再写。',
    '编辑部的稿纸早已换成屏幕，改稿的符号却一直没有换。',
    '乡村图书馆的借阅登记本上，同一个名字出现了四十七次。',
    '读书会的人不多，但每个人都带了问题来。',
    '书脊晒得发白，翻开来里面还是新的。',
    '第一本书总是写给自己的，第二本才开始想到读者。',
    '他在页边写下的铅笔字，二十年后由女儿读了出来。',
  ],
  nature: [
    '观鸟的第一课是安静，第二课是承认自己看错了。',
    '山里的雾要到正午才散，散的时候像有人慢慢收起一块布。',
    '这条河每年改一次道，村里的地图就跟着重画一次。',
    '候鸟经过的时间比十年前早了八天，笔记本上的数字很诚实。',
    '潮水退下去之后，滩涂上全是细小的洞，每个洞都住着谁。',
    '一棵树的年轮里写着旱年和雨年，比县志更准。',
    '孩子问为什么叶子会掉，护林员想了很久，说它累了。',
    '云的分类写了满满一页，真正抬头看的时候一种也对不上。',
    '雪线以上没有声音，只有自己的呼吸。',
    '采集标本的人走得很慢，因为路边全是熟人。',
  ],
  craft: [
    '学徒的头三年只做一件事：把木头刨平。',
    '窑火要守一夜，守窑的人不说话，怕惊了火。',
    '戏台拆下来的木料编了号，运到二十公里外重新搭起来。',
    '他修复一幅画用了两年，最难的是决定不修哪里。',
    '老唱片的噪声里也有那个房间的空气。',
    '设计不是让东西变得特别，而是让人忘记它的存在。',
    '排练到第九遍，指挥放下了棒子，说现在可以开始了。',
    '镜头里的人一旦知道自己被拍，光就不一样了。',
    '建筑师把楼梯放在窗边，这样上楼的人总能看到一点天。',
    '手艺的价格在涨，学手艺的人在少，两条线在某一年交叉。',
  ],
} as const
export type Subject = keyof typeof subjects
export const subjectNames = Object.keys(subjects) as Subject[]

const turns = [
  '事情并不总是这样。',
  '后来的变化，比所有人预想的都要慢。',
  '如果把时间拉长来看，答案会清楚一些。',
  '我们在采访里反复听到同一句话。',
  '数字可以说明一部分问题。',
  '当然，也有人不同意。',
  '这大概就是日常的力量。',
  '没有人能替他们做决定。',
  '离开之前，我们又去看了一次。',
] as const

/** A paragraph of three to six sentences on a subject. */
export function paragraph(subject: Subject, seed: number): string {
  const random = seededRandom(seed)
  const bank = subjects[subject]
  const start = Math.floor(random() * bank.length)
  const count = 3 + Math.floor(random() * 4)
  const sentences = Array.from(
    { length: count },
    (_, index) => bank[(start + index * 3) % bank.length]!,
  )
  return [...new Set(sentences), turns[Math.floor(random() * turns.length)]!].join('')
}

/**
 * The body of an article as HTML: about `words` characters, a crosshead now and then, and the paid divider after the
 * third paragraph where `divided`.
 */
export function body(subject: Subject, words: number, seed: number, divided: boolean): string {
  const parts: string[] = []
  let length = 0
  for (let index = 0; length < words; index++) {
    if (index > 0 && index % 5 === 0)
      parts.push(`<h3>${crossheads[(seed + index) % crossheads.length]}</h3>`)
    const text = paragraph(
      subjectNames[
        (subjectNames.indexOf(subject) + (index % 4 === 3 ? 1 : 0)) % subjectNames.length
      ]!,
      seed * 31 + index,
    )
    parts.push(`<p>${text}</p>`)
    length += text.length
    if (divided && index === 2) parts.push('<p>$$$$$$</p>')
  }
  return parts.join('\n')
}
const crossheads = [
  '从一张桌子说起',
  '谁在这里',
  '慢一点的账',
  '回到现场',
  '一个人的冬天',
  '没有写进地图的路',
  '下一次见面',
  '清单之外',
] as const

/** Titles of articles, each with the subject its body is about. */
export const titles: readonly (readonly [title: string, subject: Subject])[] = [
  ['小城里的第一杯手冲', 'city'],
  ['失眠的人在凌晨做什么', 'night'],
  ['面馆老板的算术题', 'table'],
  ['菜市场的清晨', 'city'],
  ['把书读厚，再读薄', 'books'],
  ['观鸟者的笔记本', 'nature'],
  ['守窑人', 'craft'],
  ['一张饭桌的地理', 'table'],
  ['地铁末班车之后', 'city'],
  ['午睡的科学', 'night'],
  ['旧书店的灯', 'books'],
  ['河流改道的那一年', 'nature'],
  ['学徒的三年', 'craft'],
  ['外婆的菜谱', 'table'],
  ['社区图书馆的周三', 'books'],
  ['雪线以上', 'nature'],
  ['修复一幅画', 'craft'],
  ['我们为什么去县城', 'city'],
  ['凌晨三点的便利店', 'night'],
  ['译者的耳朵', 'books'],
  ['候鸟来早了', 'nature'],
  ['二十个人的乐团', 'craft'],
  ['春天的二十四种野菜', 'table'],
  ['广场舞与作业本', 'city'],
  ['不看钟的夜晚', 'night'],
  ['页边的铅笔字', 'books'],
  ['潮间带', 'nature'],
  ['搬家的戏台', 'craft'],
  ['豆浆的温度', 'table'],
  ['书报亭的最后一天', 'city'],
  ['睡眠不是开关', 'night'],
  ['第二本书', 'books'],
  ['云的分类', 'nature'],
  ['楼梯旁边的窗', 'craft'],
  ['花椒地图', 'table'],
  ['修车师傅的冬天', 'city'],
  ['隔壁的咳嗽声', 'night'],
  ['借书登记本', 'books'],
  ['一棵树的年轮', 'nature'],
  ['指挥放下了棒子', 'craft'],
]
