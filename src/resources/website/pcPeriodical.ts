import { entity, f, type RecordOf, shelf } from '#declare'
import { magazine } from '#resources/magazines/magazine.ts'

/** Magazines shown on the website's periodical wall with where to buy them; edited when a magazine joins or a subscription year opens. */
export const pcPeriodical = entity('pcPeriodical', ['官网期刊', 'Website periodical'], {
  title: 'called',
  fields: {
    called: f.computed('刊物', 'Periodical', { as: 'text', from: 'magazine.title' }),
    magazine: f.ref('杂志', 'Magazine', { to: 'magazine', required: true, unique: true }),
    latestOnly: f.boolean('自动展示最新一期', 'Always the newest issue', { default: true }),
    issue: f.ref('指定期次', 'Chosen issue', { to: 'issue', onDelete: 'setNull' }),
    surfaceImageUrl: f.image('展示封面', 'Cover shown', { width: 300, height: 400 }),
    intro: f.longText('刊物简介', 'Introduction', { required: true, max: 300 }),
    frequency: f.computed('刊期', 'Cycle', { as: 'choice', from: 'magazine.cycle', of: magazine.fields.cycle.of }),
    digitalUrl: f.url('数字刊购买链接', 'Digital edition'),
    paperUrl: f.url('纸刊订阅链接', 'Paper subscription'),
    priceText: f.text('价格文案', 'Price text', { max: 20 }),
    onHome: f.boolean('首页展示', 'On the home page', { default: false }),
    position: f.order('排序', 'Position'),
    viewCount: f.count('浏览数', 'Views'),
  },
  ...shelf(['已上线', 'Live'], ['已下线', 'Offline']),
  list: {
    columns: ['position', 'surfaceImageUrl', 'magazine', 'frequency', 'latestOnly', 'issue', 'priceText', 'onHome', 'viewCount', 'status'],
    filters: ['magazine', 'onHome', 'status', 'latestOnly'],
  },
  form: [
    ['刊物', 'Periodical', ['magazine', 'latestOnly'], 'issue', 'surfaceImageUrl', 'intro'],
    ['购买', 'Buying', 'digitalUrl', 'paperUrl', 'priceText'],
    ['展示', 'Display', 'onHome'],
  ],
  rules: {
    issueUnlessLatestOnly: [
      { sheet: 1, when: { latestOnly: false }, demand: ['issue'], otherwise: 'refuse' },
      {
        refer: 'issue',
        where: { status: 'published' },
        same: [['magazine', 'magazine']],
        say: ['须为同一刊物已上架的期次', 'It must be a published issue of the same magazine'],
      },
      { fill: 'surfaceImageUrl', with: 'issue.cover', shown: true },
    ],
    publishNeedsPublishedMagazine: [
      {
        sheet: 2,
        refer: 'magazine',
        where: { status: 'published' },
        on: 'publish',
        say: ['杂志还没有上架', 'The magazine is not published'],
      },
      {
        choose: ['digitalUrl', 'paperUrl'],
        least: 1,
        when: { status: 'published' },
        say: ['请至少填写一个购买链接', 'Give at least one link to buy it'],
      },
      { limit: { most: 8 }, where: { status: 'published', onHome: true }, field: 'onHome' },
      {
        shown: { status: 'published' },
        gives: [
          ...(['magazine', 'latestOnly', 'issue', 'surfaceImageUrl', 'intro', 'digitalUrl', 'paperUrl', 'priceText'] as const),
          ...(['onHome', 'position'] as const),
        ],
      },
    ],
    withdrawnWithMagazine: [
      { sheet: 3, follows: 'magazine', leaves: 'published', does: 'withdraw', tell: ['updatedBy'] },
      { remove: { in: ['draft', 'withdrawn'] } },
    ],
    countsComeFromApp: [{ from: 'app', fields: ['viewCount'] }, { order: [] }],
  },
})
export type PcPeriodical = RecordOf<typeof pcPeriodical>
