import { entity, f, onOff, type RecordOf } from '#declare'

const short = { host: 'jump.shortAddress', path: 'j', word: 'code' } as const
/** States of what a link leads to in which readers do not see it. */
const gone = ['draft', 'scheduled', 'withdrawn', 'captured', 'ignored', 'offShelf', 'hidden', 'disabled', 'ended', 'cancelled']

/** Links into the app for posters, pushes, mini-programs and partners; operators make some each week and copy link or QR code. */
export const jumpLink = entity('jumpLink', ['站内跳转链接', 'Internal jump link'], {
  fields: {
    title: f.text('链接名称', 'Title', { required: true, max: 40, search: true }),
    target: f.jump('跳转目标', 'Target', { required: true }),
    code: f.code('短码', 'Short code', { required: true, unique: true, pattern: '^[a-z0-9]{6}$', search: true, readOnly: true }),
    channel: f.ref('投放渠道', 'Channel', { to: 'appChannel' }),
    appLink: f.computed('App链接', 'App link', { as: 'text', from: { by: 'appLink' } }),
    h5Link: f.computed('H5链接', 'H5 link', { as: 'url', from: { by: 'h5Link' } }),
    miniPath: f.computed('小程序路径', 'Mini-program path', { as: 'text', from: { by: 'miniPath' } }),
    qrCode: f.computed('二维码', 'QR code', { as: 'text', qr: true, from: { by: 'h5Link' } }),
    fallback: f.url('未安装时打开', 'Opens when not installed'),
    validity: f.period('有效期', 'Validity'),
    clicks: f.count('点击次数', 'Clicks'),
    visitors: f.count('点击人数', 'Visitors'),
    note: f.text('备注', 'Note', { max: 100 }),
  },
  ...onOff(),
  actions: {
    copyLink: { label: ['复制链接', 'Copy link'], links: { ...short, forms: ['appLink', 'miniPath'], called: 'channel' } },
    saveQr: { label: ['下载二维码', 'Save QR code'], links: { ...short, called: 'channel' } },
  },
  list: {
    columns: ['title', 'target', 'channel', 'h5Link', 'validity', 'clicks', 'visitors', 'status', 'createdAt'],
    under: { target: ['channel'], clicks: ['visitors'] },
    filters: ['title', 'target', 'channel', 'status', 'createdAt'],
  },
  form: [
    ['链接', 'Link', 'title', 'target', 'channel', 'fallback', 'validity', 'note'],
    ['生成结果', 'Made', 'code', 'appLink', 'h5Link', 'miniPath', 'qrCode', ['clicks', 'visitors']],
  ],
  rules: {
    codeNeverChanges: [{ sheet: 1, number: 'code', pattern: '{small 6}' }, { freeze: ['code'] }],
    fallbackIsHttps: [
      { sheet: 2, format: 'fallback', is: 'https' },
      { format: 'fallback', is: { hosts: 'jump.hosts' } },
    ],
    deadTargetIsMarked: [
      { sheet: 3, mark: { 'target.status': gone }, as: ['目标已下架', 'Target withdrawn'] },
      { mark: { 'validity.end': { lt: { now: '' } } }, as: ['已过期', 'Expired'] },
      { note: ['停用、过期或目标已下架的链接打开 App 首页', 'A link that is over opens the home page of the app'], reader: 'app' },
      { shown: { status: 'enabled' }, gives: ['title', 'target', 'code', 'channel', 'fallback', 'validity'] },
    ],
    deletableWhenUnused: { sheet: 4, remove: { without: ['clicks'] } },
    countsComeFromApp: { from: 'app', fields: ['clicks', 'visitors'] },
  },
})
export type JumpLink = RecordOf<typeof jumpLink>
