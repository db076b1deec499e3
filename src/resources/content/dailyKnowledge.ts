import { entity, f, type RecordOf } from '#declare'

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
    weekday: f.computed('星期与农历', 'Weekday and lunar date', { from: { open: 'date' } }),
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
    withdraw: { from: ['published'], to: 'withdrawn', confirm: 'yes' },
  },
  actions: {
    importCards: {
      label: ['批量导入', 'Import'],
      on: 'list',
      later: 'spreadsheet 日期, 标题, 类型, 正文, 出处; preview, dates taken are refused; drafts without pictures',
    },
    gaps: { label: ['查看空缺', 'Gaps'], on: 'list', later: 'calendar of the next 60 days with the days that have no scheduled card' },
    swap: { label: ['换期', 'Change date'], later: 'to a free date, or swaps with the card that is there' },
  },
  list: {
    columns: ['imageUrl', 'date', 'weekday', 'title', 'cardKind', 'quoteFrom', 'likeCount', 'shareCount', 'status'],
    filters: ['date', 'title', 'cardKind', 'status', 'author'],
    sort: '-date',
    bulk: ['schedule', 'publish', 'withdraw'],
  },
  form: [
    ['基本信息', 'Basics', ['date', 'title'], 'cardKind', 'content', 'quoteFrom', ['author', 'source'], 'tags'],
    ['图片与音频', 'Pictures and audio', 'imageUrl', 'shareImg', 'audio'],
    ['延伸', 'More', 'target'],
  ],
  standIn: true,
})
export type DailyKnowledge = RecordOf<typeof dailyKnowledge>
