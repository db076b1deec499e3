import { entity, f, onOff, type RecordOf } from '#declare'

/** Links into the app for posters, pushes, mini-programs and partners; operators make some each week and copy link or QR code. */
export const jumpLink = entity('jumpLink', ['站内跳转链接', 'Internal jump link'], {
  fields: {
    title: f.text('链接名称', 'Title', { required: true, max: 40, search: true }),
    target: f.jump('跳转目标', 'Target', { required: true }),
    code: f.code('短码', 'Short code', { required: true, unique: true, pattern: '^[a-z0-9]{6}$', search: true, readOnly: true }),
    channel: f.ref('投放渠道', 'Channel', { to: 'appChannel' }),
    appLink: f.computed('App链接', 'App link', { from: { open: 'scheme and target and channel' } }),
    h5Link: f.computed('H5链接', 'H5 link', { from: { open: 'short host and code' } }),
    miniPath: f.computed('小程序路径', 'Mini-program path', { from: { open: 'page of the target and scene code' } }),
    qrCode: f.computed('二维码', 'QR code', { from: { open: 'h5Link as png and svg, 600 px' } }),
    fallback: f.url('未安装时打开', 'Opens when not installed'),
    validity: f.period('有效期', 'Validity'),
    clicks: f.count('点击次数', 'Clicks'),
    visitors: f.count('点击人数', 'Visitors'),
    note: f.text('备注', 'Note', { max: 100 }),
  },
  ...onOff(),
  actions: {
    copyLink: { label: ['复制链接', 'Copy link'], later: 'copies the App or H5 or mini-program form to the clipboard' },
    saveQr: { label: ['下载二维码', 'Save QR code'], later: 'downloads the QR code with title and channel as file name' },
  },
  list: {
    columns: ['title', 'target', 'channel', 'h5Link', 'validity', 'clicks', 'visitors', 'status', 'createdAt'],
    filters: ['title', 'target', 'channel', 'status', 'createdAt'],
  },
  form: [
    ['链接', 'Link', 'title', 'target', 'channel', 'fallback', 'validity', 'note'],
    ['生成结果', 'Made', 'code', 'appLink', 'h5Link', 'miniPath', 'qrCode', ['clicks', 'visitors']],
  ],
  standIn: true,
})
export type JumpLink = RecordOf<typeof jumpLink>
