import { entity, f, type RecordOf } from '#declare'
import { boardItems, countedBoards, handMade, scores, userBoards } from '#resources/rankings/rankBoards.ts'

/** Entries of the app's boards; most are counted each night, operators pin, hide, weigh or pick them by hand. */
export const rank = entity('rank', ['榜单条目', 'Rank entry'], {
  title: 'called',
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
    called: f.computed('名称', 'Name', { as: 'text', from: { by: 'called' } }),
    title: f.text('展示标题', 'Shown title', { max: 30, search: true }),
    cover: f.image('展示封面', 'Shown cover', { width: 300, height: 400 }),
    reason: f.text('上榜理由', 'Recommendation', { max: 40 }),
    source: f.choice('来源', 'Source', { default: 'manual' }, { auto: ['自动', 'Counted'], manual: ['人工', 'By hand'] }),
    realScore: f.count('真实数值', 'Counted figure'),
    bonus: f.integer('加权值', 'Bonus', { min: -1000000, max: 1000000, default: 0 }),
    score: f.computed('榜单数值', 'Score', { as: 'integer', from: { byChoice: 'board', of: scores } }),
    lastPosition: f.count('上期名次', 'Position before'),
    ...{ pinned: f.boolean('固定名次', 'Pinned', { default: false }), hidden: f.boolean('屏蔽', 'Hidden', { default: false }) },
    until: f.dateTime('固定至', 'Pinned until'),
  },
  actions: {
    recount: {
      label: ['重新统计', 'Recount'],
      on: 'list',
      says: ['按所选周期重新统计本榜，固定与屏蔽的条目不动。', 'Counts the board anew for the cycle; pinned and hidden entries stay.'],
      asks: ['board', 'cycle'],
      runs: 'recount',
    },
    pin: {
      ...{ label: ['固定', 'Pin'], asks: ['position', 'until'], sets: { pinned: true } },
      ...{
        when: { board: [...countedBoards, ...handMade], hidden: false },
        otherwise: ['用户榜与已屏蔽的条目不能固定', 'Users and hidden entries are not pinned'],
      },
    },
    unpin: { label: ['取消固定', 'Unpin'], when: { pinned: true }, sets: { pinned: false, until: null } },
    hide: {
      label: ['屏蔽', 'Hide'],
      on: ['row', 'bulk'],
      says: ['展示中的条目下榜，已屏蔽的恢复上榜。', 'Takes it off the board, or puts a hidden one back.'],
      confirm: 'yes',
      runs: 'hide',
    },
    replaceBoard: {
      label: ['批量替换', 'Replace board'],
      on: 'list',
      says: [
        '每行一个内容编号，可在后面写上榜理由；仅用于必听榜。',
        'A content id a line, its recommendation behind it; for the must-listen boards.',
      ],
      asks: {
        board: f.choice('榜单', 'Board', { required: true }, [
          { mustListenCourses: ['必听课程', 'Must-listen courses'], mustListenBooks: ['必听好书', 'Must-listen books'] },
        ]),
        cycle: f.choice('统计周期', 'Cycle', 'total', { total: ['总榜', 'All time'] }),
        lines: f.longText('内容编号与理由', 'Ids and recommendations', { required: true, max: 4000 }),
      },
    },
  },
  list: {
    columns: [
      ['position', 'lastPosition', 'cover', 'title', 'item', 'reason', 'user', 'cycle', 'score', 'realScore', 'bonus'],
      ['source', 'pinned', 'hidden'],
    ],
    under: { item: ['reason'], score: ['realScore', 'bonus', 'lastPosition'], source: ['pinned', 'hidden'] },
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
  rules: {
    boardNamesUserOrItem: [
      { sheet: 1, when: { board: userBoards }, demand: ['user'], refuse: ['item', 'reason'] },
      { when: { board: [...countedBoards, ...handMade] }, demand: ['item'], refuse: ['user'] },
      { from: 'portal', but: ['hidden'], create: false, remove: false, when: { board: userBoards } },
    ],
    itemTypeFitsBoard: Object.entries(boardItems).map(([board, types]) => ({ sheet: 2, refer: 'item', types, when: { board } }) as never),
    oncePerBoardAndCycle: [
      { sheet: 3, when: { board: handMade }, demand: ['reason'], allow: { cycle: ['total'], source: ['manual'] } },
      { unique: ['board', 'cycle', 'item'], field: 'item', say: ['此内容已在本榜', 'It stands on this board already'] },
      { unique: ['board', 'cycle', 'user'], field: 'user' },
    ],
    entriesLimitedPerBoard: [
      { sheet: 4, limit: { most: 100 }, per: ['board', 'cycle'], where: { board: userBoards, hidden: false } },
      { limit: { most: 50 }, per: ['board', 'cycle'], where: { board: countedBoards, hidden: false } },
      { limit: { most: 20 }, per: ['board', 'cycle'], where: { board: handMade, hidden: false } },
      { carried: 'actions.recount' },
    ],
    hiddenWithItem: [
      { sheet: 5, note: ['标题与封面优先于内容自身的', "Title and cover stand in place of the item's own"], reader: 'app' },
      { follows: 'item', leaves: ['published', 'onShelf'], sets: { hidden: true } },
      { by: 'bonusWithinRights' },
      { by: 'movesUp' },
    ],
    shownUnlessHidden: [
      { order: ['board', 'cycle'] },
      { freeze: ['board', 'cycle', 'item', 'user'] },
      { when: { pinned: false }, refuse: ['until'] },
      {
        shown: { hidden: false },
        gives: ['board', 'cycle', 'position', 'item', 'user', 'title', 'cover', 'reason', 'score', 'lastPosition'],
      },
    ],
  },
})
export type Rank = RecordOf<typeof rank>
