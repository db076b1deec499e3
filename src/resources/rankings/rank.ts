import { entity, f, type RecordOf } from '#declare'

/** Entries of the app's boards; most are counted each night, operators pin, hide, weigh or pick them by hand. */
export const rank = entity('rank', ['榜单条目', 'Rank entry'], {
  fields: {
    board: f.choice('榜单', 'Board', { required: true }, [
      { user: ['用户榜', 'User board'], studyTime: ['学习时长榜', 'Study time'], continuous: ['连续学习榜', 'Continuous study'] },
      { digital: ['数字刊榜', 'Digital'], podcast: ['播客榜', 'Podcast'], hotCourses: ['热门课程榜', 'Hot courses'] },
      { hotListening: ['热门听书榜', 'Hot listening'], mustListenCourses: ['必听课程', 'Must-listen courses'] },
      { mustListenBooks: ['必听好书', 'Must-listen books'], articles: ['杂志文章榜', 'Magazine articles'] },
    ]),
    cycle: f.choice('统计周期', 'Cycle', 'week', [
      { day: ['日榜', 'Day'], week: ['周榜', 'Week'], month: ['月榜', 'Month'], total: ['总榜', 'All time'] },
    ]),
    position: f.order('名次', 'Position'),
    item: f.jump('上榜内容', 'Item'),
    user: f.ref('上榜用户', 'User', { to: 'appUser', onDelete: 'cascade' }),
    title: f.text('展示标题', 'Shown title', { max: 30, search: true }),
    cover: f.image('展示封面', 'Shown cover', { width: 300, height: 400 }),
    reason: f.text('上榜理由', 'Recommendation', { max: 40 }),
    source: f.choice('来源', 'Source', { default: 'manual' }, { auto: ['自动', 'Counted'], manual: ['人工', 'By hand'] }),
    realScore: f.count('真实数值', 'Counted figure'),
    bonus: f.integer('加权值', 'Bonus', { min: -1000000, max: 1000000, default: 0 }),
    score: f.computed('榜单数值', 'Score', { from: { open: 'realScore + bonus' } }),
    lastPosition: f.count('上期名次', 'Position before'),
    pinned: f.boolean('固定名次', 'Pinned', { default: false }),
    hidden: f.boolean('屏蔽', 'Hidden', { default: false }),
    until: f.dateTime('固定至', 'Pinned until'),
  },
  actions: {
    recount: {
      label: ['重新统计', 'Recount'],
      on: 'list',
      later: 'counts the board and cycle again as a job; pinned and hidden entries stay',
    },
    pin: { label: ['固定', 'Pin'], later: 'keeps the entry at its position until a date or for good' },
    hide: { label: ['屏蔽', 'Hide'], later: 'takes the entry off the board or puts it back; the ones below move up' },
    replaceBoard: {
      label: ['批量替换', 'Replace board'],
      on: 'list',
      later: 'replaces a hand-made board from a pasted list of ids after a preview',
    },
  },
  list: {
    columns: [
      ['position', 'lastPosition', 'cover', 'title', 'item', 'user', 'cycle', 'realScore', 'bonus', 'score', 'source', 'pinned', 'hidden'],
    ],
    filters: ['title', 'cycle', 'source', 'pinned', 'hidden'],
    bulk: ['hide', 'delete'],
  },
  form: [
    ['上榜', 'Entry', ['board', 'cycle'], 'item', ['user', 'title'], 'cover', 'reason', 'source'],
    ['排名', 'Ranking', ['position', 'bonus'], ['pinned', 'until'], 'hidden'],
  ],
  fixed: {
    board: [
      { user: '/operateManagement/rank/user', studyTime: '/operateManagement/rank/studyTime' },
      { continuous: '/operateManagement/rank/continuous', digital: '/operateManagement/rank/digital' },
      { podcast: '/operateManagement/rank/podcast', hotCourses: '/operateManagement/rank/hotCourses' },
      { hotListening: '/operateManagement/rank/hotListening', mustListenCourses: '/operateManagement/rank/mustListenCourses' },
      { mustListenBooks: '/operateManagement/rank/mustListenBooks', articles: '/operateManagement/rank/articles' },
    ],
  },
  endpoints: {
    getList: { call: 'GET rank', takes: ['board', 'cycle', 'page', 'size'], gives: 'entries with total' },
    save: { call: 'POST rank', takes: ['board', 'cycle', { entries: 'entries in order' }], gives: 'entries' },
    data: { call: 'GET', takes: ['board', 'cycle', 'date'], gives: 'counted figures with position, change and share' },
  },
  standIn: true,
})
export type Rank = RecordOf<typeof rank>
