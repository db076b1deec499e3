import { entity, f, type RecordOf, shelf } from '#declare'

/** The entries of one museum subject in order and by section (articles, audio guide, exhibits, video, links). */
export const wenboContent = entity('wenboContent', ['文博专题内容', 'Museum subject content'], {
  path: 'wenbo/subjectContent',
  fields: {
    subject: f.ref('所属专题', 'Subject', { to: 'wenboSubject', required: true }),
    section: f.text('板块', 'Section', { required: true, max: 10, default: '看展' }),
    type: f.choice('内容类型', 'Type', 'article', [
      { article: ['文章', 'Article'], exhibit: ['文物', 'Exhibit'], audio: ['语音讲解', 'Audio guide'] },
      { video: ['视频', 'Video'], gallery: ['图集', 'Gallery'], link: ['跳转', 'Link'] },
    ]),
    title: f.text('标题', 'Title', { required: true, max: 30, search: true }),
    brief: f.text('简介', 'Brief', { max: 60 }),
    cover: f.image('封面', 'Cover', { required: true, width: 690, height: 388 }),
    article: f.ref('关联文章', 'Article', { to: 'article' }),
    body: f.richText('正文', 'Text', { max: 8000 }),
    era: f.text('年代', 'Era', { max: 20 }),
    images: f.images('图片', 'Pictures', { max: 20, width: 1080 }),
    audio: f.audio('讲解音频', 'Audio'),
    video: f.video('视频', 'Video'),
    link: f.jump('跳转', 'Link'),
    free: f.boolean('免费', 'Free', { default: true }),
    views: f.count('浏览量', 'Views'),
    order: f.order('排序', 'Position'),
  },
  ...shelf(),
  actions: {
    addArticles: {
      label: ['批量加文章', 'Add articles'],
      on: 'list',
      later: 'picks published articles, adds each as a draft with its title and cover',
    },
    renameSection: { label: ['板块改名', 'Rename section'], on: 'list', later: 'renames one section in all contents of the subject' },
  },
  list: {
    columns: ['order', 'section', 'cover', 'title', 'type', 'era', 'free', 'views', 'status'],
    filters: ['subject', 'section', 'type', 'title', 'status'],
  },
  form: [
    ['基本信息', 'Basics', ['subject', 'section'], ['type', 'title'], 'brief', 'cover'],
    ['内容', 'Content', 'article', 'body', 'era', 'images', 'audio', 'video', 'link'],
    ['展示', 'Display', ['free', 'order']],
  ],
  standIn: true,
})
export type WenboContent = RecordOf<typeof wenboContent>
