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
      asks: { keyword: f.text('标题含', 'Title contains', { max: 30 }) },
      picks: { from: 'articles', adds: 'addArticles' },
    },
    renameSection: {
      label: ['板块改名', 'Rename section'],
      on: 'list',
      asks: {
        subject: f.ref('所属专题', 'Subject', { to: 'wenboSubject', required: true }),
        from: f.text('原板块', 'Section', { required: true, max: 10 }),
        to: f.text('改为', 'New name', { required: true, max: 10 }),
      },
    },
  },
  list: {
    columns: ['order', 'section', 'cover', 'title', 'subject', 'type', 'era', 'free', 'views', 'status'],
    under: { title: ['subject', 'era'], type: ['free'] },
    filters: ['subject', 'section', 'type', 'title', 'status'],
  },
  form: [
    ['基本信息', 'Basics', ['subject', 'section'], ['type', 'title'], 'brief', 'cover'],
    ['内容', 'Content', 'article', 'body', 'era', 'images', 'audio', 'video', 'link'],
    ['展示', 'Display', ['free', 'order']],
  ],
  rules: {
    fieldsFollowType: [
      {
        sheet: 1,
        pick: 'type',
        of: { article: null, exhibit: 'era', audio: 'audio', video: 'video', gallery: 'images', link: 'link' },
        clears: true,
      },
      { choose: ['article', 'body'], least: 1, when: { type: 'article' } },
      { when: { type: 'exhibit' }, demand: ['body'] },
      { when: { type: { not: 'article' } }, refuse: ['article'] },
      { refer: 'article', where: { status: 'published' } },
      { refer: 'link', types: ['!none'] },
      { each: 'images', least: 3, when: { type: 'gallery' } },
    ],
    articleOncePerSubject: [
      { sheet: 2, unique: ['subject', 'article'] },
      { order: ['subject'] },
      { note: ['板块按其第一条内容的先后排列', 'Sections stand in the order of their first entry'], reader: 'app' },
    ],
    subjectNeverChanges: [
      { sheet: 3, freeze: ['subject'] },
      { limit: { most: 100 }, per: ['subject'], field: 'subject' },
      { by: 'isOfEightSections' },
    ],
    publishedSubjectStaysFilled: { sheet: 4, see: 'wenboSubject#publishNeedsContents' },
    shownWhilePublished: [
      { from: 'app', fields: ['views'] },
      {
        shown: { status: 'published', 'subject.status': 'published' },
        gives: [
          ...['subject', 'section', 'type', 'title', 'brief', 'cover', 'article', 'body'],
          ...['era', 'images', 'audio', 'video', 'link', 'free', 'order'],
        ] as const,
      },
    ],
  },
})
export type WenboContent = RecordOf<typeof wenboContent>
