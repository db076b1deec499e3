import { entity, f, type RecordOf } from '#declare'

/** The picks at the top of an issue's contents page; a board per issue, filled when the issue is made up. */
export const leadArticle = entity('leadArticle', ['导读文章', 'Lead article'], {
  title: 'called',
  fields: {
    issue: f.ref('所属期次', 'Issue', { required: true, to: 'issue', onDelete: 'cascade' }),
    article: f.ref('文章', 'Article', { required: true, to: 'article' }),
    title: f.text('导读标题', 'Lead title', { max: 30, search: true }),
    lead: f.longText('导读语', 'Lead text', { required: true, max: 120 }),
    style: f.choice('样式', 'Style', 'leftPicture', [
      { headline: ['头条大图', 'Headline picture'], leftPicture: ['左图右文', 'Picture left'], textOnly: ['纯文字', 'Text only'] },
    ]),
    imageUrl: f.image('导读图', 'Picture', { width: 690, height: 388 }),
    called: f.computed('名称', 'Name', { as: 'text', from: { first: ['title', 'article.title'] } }),
    position: f.order('排序', 'Position'),
    visible: f.boolean('显示', 'Visible', { default: true }),
  },
  list: {
    columns: ['imageUrl', 'called', 'article', 'issue', 'style', 'visible', 'position'],
    filters: ['issue', 'style', 'visible'],
    export: false,
  },
  rules: {
    articleOncePerIssue: [
      {
        sheet: 1,
        refer: 'article',
        where: { issue: { set: true } },
        same: [['issue', 'issue']],
        say: ['文章须属于该期次', 'The article must belong to the issue'],
      },
      { unique: ['issue', 'article'], field: 'article' },
      { fill: 'title', with: 'article.title', shown: true },
    ],
    exactlyOneHeadlineFirst: [
      { sheet: 2, limit: { most: 8 }, per: ['issue'], field: 'article' },
      { by: 'headlineStandsFirst', on: ['save', 'remove'] },
      { by: 'asksBeforeTheHeadlineChanges', on: ['save'], warn: true },
      { by: 'formerHeadlineGivesWay' },
      { when: { style: ['headline', 'leftPicture'] }, demand: ['imageUrl'] },
    ],
    shownWhilePublished: [
      {
        sheet: 3,
        shown: { visible: true, 'article.status': 'published', 'issue.status': 'published' },
        gives: ['issue', 'article', 'title', 'lead', 'style', 'imageUrl', 'position'],
      },
      { mark: { 'article.status': { not: 'published' } }, as: ['文章未发布', 'Article not published'] },
    ],
    orderedWithinIssue: { order: ['issue'] },
    issueNeverChanges: { freeze: ['issue'] },
  },
  deviations: { 'list.columns': '标题可空，空时取文章标题：列表显示两者合成的名称' },
})
export type LeadArticle = RecordOf<typeof leadArticle>
