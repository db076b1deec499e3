import { entity, f, type RecordOf, shelf } from '#declare'

/** One museum or exhibition theme of the cultural-museum mini-program, with its contents and often a seal theme; editors open one or two a month. */
export const wenboSubject = entity('wenboSubject', ['文博专题', 'Museum subject'], {
  path: 'wenbo/subject',
  fields: {
    title: f.text('专题名称', 'Title', { required: true, max: 20, unique: true, search: true }),
    subtitle: f.text('副标题', 'Subtitle', { max: 30 }),
    kind: f.choice('专题类型', 'Kind', 'museum', [
      { museum: ['博物馆', 'Museum'], exhibition: ['特展', 'Exhibition'] },
      { site: ['古迹遗址', 'Heritage site'], route: ['文博线路', 'Route'] },
    ]),
    museum: f.text('馆名', 'Museum', { max: 30, search: true }),
    city: f.text('城市', 'City', { required: true, max: 20 }),
    address: f.text('地址', 'Address', { max: 60 }),
    openHours: f.text('开放时间', 'Opening hours', { max: 60 }),
    period: f.period('展期', 'Exhibition dates'),
    cover: f.image('列表封面', 'Cover', { required: true, width: 702, height: 936 }),
    headImage: f.image('头图', 'Header picture', { required: true, width: 750, height: 560 }),
    shareImg: f.image('分享图', 'Share picture', { width: 500, height: 400 }),
    intro: f.richText('专题介绍', 'Introduction', { required: true, max: 3000 }),
    authors: f.refs('讲解作者', 'Guides', { to: 'author', max: 5, onDelete: 'setNull' }),
    seal: f.ref('印章主题', 'Seal theme', { to: 'seal', onDelete: 'setNull' }),
    contents: f.count('内容数', 'Contents', { of: { count: 'wenboContent' } }),
    views: f.count('浏览量', 'Views'),
    order: f.order('排序', 'Position'),
  },
  ...shelf(),
  actions: {
    content: { label: ['内容管理', 'Contents'], on: ['row', 'form'], opens: 'wenboContent', by: 'subject' },
    qrCode: {
      label: ['小程序码', 'Mini-program code'],
      says: [
        '尚未接入微信：这里先给出打开同一专题网页的普通二维码，不是小程序码，请勿用于印刷。',
        'A stand-in while WeChat is not connected: a plain QR code of the same page on the web, no mini-program code. Not for print.',
      ],
      on: ['row', 'form'],
      links: { host: 'app.h5Address', path: 'wenbo/subject', word: 'id', drafts: true },
    },
    copy: { copies: { with: ['wenboContent'], drop: ['seal'], title: '副本' } },
  },
  list: {
    columns: ['order', 'cover', 'title', 'kind', 'museum', 'city', 'period', 'contents', 'views', 'status'],
    under: { museum: ['city'], contents: ['views'] },
    filters: ['title', 'kind', 'city', 'museum', 'status', 'period'],
  },
  form: [
    ['基本信息', 'Basics', ['title', 'subtitle'], ['kind', 'museum'], 'city', 'address', 'openHours', 'period'],
    ['图片', 'Pictures', 'cover', 'headImage', 'shareImg'],
    ['内容', 'Content', 'intro', 'authors', ['seal', 'order']],
  ],
  rules: {
    publishNeedsContents: { sheet: 1, move: 'publish', needs: [{ some: 'wenboContent', least: 3, where: { status: 'published' } }] },
    exhibitionNeedsPeriod: [
      { sheet: 2, when: { kind: 'exhibition' }, demand: ['period'] },
      { when: { kind: ['museum', 'exhibition'] }, demand: ['museum'] },
      { carried: 'fields.period' },
      { mark: { kind: 'exhibition', status: 'published', 'period.end': { lt: { now: '' } } }, as: ['展期已过', 'Exhibition over'] },
    ],
    oneSubjectPerSeal: { sheet: 3, unique: ['seal'] },
    deletableWhenEmpty: { sheet: 4, remove: { in: ['draft', 'withdrawn'], without: ['wenboContent'] } },
    withdrawAsksAboutSeal: { sheet: 5, by: 'asksAboutSeals', on: ['withdraw'], warn: true },
    shownWhilePublished: [
      { from: 'app', fields: ['views'] },
      {
        shown: { status: 'published' },
        gives: [
          ...['title', 'subtitle', 'kind', 'museum', 'city', 'address', 'openHours', 'period'],
          ...['cover', 'headImage', 'shareImg', 'intro', 'authors', 'seal', 'order'],
        ] as const,
      },
    ],
  },
})
export type WenboSubject = RecordOf<typeof wenboSubject>
