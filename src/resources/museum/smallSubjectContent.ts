import { entity, f, type RecordOf } from '#declare'

/** The ordered entries of one small subject, taken from articles and museum contents or written in place. */
export const smallSubjectContent = entity('smallSubjectContent', ['小专题内容', 'Small subject content'], {
  path: 'wenbo/smallSubjectContent',
  fields: {
    smallSubject: f.ref('所属小专题', 'Small subject', { to: 'smallSubject', required: true, onDelete: 'cascade' }),
    source: f.choice('内容来源', 'Source', 'article', [
      { article: ['文章', 'Article'], wenbo: ['文博内容', 'Museum content'] },
      { podcast: ['播客单集', 'Podcast episode'], own: ['图文', 'Written here'], link: ['跳转', 'Link'] },
    ]),
    article: f.ref('文章', 'Article', { to: 'article' }),
    content: f.ref('文博内容', 'Museum content', { to: 'wenboContent' }),
    podcast: f.ref('播客单集', 'Podcast episode', { to: 'podcast' }),
    title: f.text('展示标题', 'Shown title', { max: 30, search: true }),
    brief: f.text('简介', 'Brief', { max: 60 }),
    cover: f.image('展示图', 'Cover', { width: 690, height: 388 }),
    timeMark: f.text('时间点', 'Point in time', { max: 16 }),
    body: f.richText('正文', 'Text', { max: 5000 }),
    link: f.jump('跳转', 'Link'),
    visible: f.boolean('显示', 'Visible', { default: true }),
    clicks: f.count('点击数', 'Clicks'),
    order: f.order('排序', 'Position'),
  },
  actions: {
    pick: {
      label: ['批量选内容', 'Pick contents'],
      on: 'list',
      asks: {
        kind: f.choice('内容类型', 'Kind of content', 'article', [
          { article: ['文章', 'Article'], wenbo: ['文博内容', 'Museum content'], podcast: ['播客单集', 'Podcast episode'] },
        ]),
        keyword: f.text('标题含', 'Title contains', { max: 30 }),
      },
      picks: { from: 'contents', adds: 'addContents' },
    },
    moveTo: {
      label: ['移到其他小专题', 'Move'],
      on: ['row', 'bulk'],
      asks: { to: f.ref('移到', 'To', { to: 'smallSubject', required: true, not: 'smallSubject' }) },
    },
    show: { label: ['显示', 'Show'], on: ['row', 'bulk'], when: { visible: false }, sets: { visible: true } },
    hide: { label: ['隐藏', 'Hide'], on: ['row', 'bulk'], when: { visible: true }, sets: { visible: false } },
  },
  list: {
    columns: ['order', 'cover', 'title', 'smallSubject', 'article', 'content', 'podcast', 'source', 'timeMark', 'visible', 'clicks'],
    filters: ['smallSubject', 'source', 'title', 'visible'],
    under: { title: ['smallSubject', 'article', 'content', 'podcast'] },
    bulk: ['moveTo', 'show', 'hide'],
    export: false,
  },
  form: [
    ['来源', 'Source', ['smallSubject', 'source'], ['article', 'content'], 'podcast', 'link'],
    ['展示', 'Display', 'title', 'brief', 'cover', 'timeMark', 'body', ['visible', 'order']],
  ],
  rules: {
    referenceFollowsSource: [
      {
        sheet: 1,
        pick: 'source',
        of: { article: 'article', wenbo: 'content', podcast: 'podcast', own: 'body', link: 'link' },
        clears: true,
      },
      { when: { source: ['own', 'link'] }, demand: ['title', 'cover'] },
      { refer: 'article', where: { status: 'published' } },
      { refer: 'content', where: { status: 'published' } },
      { refer: 'podcast', where: { status: 'onShelf' } },
      { refer: 'link', types: ['!none'] },
    ],
    titleFallsBackToSource: [
      {
        sheet: 2,
        fill: 'title',
        with: { byChoice: 'source', of: { article: 'article.title', wenbo: 'content.title', podcast: 'podcast.title' } },
      },
      { fill: 'cover', with: { byChoice: 'source', of: { article: 'article.imageUrl', wenbo: 'content.cover' } } },
      // A square one, which is no cover here: the app lays it on a ground of its own.
      { fill: 'cover', with: 'podcast.smallImage', when: { source: 'podcast' }, shown: true },
      { unique: ['smallSubject', 'article'] },
      { unique: ['smallSubject', 'content'] },
      { unique: ['smallSubject', 'podcast'] },
    ],
    timelineNeedsTimeMark: { sheet: 3, when: { 'smallSubject.layout': 'timeline' }, demand: ['timeMark'], otherwise: 'refuse' },
    contentsLimitedPerSubject: [
      { sheet: 4, limit: { most: 50 }, per: ['smallSubject'], field: 'smallSubject' },
      { see: 'smallSubject#publishNeedsContents' },
    ],
    shownWhilePublished: [
      { order: ['smallSubject'] },
      { from: 'app', fields: ['clicks'] },
      {
        shown: { visible: true, 'smallSubject.status': 'published' },
        gives: ['smallSubject', 'source', 'article', 'content', 'podcast', 'title', 'brief', 'cover', 'timeMark', 'body', 'link', 'order'],
      },
    ],
  },
})
export type SmallSubjectContent = RecordOf<typeof smallSubjectContent>
