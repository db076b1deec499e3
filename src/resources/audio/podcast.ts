import { entity, f, type RecordOf } from '#declare'

/** An episode of a podcast collection; own ones are edited and put on shelf, captured ones wait to be taken over or ignored; daily. */
export const podcast = entity('podcast', ['播客单集', 'Podcast episode'], {
  fields: {
    radioStation: f.ref('所属合集', 'Collection', { required: true, to: 'radioStation', onDelete: 'restrict' }),
    title: f.text('单集标题', 'Title', { required: true, max: 60, search: true }),
    season: f.integer('季', 'Season', { min: 1, max: 50, default: 1 }),
    number: f.integer('集号', 'Episode', { min: 0, max: 5000 }),
    hosts: f.refs('主播', 'Hosts', { to: 'author', max: 8, onDelete: 'restrict' }),
    guests: f.tags('嘉宾', 'Guests', { max: 8 }),
    smallImage: f.image('单集封面', 'Cover', { width: 600, height: 600 }),
    audio: f.audio('音频文件', 'File', { required: true }),
    duration: f.duration('时长', 'Length', { required: true, min: 1 }),
    shownotes: f.richText('节目介绍', 'Show notes', { required: true }),
    timeline: f.list(
      '时间轴',
      'Timeline',
      {
        at: f.duration('时间点', 'At', { required: true }),
        title: f.text('内容', 'What', { required: true, max: 40 }),
      },
      { max: 40 },
    ),
    tags: f.refs('标签', 'Labels', { to: 'articleTag', max: 10 }),
    chargeKind: f.choice(
      '收费方式',
      'Charging',
      { free: ['免费', 'Free'], vip: ['会员专享', 'Members only'] },
      { required: true, default: 'free' },
    ),
    trialSeconds: f.duration('试听时长', 'Trial length', { min: 0, default: 300 }),
    related: f.list(
      '相关内容',
      'Related content',
      {
        target: f.jump('内容', 'Content', { required: true }),
        title: f.text('展示标题', 'Shown title', { max: 30 }),
      },
      { max: 5 },
    ),
    commentable: f.boolean('允许评论', 'Comments allowed', { default: true }),
    publishAt: f.dateTime('发布时间', 'Publishing time'),
    top: f.boolean('合集内置顶', 'Pinned in collection', { default: false }),
    origin: f.choice(
      '内容来源',
      'Origin',
      { own: ['自制', 'Own'], captured: ['抓取', 'Captured'] },
      { default: 'own' },
    ),
    feedGuid: f.text('RSS标识', 'Feed identifier', { max: 200 }),
    feedUrl: f.url('原始音频地址', 'Original audio address'),
    capturedAt: f.dateTime('抓取时间', 'Captured at'),
    ignoreReason: f.text('忽略原因', 'Why ignored', { max: 60 }),
    playCount: f.count('播放量', 'Plays'),
    commentCount: f.count('评论数', 'Comments'),
  },
  states: {
    captured: ['待处理', 'Captured'],
    ignored: ['已忽略', 'Ignored'],
    draft: ['草稿', 'Draft'],
    onShelf: ['已上架', 'On shelf'],
    offShelf: ['已下架', 'Off shelf'],
  },
  moves: {
    takeOver: { label: ['接管', 'Take over'], from: ['captured', 'ignored'], to: 'draft' },
    ignore: { label: ['忽略', 'Ignore'], from: ['captured'], to: 'ignored' },
    shelfOn: { label: ['上架', 'Shelf on'], from: ['draft', 'offShelf'], to: 'onShelf' },
    shelfOff: { label: ['下架', 'Shelf off'], from: ['onShelf'], to: 'offShelf', confirm: 'yes' },
  },
  actions: {
    preview: {
      label: ['试听', 'Listen'],
      on: 'row',
      later: ['后续提供', 'plays the file in the page, from the original address while captured'],
    },
    placeInIssue: {
      label: ['插入期次', 'Insert into issue'],
      on: 'row',
      later: ['后续提供', 'picks an issue and opens podcastInsert with this episode in hand'],
    },
  },
  list: {
    columns: [
      'smallImage',
      'title',
      'radioStation',
      'number',
      'duration',
      'origin',
      'chargeKind',
      'publishAt',
      'capturedAt',
      'playCount',
      'status',
    ],
    filters: ['title', 'radioStation', 'status', 'origin', 'chargeKind', 'publishAt'],
    sort: '-publishAt',
    bulk: ['shelfOn', 'shelfOff', 'takeOver', 'ignore'],
    export: true,
  },
  form: [
    ['基本信息', 'Basics', ['radioStation', 'title', ['season', 'number'], 'hosts', 'guests', 'tags']],
    ['音频', 'Audio', ['audio', 'duration', 'smallImage', 'timeline']],
    ['介绍', 'Notes', ['shownotes', 'related', 'commentable']],
    [
      '发布',
      'Publishing',
      [
        ['chargeKind', 'trialSeconds'],
        ['publishAt', 'top'],
      ],
    ],
    ['抓取信息', 'Captured from', ['origin', 'feedGuid', 'feedUrl', 'capturedAt', 'ignoreReason']],
  ],
  fixed: {
    '/contentManagement/podcast': { status: ['draft', 'onShelf', 'offShelf'] },
    '/contentManagement/capturedPodcast': { status: ['captured', 'ignored'] },
  },
  rules: {
    2: [
      { unique: ['radioStation', 'feedGuid'], field: 'feedGuid' },
      { freeze: ['origin', 'feedGuid', 'feedUrl', 'capturedAt'], once: { origin: 'captured' } },
    ],
    3: [
      { unique: ['radioStation', 'season', 'number'], field: 'number' },
      { each: 'timeline', rising: 'at', needs: [['at', '<=', 'duration']] },
      { limit: { most: 3 }, per: ['radioStation'], where: { top: true }, field: 'top' },
    ],
    5: { remove: { in: ['captured', 'ignored', 'draft'], without: ['references'] } },
  },
  endpoints: {
    shelfOn: { call: 'POST podcast/shelfOn', takes: { ids: 'ids' }, gives: 'records, with the refused ones and why' },
    shelfOff: { call: 'POST podcast/shelfOff', takes: { ids: 'ids' }, gives: 'records' },
    menu: {
      call: 'GET podcast/menu',
      gives: 'collections with id, title, origin and counts per status, for the side menu of both screens',
    },
  },
})
export type Podcast = RecordOf<typeof podcast>
