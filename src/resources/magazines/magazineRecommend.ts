import { entity, f, type RecordOf } from '#declare'

/** What stands in the recommended slots of the magazine shelf; a board per slot, changed weekly with each new issue. */
export const magazineRecommend = entity('magazineRecommend', ['杂志推荐', 'Magazine recommendation'], {
  fields: {
    slot: f.choice('推荐位', 'Slot', 'shelfTop', [
      { shelfTop: ['刊架首推', 'Top of shelf'], newIssue: ['新刊速递', 'New issues'] },
      { backIssue: ['往期精选', 'Back issues'], articleEnd: ['文末推荐', 'End of article'] },
    ]),
    target: f.jump('推荐内容', 'Recommended content', { required: true }),
    title: f.text('推荐标题', 'Title', { required: true, max: 30, search: true }),
    reason: f.text('推荐语', 'Reason', { max: 60 }),
    imageUrl: f.image('推荐图', 'Picture', { required: true, width: 690, height: 388 }),
    badge: f.choice('角标', 'Badge', { default: 'nothing' }, [
      { nothing: ['无', 'None'], fresh: ['上新', 'New'], hot: ['热读', 'Hot'] },
      { exclusive: ['独家', 'Exclusive'], limitedFree: ['限免', 'Free for now'] },
    ]),
    period: f.period('展示时间', 'Shown during', { required: true }),
    audience: f.choice('可见人群', 'Audience', { default: 'all' }, [
      { all: ['全部用户', 'Everyone'], nonMember: ['非会员', 'Non-members'], member: ['数字刊会员', 'Digital members'] },
    ]),
    position: f.order('排序', 'Position'),
    clickCount: f.count('点击数', 'Clicks'),
  },
  states: { draft: ['待上架', 'Waiting'], published: ['已上架', 'Published'], withdrawn: ['已下架', 'Withdrawn'] },
  moves: { publish: { from: ['draft', 'withdrawn'], to: 'published' }, withdraw: { from: ['published'], to: 'withdrawn', confirm: 'yes' } },
  list: {
    columns: ['imageUrl', 'title', 'slot', 'target', 'badge', 'period', 'audience', 'clickCount', 'status', 'position'],
    filters: ['title', 'slot', 'status', 'audience'],
    sort: ['slot', 'position'],
    export: false,
  },
  form: [
    ['内容', 'Content', 'slot', 'target', 'title', 'reason', 'imageUrl', 'badge'],
    ['展示', 'Display', 'period', ['audience', 'position']],
  ],
  rules: {
    targetIsPublished: [
      { sheet: 1, refer: 'target', types: ['magazine', 'issue', 'article'], where: { status: 'published' } },
      {
        refer: 'target',
        where: { status: 'published' },
        on: 'publish',
        say: ['推荐内容还没有上架', 'What it recommends is not published'],
      },
    ],
    publishedLimitedPerSlot: [
      { sheet: 2, limit: { most: 6 }, per: ['slot'], where: { status: 'published' }, overlap: ['period'], field: 'slot' },
      { unique: ['slot', 'target'], field: 'target' },
    ],
    shownWithinPeriod: [
      { sheet: 3, carried: 'fields.period' },
      { mark: { 'period.end': { lt: { now: '' } } }, as: ['已过期', 'Expired'] },
      { mark: { 'period.start': { gt: { now: '' } } }, as: ['未到时间', 'Not yet'] },
      {
        shown: { status: 'published', period: { has: { now: '' } } },
        gives: ['slot', 'target', 'title', 'reason', 'imageUrl', 'badge', 'audience', 'position'],
      },
    ],
    withdrawnWithTarget: { sheet: 4, follows: 'target', leaves: 'published', does: 'withdraw', tell: ['updatedBy'] },
    orderedWithinSlot: { order: ['slot'] },
    countsComeFromApp: { from: 'app', fields: ['clickCount'] },
  },
})
export type MagazineRecommend = RecordOf<typeof magazineRecommend>
