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
  standIn: true,
})
export type PcWidget = RecordOf<typeof pcWidget>
