import { entity, f, type RecordOf, shelf } from '#declare'

/** A landing page of a magazine or issue (year-end subscription, theme page), its entry in the app and its sharing; a few per month. */
export const magazineH5 = entity('magazineH5', ['杂志H5', 'Magazine H5'], {
  fields: {
    title: f.text('页面标题', 'Page title', { required: true, max: 30, search: true }),
    magazine: f.ref('所属杂志', 'Magazine', { required: true, to: 'magazine' }),
    issue: f.ref('所属期次', 'Issue', { to: 'issue', onDelete: 'setNull' }),
    pageKind: f.choice('页面类型', 'Page kind', 'link', { link: ['外部链接', 'External link'], built: ['图文页', 'Built here'] }),
    link: f.url('H5链接', 'H5 address'),
    content: f.richText('页面内容', 'Page content'),
    entry: f.choices('入口位置', 'Entries', { required: true }, [
      { magazineHome: ['杂志主页', 'Magazine page'], issueTop: ['期次顶部', 'Top of issue'], articleEnd: ['文末', 'End of article'] },
    ]),
    imageUrl: f.image('入口图', 'Entry picture', { required: true, width: 690, height: 200 }),
    buttonText: f.text('按钮文案', 'Button text', { max: 8 }),
    buttonTarget: f.jump('按钮跳转', 'Button target'),
    period: f.period('有效时间', 'Valid during', { required: true }),
    shareTitle: f.text('分享标题', 'Share title', { max: 30 }),
    shareDesc: f.text('分享描述', 'Share text', { max: 60 }),
    shareImg: f.image('分享图', 'Share picture', { width: 300, height: 300, maxKB: 300 }),
    visitCount: f.count('访问量', 'Visits'),
  },
  ...shelf(['已上线', 'Online'], ['已下线', 'Offline']),
  actions: {
    qrCode: {
      label: ['二维码', 'QR code'],
      links: { host: 'app.h5Address', path: 'magazineH5', word: 'id', own: 'link', carries: { channel: 'channel' } },
      asks: { channel: f.text('渠道', 'Channel', { max: 20, pattern: '^[A-Za-z0-9_-]*$' }) },
    },
  },
  list: {
    columns: ['imageUrl', 'title', 'magazine', 'issue', 'pageKind', 'entry', 'period', 'visitCount', 'status'],
    filters: ['title', 'magazine', 'status', 'pageKind', 'period'],
    export: false,
  },
  form: [
    ['基本信息', 'Basics', ['title', 'magazine'], ['issue', 'pageKind'], 'link', 'content'],
    ['入口', 'Entry', 'entry', 'imageUrl', 'buttonText', 'buttonTarget', 'period'],
    ['分享', 'Sharing', 'shareTitle', 'shareDesc', 'shareImg'],
  ],
  rules: {
    fieldsFollowPageKind: [
      { sheet: 1, pick: 'pageKind', of: { link: 'link', built: 'content' } },
      { format: 'link', is: 'https' },
      { together: ['buttonText', 'buttonTarget'] },
    ],
    onePublishedPerEntry: [
      { sheet: 2, when: { entry: 'issueTop' }, demand: ['issue'] },
      { unique: ['magazine', 'issue', 'entry'], among: { status: 'published' }, overlap: ['period'], field: 'entry' },
    ],
    shownWithinPeriod: [
      { sheet: 3, carried: 'fields.period' },
      {
        shown: { status: 'published', period: { has: { now: '' } } },
        gives: [
          'title',
          'magazine',
          'issue',
          'pageKind',
          'link',
          'content',
          'entry',
          'imageUrl',
          'buttonText',
          'buttonTarget',
          'period',
          'shareTitle',
          'shareDesc',
          'shareImg',
        ],
      },
    ],
  },
})
export type MagazineH5 = RecordOf<typeof magazineH5>
