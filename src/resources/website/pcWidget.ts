import { entity, f, type RecordOf, shelf } from '#declare'
import { leaderboards } from '#resources/choices.ts'

/** Small blocks of the website's right column; the website editor changes them monthly. */
export const pcWidget = entity('pcWidget', ['官网右侧组件', 'Website right-side widget'], {
  fields: {
    name: f.text('组件名称', 'Widget', { required: true, max: 20, unique: true, search: true }),
    type: f.choice('组件类型', 'Type', { required: true }, [
      { qrcode: ['二维码', 'QR code'], picture: ['图片', 'Picture'], rank: ['榜单', 'Ranking'] },
      { links: ['链接列表', 'Links'], contact: ['联系我们', 'Contact'] },
    ]),
    title: f.text('展示标题', 'Shown title', { max: 12 }),
    pages: f.choices('展示页面', 'Shown on', { required: true, default: ['home'] }, [
      { home: ['首页', 'Home'], article: ['文章页', 'Article'], course: ['课程页', 'Course'] },
      { periodical: ['期刊页', 'Periodical'], topic: ['话题页', 'Topic'] },
    ]),
    imageUrl: f.image('图片', 'Picture', { width: 300, heightMin: 120 }),
    url: f.url('跳转链接', 'Link'),
    board: f.choice('榜单', 'Ranking', leaderboards),
    links: f.list('链接', 'Links', 10, [
      { title: f.text('文字', 'Text', { required: true, max: 20 }), url: f.url('链接', 'Link', { required: true }) },
    ]),
    text: f.longText('说明文字', 'Text', { max: 200 }),
    sticky: f.boolean('滚动吸顶', 'Sticks on scroll', { default: false }),
    position: f.order('排序', 'Position'),
  },
  ...shelf(['已上线', 'Live'], ['已下线', 'Offline']),
  list: {
    columns: ['position', 'name', 'type', 'pages', 'imageUrl', 'sticky', 'status'],
    filters: ['name', 'type', 'pages', 'status'],
    export: false,
  },
  form: [
    ['基本信息', 'Basics', ['name', 'type'], 'title', 'pages', 'sticky'],
    ['内容', 'Content', 'imageUrl', 'url', 'board', 'links', 'text'],
  ],
  rules: {
    fieldsFollowType: [
      { sheet: 1, when: { type: ['qrcode', 'picture'] }, demand: ['imageUrl'], otherwise: 'refuse' },
      { when: { type: 'rank' }, demand: ['board'], otherwise: 'refuse' },
      { when: { type: 'links' }, demand: ['links'], otherwise: 'refuse' },
      { when: { type: 'contact' }, demand: ['text'] },
    ],
    publishedLimitedPerPage: [
      { sheet: 2, limit: { most: 6 }, where: { status: 'published' }, overlap: ['pages'], field: 'pages' },
      {
        limit: { most: 1 },
        where: { status: 'published', sticky: true },
        overlap: ['pages'],
        field: 'sticky',
        say: ['每个页面只能有一个吸顶组件', 'One widget of a page sticks'],
      },
      {
        shown: { status: 'published' },
        gives: ['name', 'type', 'title', 'pages', 'imageUrl', 'url', 'board', 'links', 'text', 'sticky', 'position'],
      },
      { note: ['吸顶组件排在最后', 'The one that sticks stands last'], reader: 'app' },
    ],
    publishNeedsFilledBoard: [
      {
        sheet: 3,
        move: 'publish',
        needs: [{ some: 'rank', where: { board: 'board', hidden: false }, when: { type: 'rank' } }],
        field: 'board',
        say: ['此榜单还没有数据', 'This ranking has no data yet'],
      },
      { remove: { in: ['draft', 'withdrawn'] } },
    ],
    orderedByHand: { order: [] },
  },
})
export type PcWidget = RecordOf<typeof pcWidget>
