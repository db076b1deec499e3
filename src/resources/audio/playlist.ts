import { entity, f, type RecordOf, shelf } from '#declare'

/** A hand-picked run of episodes, lessons and read-aloud articles for a scene; weekly. */
export const playlist = entity('playlist', ['播放列表', 'Playlist'], {
  fields: {
    title: f.text('列表名称', 'Title', { required: true, max: 30, unique: true, search: true }),
    scene: f.choice('收听场景', 'Scene', 'editors', [
      { commute: ['通勤', 'Commute'], bedtime: ['睡前', 'Bedtime'], housework: ['家务', 'Housework'] },
      { sport: ['运动', 'Sport'], family: ['亲子', 'Family'], editors: ['编辑精选', "Editors' picks"] },
    ]),
    smallImage: f.image('方形封面', 'Square cover', { required: true, width: 600, height: 600 }),
    introduction: f.longText('列表简介', 'Introduction', { required: true, max: 300 }),
    items: f.list(
      '播放内容',
      'Items',
      { required: true, min: 1, max: 100 },
      {
        itemKind: f.choice('类型', 'Kind', 'podcast', [
          { audio: ['听书单集', 'Audiobook episode'], podcast: ['播客单集', 'Podcast episode'] },
          { lesson: ['课时', 'Lesson'], article: ['有声文章', 'Article'] },
        ]),
        audio: f.ref('听书单集', 'Audiobook episode', { to: 'audio' }),
        podcast: f.ref('播客单集', 'Podcast episode', { to: 'podcast' }),
        lesson: f.ref('课时', 'Lesson', { to: 'catalog' }),
        article: f.ref('文章', 'Article', { to: 'article' }),
        note: f.text('推荐语', 'Note', { max: 40 }),
      },
    ),
    period: f.period('展示时间', 'Shown during'),
    shareImg: f.image('分享图', 'Share picture', { width: 500, height: 400, maxKB: 300 }),
    position: f.order('排序', 'Position'),
    itemCount: f.computed('条数', 'Items', { from: { length: 'items' } }),
    totalDuration: f.computed('总时长', 'Total length', { as: 'duration', from: { by: 'playingTime' } }),
    collectCount: f.count('收藏数', 'Collected'),
  },
  ...shelf(),
  actions: { copy: { copies: { title: '副本' } }, addItems: { label: ['批量添加', 'Add items'], on: 'form', gathers: 'items' } },
  list: {
    columns: ['smallImage', 'title', 'scene', 'itemCount', 'totalDuration', 'period', 'collectCount', 'status', 'position'],
    filters: ['title', 'scene', 'status', 'period'],
    export: false,
  },
  form: [
    ['基本信息', 'Basics', ['title', 'scene'], 'smallImage', 'introduction', 'shareImg'],
    ['内容', 'Items', 'items'],
    ['展示', 'Display', 'period', 'position'],
  ],
  rules: {
    itemFieldsFollowKind: [
      {
        sheet: 1,
        pick: 'items.itemKind',
        of: { audio: 'items.audio', podcast: 'items.podcast', lesson: 'items.lesson', article: 'items.article' },
      },
      { each: 'items', distinct: ['itemKind', 'audio', 'podcast', 'lesson', 'article'] },
      { refer: 'items.podcast', where: { status: ['draft', 'onShelf', 'offShelf'] } },
      { refer: 'items.lesson', where: { nodeKind: 'lesson' } },
      { refer: 'items.article', where: { audio: { set: true } } },
    ],
    publishNeedsPlayableItems: [
      { sheet: 2, by: 'threePlayable', on: ['publish'], holds: true },
      {
        shown: { status: 'published', period: { has: { now: '' } } },
        gives: [
          'title',
          'scene',
          'smallImage',
          'introduction',
          'items',
          'period',
          'shareImg',
          'position',
          'itemCount',
          'totalDuration',
          'collectCount',
        ],
      },
      { note: ['未上架的内容在App内自动跳过', 'The app skips what is not published'], reader: 'app' },
    ],
    paidItemsPlayTrial: {
      sheet: 3,
      note: ['付费内容对无权益用户只播放试听', 'Those without rights hear the trial of paid items'],
      reader: 'app',
    },
  },
})
export type Playlist = RecordOf<typeof playlist>
