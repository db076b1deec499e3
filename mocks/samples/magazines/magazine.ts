import type { Row } from '#declare'
import { mastheads } from '../covers.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

/** Cycle, price of an issue and of a year in fen, number of the magazine's App category, words about it. */
type Facts = readonly [cycle: string, issue: number, year: number | null, about: string]

const facts: { readonly [code: string]: Facts } = {
  SHZK: [
    'weekly',
    1200,
    28800,
    '关注城市、社会与日常生活的新闻周刊，每周一出刊。每期一个封面故事，从一件具体的事写起，看见一群人怎样生活。',
  ],
  SCYD: [
    'monthly',
    1800,
    19800,
    '为读书人而办的月刊：新书评介、作者访谈、书店与图书馆，以及每年一度的编辑部书单。',
  ],
  SNWZ: [
    'biweekly',
    800,
    16800,
    '写给十岁以上读者的文摘。科学、历史、故事与游戏，每月两期，篇幅短，适合放学路上读。',
  ],
  YYAH: [
    'monthly',
    1600,
    17600,
    '从一首曲子讲起，介绍作曲家、演奏者和他们的时代；每期附聆听指南。',
  ],
  SHIJ: ['monthly', 1500, 16800, '走访产地、市场与厨房，记录食物从哪里来、又到哪里去。'],
  LXDL: ['monthly', 2000, 21800, '带着地图去走路。每期一条线路、一组照片、一份可以照做的行程。'],
  JZYC: ['bimonthly', 2800, 15800, '讨论房子、街道和公共空间，也讨论住在其中的人。'],
  ZRBW: ['monthly', 1800, 19800, '山川草木、鸟兽虫鱼：在身边做自然观察的人写给同好的月刊。'],
  KXZH: ['monthly', 1600, 17800, '走进实验室与野外台站，听研究者讲正在发生的科学。'],
  DLYS: ['bimonthly', 3200, 18000, '当代艺术的现场记录：展览、工作室、对谈与批评。'],
  LSTF: ['monthly', 1600, 17800, '带着史料回到现场。每期走访一处遗址，重读一段往事。'],
  JKSM: ['monthly', 1200, 12800, '由医生和编辑共同完成，讲清楚睡眠、饮食和运动里最常见的误会。'],
  CYZS: ['quarterly', 3800, 14800, '茶、器物与慢下来的日常，一季一册。'],
  DYYD: ['monthly', 1500, 16500, '散场以后的讨论：新片、旧片、拍电影的人和看电影的人。'],
  SJXZ: ['bimonthly', 2600, 14800, '日用之物是怎样被想出来、做出来的。'],
  JJGC: ['biweekly', 1000, 21000, '用一家店、一条街、一个行业的账，解释看上去很远的经济。'],
  XLJS: ['monthly', 1400, 15000, '心理咨询师与研究者执笔，帮助读者认识自己一点点。'],
  MZSJ: ['quarterly', 3000, 11600, '在路上遇见的人和他们的歌、衣裳、节日与手艺。'],
  HYSJ: ['bimonthly', 2200, 12600, '海岸、海岛与深海，蓝色星球周边的科学与故事。'],
  ZMKT: ['weekly', 600, 26800, '一家人周末可以一起做的事：一个实验、一次散步、一本书。'],
  YWYD: ['monthly', 1800, 19800, '把世界各地的好文章译成中文，也请译者谈谈那些难译的句子。'],
  SYBK: ['quarterly', 4800, 18800, '一季一个主题的摄影专辑，收录作品与拍摄者的自述。'],
  XCTS: ['monthly', 0, null, '乡村图书馆工作者自己编的刊物，免费赠阅：怎样办一间小小的图书馆。'],
  TKTK: ['irregular', 5800, null, '不定期出版的特刊：编辑部年度书单与长篇访谈合集。'],
}
const withdrawn = ['MZSJ', 'SYBK']

/** The 24 titles on the shelf, the weekly with the long history first; their order is that of `covers.ts`. */
export const magazines = (world: SampleWorld): Row[] =>
  mastheads.map(({ code, title, tagline }, index) => {
    const [cycle, issuePrice, yearPrice, introduction] = facts[code] as Facts
    return {
      title,
      code,
      subtitle: tagline,
      publisher:
        index % 3 === 0
          ? '晨光期刊社'
          : oneOf(['山海文化传播中心', '远桥出版集团', '南窗书局'], index),
      issn: `${1000 + index * 37}-${String(100 + ((index * 91) % 900))}${(index * 7) % 10}`,
      cycle,
      appCategory: 31 + (index % 4),
      cover: world.picture(`cover-${code}`),
      smallImage: world.picture(`square-${code}`),
      bigImage: index % 2 === 0 ? world.picture(`header-${1 + (index % 8)}`) : null,
      introduction,
      notice:
        '<p>数字刊订阅自付款之日起生效，订阅期内新出各期自动到架。</p><p>订阅成功后不支持转赠；如有疑问请联系在线客服。</p>',
      issuePrice,
      halfYearPrice: yearPrice && Math.round((yearPrice * 0.55) / 100) * 100,
      yearPrice,
      vipScope:
        issuePrice === 0
          ? []
          : oneOf([['digital', 'union'], ['digital', 'knowledge', 'union'], ['digital']], index),
      listenable: index % 3 === 0,
      shareTitle: `${title}：${tagline}`,
      shareImg: index % 4 === 0 ? world.picture(`share-${1 + (index % 8)}`) : null,
      position: index + 1,
      status: withdrawn.includes(code) ? 'withdrawn' : 'published',
      ...stamps(world, 720 - index * 13),
    }
  })
