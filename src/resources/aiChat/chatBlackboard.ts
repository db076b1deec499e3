import { entity, f, type RecordOf, shelf } from '#declare'

/** Short notes on top of the AI chat page (notice, topic of the day, hint); operators write one or two a week; reached by a button on 对话设置. */
export const chatBlackboard = entity('chatBlackboard', ['小黑板', 'Blackboard'], {
  path: 'openAi/blackboard',
  fields: {
    title: f.text('标题', 'Title', { required: true, max: 20, search: true }),
    kind: f.choice('类型', 'Kind', 'topic', [
      { notice: ['公告', 'Notice'], topic: ['今日话题', 'Topic of the day'], hint: ['使用技巧', 'Hint'] },
    ]),
    content: f.longText('内容', 'Content', { required: true, max: 200 }),
    image: f.image('配图', 'Picture', { width: 686, height: 240 }),
    question: f.text('点击后提问', 'Question on tap', { max: 60 }),
    link: f.jump('跳转', 'Link'),
    audience: f.choice('展示对象', 'Shown to', { default: 'all' }, [
      { all: ['全部用户', 'Everyone'], member: ['会员', 'Members'], nonMember: ['非会员', 'Non-members'] },
    ]),
    period: f.period('展示时间', 'Shown during', { required: true }),
    closable: f.boolean('允许关闭', 'May be closed', { default: true }),
    views: f.count('曝光数', 'Views'),
    clicks: f.count('点击数', 'Clicks'),
    order: f.order('排序', 'Position'),
  },
  ...shelf(),
  list: {
    columns: ['title', 'kind', 'audience', 'period', 'views', 'clicks', 'status', 'order'],
    under: { views: ['clicks'] },
    filters: ['title', 'kind', 'audience', 'status', 'period'],
    sort: 'order',
  },
  form: [
    ['内容', 'Content', ['title', 'kind'], 'content', 'image'],
    ['点击', 'On tap', 'question', 'link'],
    ['展示', 'Display', 'audience', 'period', ['closable', 'order']],
  ],
  rules: {
    endsAfterStart: [
      { sheet: 1, carried: 'fields.period' },
      {
        move: 'publish',
        needs: [['period.end', '>', { now: '' }]],
        say: ['展示时间已过，请先修改', 'Its time is over: change it first'],
        field: 'period',
      },
      { at: 'period.end', does: 'withdraw', when: { status: 'published' } },
      { mark: { status: 'published', 'period.start': { gt: { now: '' } } }, as: ['未到时间', 'Not yet'] },
    ],
    publishedLimitedPerAudience: {
      sheet: 2,
      limit: { most: 3 },
      per: ['audience'],
      where: { status: 'published' },
      overlap: ['period'],
      field: 'period',
    },
    eitherQuestionOrLink: [
      { sheet: 3, choose: ['question', 'link'], most: 1 },
      { choose: ['question', 'link'], least: 1, when: { kind: 'topic' } },
    ],
    noticeIsNotClosable: [
      { sheet: 4, starts: { closable: false }, when: { kind: 'notice' } },
      {
        when: { kind: 'notice' },
        allow: { closable: [false] },
        warn: true,
        say: ['公告一般不允许关闭', 'A notice is usually not closable'],
      },
      { note: ['公告排在其他类型之前', 'Notices stand above the other kinds'], reader: 'app' },
    ],
    shownWithinPeriod: [
      { from: 'app', fields: ['views', 'clicks'] },
      {
        shown: { status: 'published', period: { has: { now: '' } } },
        gives: ['title', 'kind', 'content', 'image', 'question', 'link', 'audience', 'period', 'closable', 'order'],
      },
    ],
  },
})
export type ChatBlackboard = RecordOf<typeof chatBlackboard>
