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
      later: 'searches articles, museum contents and episodes; adds the chosen ones in order',
    },
    moveTo: { label: ['移到其他小专题', 'Move'], later: 'moves the chosen entries to the end of another small subject' },
    show: { label: ['显示', 'Show'], later: 'sets visible true' },
    hide: { label: ['隐藏', 'Hide'], later: 'sets visible false' },
  },
  list: {
    columns: ['order', 'cover', 'title', 'source', 'timeMark', 'visible', 'clicks'],
    filters: ['smallSubject', 'source', 'title', 'visible'],
    bulk: ['moveTo', 'show', 'hide'],
    export: false,
  },
  form: [
    ['来源', 'Source', ['smallSubject', 'source'], ['article', 'content'], 'podcast', 'link'],
    ['展示', 'Display', 'title', 'brief', 'cover', 'timeMark', 'body', ['visible', 'order']],
  ],
  standIn: true,
})
export type SmallSubjectContent = RecordOf<typeof smallSubjectContent>
