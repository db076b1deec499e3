import { entity, f, type RecordOf } from '#declare'
import { foundByReaders } from '#resources/reachable.ts'

/** One card a day with a thought, word or fact and a picture to share; written weeks ahead; the home page slot takes from here. */
export const dailyKnowledge = entity('dailyKnowledge', ['每日新知', 'Daily new knowledge'], {
  fields: {
    date: f.date('日期', 'Date', { required: true, unique: true }),
    title: f.text('标题', 'Title', { required: true, max: 20, search: true }),
    cardKind: f.choice('类型', 'Kind', 'quote', [
      { quote: ['摘句', 'Quotation'], word: ['新词', 'Word'], fact: ['冷知识', 'Fact'] },
      { today: ['历史上的今天', 'This day in history'], solarTerm: ['节气', 'Solar term'] },
    ]),
    content: f.longText('正文', 'Text', { required: true, max: 200 }),
    quoteFrom: f.text('出处', 'From', { max: 40 }),
    author: f.ref('作者', 'Author', { to: 'author' }),
    source: f.ref('来源', 'Source', { to: 'source' }),
    imageUrl: f.image('卡片图', 'Card picture', { required: true, width: 750, height: 1000 }),
    shareImg: f.image('分享海报', 'Share poster', { width: 750, height: 1334 }),
    audio: f.audio('朗读音频', 'Audio'),
    target: f.jump('延伸阅读', 'Read on'),
    tags: f.refs('标签', 'Labels', { to: 'articleTag', max: 5 }),
    weekday: f.computed('星期与农历', 'Weekday and lunar date', { as: 'text', from: { by: 'weekdayAndLunar' } }),
    likeCount: f.count('点赞数', 'Likes'),
    shareCount: f.count('分享数', 'Shares'),
  },
  states: [
    { draft: ['草稿', 'Draft'], scheduled: ['待发布', 'Scheduled'] },
    { published: ['已发布', 'Published'], withdrawn: ['已撤回', 'Withdrawn'] },
  ],
  moves: {
    schedule: { from: ['draft'], to: 'scheduled' },
    unschedule: { from: ['scheduled'], to: 'draft' },
    publish: { from: ['draft', 'scheduled', 'withdrawn'], to: 'published' },
    withdraw: { from: ['published'], to: 'withdrawn', confirm: 'yes', undo: 'alone', timed: true },
  },
  actions: {
    importCards: { label: ['批量导入', 'Import'], on: 'list', page: '/datas/import?kind=dailyKnowledge', leaves: ['imageUrl'] },
    gaps: { label: ['查看空缺', 'Gaps'], on: 'list', looks: 'gaps' },
    swap: {
      label: ['换期', 'Change date'],
      when: { status: { not: 'published' } },
      otherwise: ['已发布的卡片日期不变', 'A published card keeps its day'],
      says: ['换到空着的一天；那一天已有卡片时，两张互换。', 'To a free day; where a card stands, the two change places.'],
      asks: { to: f.date('换到日期', 'To the day', { required: true }) },
    },
  },
  list: {
    columns: ['imageUrl', 'date', 'weekday', 'title', 'cardKind', 'quoteFrom', 'likeCount', 'shareCount', 'status'],
    filters: ['date', 'title', 'cardKind', 'status', 'author'],
    sort: '-date',
    bulk: ['schedule', 'publish', 'withdraw'],
  },
  calendar: { in: 'editorial', at: 'date', due: ['draft', 'scheduled'] },
  revisions: { in: ['published'] },
  form: [
    ['基本信息', 'Basics', ['date', 'title'], 'cardKind', 'content', 'quoteFrom', ['author', 'source'], 'tags'],
    ['图片与音频', 'Pictures and audio', 'imageUrl', 'shareImg', 'audio'],
    ['延伸', 'More', 'target'],
  ],
  home: {
    gaps: [
      {
        label: ['未来三天缺每日新知', 'Of the next three days without a card'],
        day: 'date',
        ahead: 3,
        where: { status: ['scheduled', 'published'] },
      },
    ],
  },
  rules: {
    publishedOnItsDay: [
      {
        sheet: 1,
        move: 'schedule',
        needs: ['imageUrl', ['date', '>', { now: 'today' }]],
        say: ['只能定时到今天以后', 'Only a day to come is scheduled'],
      },
      { at: 'date', does: 'publish', when: { status: 'scheduled' } },
      { move: 'publish', needs: ['imageUrl', { is: { date: { lte: { now: '' } } } }] },
    ],
    quoteNeedsQuoteFrom: [
      { sheet: 2, when: { cardKind: 'quote' }, demand: ['quoteFrom'] },
      { freeze: ['date'], once: { status: 'published' } },
      { refer: 'target', where: foundByReaders },
      { refer: 'target', where: foundByReaders, on: 'publish', say: ['延伸阅读的内容还没有上架', 'What it leads on to is not published'] },
    ],
    deletableWhileDraft: [{ sheet: 3, carried: 'home.gaps' }, { remove: { in: ['draft'] } }],
    shownWhilePublished: {
      shown: { status: 'published' },
      gives: [
        'date',
        'title',
        'cardKind',
        'content',
        'quoteFrom',
        'author',
        'source',
        'imageUrl',
        'shareImg',
        'audio',
        'target',
        'tags',
        'weekday',
        'likeCount',
        'shareCount',
      ],
    },
    countsComeFromApp: { from: 'app', fields: ['likeCount', 'shareCount'] },
  },
})
export type DailyKnowledge = RecordOf<typeof dailyKnowledge>
