import type { Row } from '#declare'
import { oneOf, placeAmong, type SampleWorld } from '../sampleWorld.ts'

type Line = readonly [
  slot: string,
  type: string,
  id: number,
  title: string,
  why: string,
  status?: string,
]

/** Six a slot; of today's one is out at a time. */
const lines: readonly Line[] = [
  ['today', 'radioStation', 1, '今晚听点安静的', '九点以后，适合一个人听'],
  ['today', 'radioStation', 8, '周末早晨', '配一杯咖啡', 'draft'],
  ['today', 'audiobook', 6, '秋夜听《聊斋》', '关灯再听', 'draft'],
  ['today', 'course', 7, '城市里的植物学', '通勤路上听三节', 'withdrawn'],
  ['today', 'podcast', 48, '熄灯以后的湖心', '雨声是真的', 'withdrawn'],
  ['today', 'article', 14, '读完再睡', '一篇短文，十分钟', 'draft'],
  ['hot', 'issue', 3, '近七天收听最多', '通勤路上刚好一集'],
  ['hot', 'radioStation', 4, '午后书房', '二十分钟，听完一篇'],
  ['hot', 'course', 2, '怎样读一幅宋画', '三千位听友正在听'],
  ['hot', 'audiobook', 13, '河流的语言', '全本演播，每晚一集'],
  ['hot', 'podcast', 2, '灯塔员的午睡', '笑着听完的一期'],
  ['hot', 'course', 14, '夜读《史记》', '热榜第三周', 'withdrawn'],
  ['fresh', 'camp', 1, '新一期训练营', '二十一天，读完一本'],
  ['fresh', 'course', 19, '老地图里的北京', '本周上新两讲'],
  ['fresh', 'course', 20, '修复师的一天', '博物馆里的安静工作'],
  ['fresh', 'course', 22, '小说家的工具箱', '写作的人都该听听'],
  ['fresh', 'audiobook', 4, '城与年', '新书上架，前两集免费'],
  ['fresh', 'course', 17, '怎样读一首诗', '免费课，随时开始', 'draft'],
  ['leader', 'radioStation', 6, '领听人每周一选', '听完想给朋友打电话'],
  ['leader', 'course', 4, '中国古代建筑二十讲', '跟着走了半个山西'],
  ['leader', 'audiobook', 2, '枕边的散文', '睡前一篇，刚刚好'],
  ['leader', 'podcast', 49, '县城的夜班', '像和老朋友聊天'],
  ['leader', 'course', 10, '茶与器', '边听边泡一壶茶', 'draft'],
  ['leader', 'radioStation', 3, '白噪音书房', '写作业时放着', 'draft'],
]

/** What listeners are recommended, each slot with places of its own; leaders recommend by name. */
export const listenerRecommends = (world: SampleWorld): readonly Row[] =>
  lines.map(([slot, type, id, title, reason, status = 'published'], index) => ({
    ...{ slot, link: { type, id }, title, reason, status },
    leader: slot === 'leader' ? 1 + (index % 5) : null,
    cover: null,
    badge: status === 'published' ? oneOf(['今日', null, '热', null, '新'], index) : null,
    period: { start: world.at(-3 - (index % 9)), end: world.at(18 + index) },
    clicks: status === 'draft' ? 0 : 1_980 - index * 61,
    order: placeAmong(lines, index, ([where]) => where),
  }))
