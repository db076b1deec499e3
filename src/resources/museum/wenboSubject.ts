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
    contents: f.count('内容数', 'Contents'),
    views: f.count('浏览量', 'Views'),
    order: f.order('排序', 'Position'),
  },
  ...shelf(),
  actions: {
    content: { label: ['内容管理', 'Contents'], later: "opens the subject's contents" },
    qrCode: { label: ['小程序码', 'Mini-program code'], later: 'makes and downloads the mini-program code that opens this subject' },
    copy: { later: 'makes a draft with the same texts and pictures and copies of the contents' },
  },
  list: {
    columns: ['order', 'cover', 'title', 'kind', 'museum', 'city', 'period', 'contents', 'views', 'status'],
    filters: ['title', 'kind', 'city', 'museum', 'status', 'period'],
  },
  form: [
    ['基本信息', 'Basics', ['title', 'subtitle'], ['kind', 'museum'], 'city', 'address', 'openHours', 'period'],
    ['图片', 'Pictures', 'cover', 'headImage', 'shareImg'],
    ['内容', 'Content', 'intro', 'authors', ['seal', 'order']],
  ],
  standIn: true,
})
export type WenboSubject = RecordOf<typeof wenboSubject>
