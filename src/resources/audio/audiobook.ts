import { entity, f, followedShelf, type RecordOf } from '#declare'
import { chargeKinds, updateKinds, vipScopes } from '#resources/choices.ts'

/** An album of spoken episodes after a book or an issue; listening desk, several new ones a month. */
export const audiobook = entity('audiobook', ['听书', 'Audiobook'], {
  fields: {
    title: f.text('书名', 'Title', { required: true, max: 40, search: true }),
    subtitle: f.text('副标题', 'Subtitle', { max: 60 }),
    bookKind: f.choice('类型', 'Kind', 'narrated', [
      { narrated: ['全本演播', 'Full narration'], digest: ['精华解读', 'Digest'] },
      { drama: ['广播剧', 'Audio drama'], issue: ['听刊', 'Magazine aloud'] },
    ]),
    authors: f.refs('原著作者', 'Book authors', { required: true, to: 'author', min: 1, max: 5 }),
    narrators: f.refs('演播', 'Narrators', { required: true, to: 'author', min: 1, max: 10 }),
    isbn: f.text('原书ISBN', 'ISBN of the book', { pattern: '^97[89]\\d{10}$' }),
    category: f.ref('知识分类', 'Category', { required: true, to: 'category' }),
    tags: f.refs('标签', 'Labels', { to: 'articleTag', max: 10 }),
    smallImage: f.image('方形封面', 'Square cover', { required: true, width: 600, height: 600 }),
    bigImage: f.image('详情页头图', 'Detail header image', { width: 1125, height: 633 }),
    introduction: f.richText('内容简介', 'Introduction', { required: true }),
    source: f.ref('版权来源', 'Rights from', { required: true, to: 'source' }),
    copyrightPeriod: f.period('版权期', 'Rights period'),
    chargeKind: f.choice('收费方式', 'Charging', 'vip', chargeKinds),
    price: f.money('售价', 'Price', { min: 0 }),
    originalPrice: f.money('划线价', 'Original price', { min: 0 }),
    vipScope: f.choices('会员免费范围', 'Free for members', vipScopes),
    updateKind: f.choice('更新状态', 'Progress', { default: 'serial' }, updateKinds),
    plannedEpisodes: f.integer('计划集数', 'Planned episodes', { min: 1, max: 2000 }),
    updateNote: f.text('更新说明', 'Release note', { max: 30 }),
    shareImg: f.image('分享图', 'Share picture', { width: 500, height: 400, maxKB: 300 }),
    position: f.order('排序', 'Position'),
    episodeCount: f.count('已上架集数', 'Published episodes', { of: { count: 'audio', where: { status: 'published' } } }),
    totalDuration: f.computed('总时长', 'Total length', {
      as: 'duration',
      from: { sum: 'duration', over: 'audio', where: { status: 'published' } },
    }),
    playCount: f.count('播放量', 'Plays'),
  },
  ...followedShelf(),
  actions: { episodes: { label: ['管理音频', 'Manage episodes'], opens: 'audio', by: 'audiobook' } },
  list: {
    import: true,
    columns: [
      ['smallImage', 'title', 'bookKind', 'authors', 'narrators', 'category'],
      ['chargeKind', 'episodeCount', 'totalDuration', 'playCount', 'status', 'position'],
    ],
    filters: ['title', 'status', 'bookKind', 'category', 'chargeKind', 'updateKind'],
  },
  form: [
    ['基本信息', 'Basics', 'title', 'subtitle', 'bookKind', 'authors', 'narrators', 'isbn', 'category', 'tags'],
    ['图文', 'Pictures and text', 'smallImage', 'bigImage', 'introduction', 'shareImg'],
    ['版权', 'Rights', 'source', 'copyrightPeriod'],
    ['价格与权益', 'Price and rights', ['chargeKind', 'price'], 'originalPrice', 'vipScope'],
    ['更新', 'Release', ['updateKind', 'plannedEpisodes'], ['updateNote', 'position']],
  ],
  rules: {
    priceFollowsChargeKind: [
      { sheet: 1, when: { chargeKind: 'paid' }, demand: ['price'] },
      { compare: ['price', '>', 0], when: { chargeKind: 'paid' } },
      { compare: ['price', '<=', 'originalPrice'] },
      { when: { chargeKind: 'vip' }, demand: ['vipScope'] },
    ],
    publishNeedsPublishedEpisode: [
      {
        sheet: 2,
        move: 'publish',
        needs: [
          { some: 'audio', where: { status: 'published' } },
          { is: { any: [{ 'copyrightPeriod.end': { set: false } }, { 'copyrightPeriod.end': { gte: { now: '' } } }] } },
        ],
      },
      { at: 'copyrightPeriod.end', does: 'withdraw', when: { status: 'published' }, tell: ['updatedBy'] },
      { mark: { 'copyrightPeriod.end': { gte: { now: '' }, lt: { now: '+30d' } } }, as: ['版权即将到期', 'Rights end soon'] },
    ],
    finishedNeedsAllEpisodes: {
      sheet: 3,
      compare: ['episodeCount', '>=', 'plannedEpisodes'],
      when: { updateKind: 'finished' },
      field: 'updateKind',
    },
    deletableByAdminOnly: { sheet: 4, remove: { by: 'admin', without: ['audio', 'references'] } },
    shownWhilePublished: {
      shown: { status: 'published' },
      gives: [
        ...(['title', 'subtitle', 'bookKind', 'authors', 'narrators', 'isbn', 'category', 'tags'] as const),
        ...(['smallImage', 'bigImage', 'introduction', 'chargeKind', 'price', 'originalPrice', 'vipScope', 'updateKind'] as const),
        ...(['plannedEpisodes', 'updateNote', 'shareImg', 'position', 'episodeCount', 'totalDuration', 'playCount'] as const),
      ],
    },
  },
})
export type Audiobook = RecordOf<typeof audiobook>
