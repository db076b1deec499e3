import { entity, f, type RecordOf, shelf } from '#declare'

/** A continuous station or a podcast collection with its episodes; own shows and shows captured from a feed; audio desk. */
export const radioStation = entity('radioStation', ['电台与播客合集', 'Radio station and podcast collection'], {
  fields: {
    stationKind: f.choice('类型', 'Kind', 'podcast', { podcast: ['播客合集', 'Podcast collection'], radio: ['电台', 'Radio station'] }),
    title: f.text('名称', 'Title', { required: true, max: 30, unique: true, search: true }),
    subtitle: f.text('一句话介绍', 'Tagline', { max: 60 }),
    hosts: f.refs('主播', 'Hosts', { to: 'author', max: 8 }),
    appCategory: f.ref('App分类', 'App category', { to: 'appCategory' }),
    tags: f.refs('标签', 'Labels', { to: 'articleTag', max: 10 }),
    smallImage: f.image('方形封面', 'Square cover', { required: true, width: 600, height: 600 }),
    bigImage: f.image('详情页头图', 'Detail header image', { width: 1125, height: 633 }),
    introduction: f.longText('简介', 'Introduction', { required: true, max: 1000 }),
    origin: f.choice('内容来源', 'Origin', 'own', { own: ['自制', 'Own'], captured: ['抓取', 'Captured from a feed'] }),
    source: f.ref('来源方', 'Source', { to: 'source' }),
    feedUrl: f.url('RSS地址', 'Feed address', { unique: true }),
    captureEvery: f.choice('抓取频率', 'Capture every', { default: 'day' }, [
      { never: ['不自动抓取', 'Not automatic'], hour: ['每小时', 'Hour'], day: ['每天', 'Day'] },
    ]),
    autoTakeOver: f.boolean('新单集自动上架', 'New episodes go live by themselves', { default: false }),
    playMode: f.choice('播放方式', 'Play mode', { default: 'newest' }, [
      { newest: ['最新优先', 'Newest first'], oldest: ['顺序播放', 'In order'] },
      { loop: ['循环播放', 'Loop'], shuffle: ['随机播放', 'Shuffle'] },
    ]),
    updateNote: f.text('更新说明', 'Release note', { max: 30 }),
    position: f.order('排序', 'Position'),
    lastCapturedAt: f.computed('上次抓取', 'Last capture', { as: 'dateTime', from: { by: 'lastCapture' } }),
    captureFailures: f.count('连续抓取失败', 'Failed captures in a row'),
    episodeCount: f.count('上架单集数', 'Episodes on shelf', { of: { count: 'podcast', where: { status: 'onShelf' } } }),
    subscribeCount: f.count('订阅数', 'Subscribers'),
    playCount: f.count('播放量', 'Plays'),
  },
  ...shelf(),
  actions: {
    captureNow: {
      label: ['立即抓取', 'Capture now'],
      on: ['row', 'form'],
      when: { origin: 'captured' },
      otherwise: ['自制节目没有RSS地址，无法抓取', 'An own show has no feed to be captured from'],
    },
    checkFeed: { label: ['检测RSS', 'Test feed'], on: 'form', offers: 'checkFeed' },
    episodes: { label: ['管理单集', 'Manage episodes'], opens: 'podcast', by: 'radioStation', newest: 5 },
  },
  list: {
    columns: [
      ['smallImage', 'title', 'stationKind', 'origin', 'hosts', 'appCategory'],
      ['episodeCount', 'subscribeCount', 'playCount', 'lastCapturedAt', 'status', 'position'],
    ],
    under: { stationKind: ['origin'], hosts: ['appCategory'], playCount: ['subscribeCount'] },
    filters: ['title', 'stationKind', 'origin', 'appCategory', 'status'],
  },
  form: [
    ['基本信息', 'Basics', ['stationKind', 'title'], 'subtitle', 'hosts', 'appCategory', 'tags'],
    ['图文', 'Pictures and text', 'smallImage', 'bigImage', 'introduction'],
    ['来源', 'Origin', ['origin', 'source'], 'feedUrl', ['captureEvery', 'autoTakeOver']],
    ['播放', 'Playing', ['playMode', 'updateNote'], 'position'],
  ],
  rules: {
    capturedNeedsFeed: [
      { sheet: 1, when: { origin: 'captured' }, demand: ['feedUrl', 'source'] },
      { when: { origin: { not: 'captured' } }, refuse: ['feedUrl'] },
      { when: { stationKind: { not: 'radio' } }, allow: { playMode: ['newest', 'oldest'] } },
    ],
    publishNeedsShelvedEpisode: [
      { sheet: 2, move: 'publish', needs: [{ some: 'podcast', where: { status: 'onShelf' } }] },
      {
        shown: { status: 'published' },
        gives: [
          'stationKind',
          'title',
          'subtitle',
          'hosts',
          'appCategory',
          'tags',
          'smallImage',
          'bigImage',
          'introduction',
          'playMode',
          'updateNote',
          'position',
          'episodeCount',
          'subscribeCount',
          'playCount',
        ],
      },
    ],
    captureStopsAfterFailures: [
      { sheet: 3, carried: 'podcasts.captureJob' },
      { mark: { captureFailures: { gte: 1 } }, as: ['抓取失败', 'Capture failed'], todo: true },
    ],
    deletableByAdminOnly: { sheet: 4, remove: { without: ['podcast', 'subscribeCount'], by: 'admin' } },
  },
  ports: ['feed'],
  endpoints: {
    list: { call: 'GET /api/redioStation/list', takes: ['page', 'size', 'title', 'stationKind', 'status'], gives: 'page of records' },
    detail: { call: 'GET /api/redioStation/detail', takes: ['id'], gives: 'record' },
    save: { call: 'POST /api/redioStation/save', takes: { id: 'id, absent for a new one', record: 'fields of the form' }, gives: 'record' },
    updateStatus: { call: 'POST /api/redioStation/updateStatus', takes: ['id', 'status'], gives: 'record' },
    sort: { call: 'POST /api/redioStation/sort', takes: { ids: 'ids in the wanted order' }, gives: 'count' },
    delete: { call: 'POST /api/redioStation/delete', takes: ['id'], gives: 'id' },
  },
})
export type RadioStation = RecordOf<typeof radioStation>
