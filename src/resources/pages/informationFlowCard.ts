import { entity, f, type RecordOf, shelf } from '#declare'
import { audiences } from '#resources/choices.ts'

/** A card of several items put between feed items at fixed places; flow editors change it a few times a week. */
export const informationFlowCard = entity('informationFlowCard', ['信息流卡片', 'Flow card'], {
  fields: {
    name: f.text('卡片名称', 'Card name', { required: true, max: 20, unique: true, search: true }),
    title: f.text('展示标题', 'Shown title', { required: true, max: 12 }),
    subtitle: f.text('副标题', 'Subtitle', { max: 24 }),
    style: f.choice('卡片样式', 'Style', { required: true }, [
      { horizontal: ['横滑卡', 'Horizontal slide'], triple: ['三宫格', 'Three covers'] },
      { list: ['列表卡', 'List'], quote: ['金句卡', 'Quote'], vote: ['兴趣选择卡', 'Interest picker'] },
    ]),
    items: f.list('卡片内容', 'Items', 10, [
      { target: f.jump('内容', 'Content', { required: true }), title: f.text('标题', 'Title', { max: 20 }) },
      { imageUrl: f.image('封面', 'Cover', { width: 210, height: 280 }) },
    ]),
    quote: f.longText('金句', 'Quote', { max: 80 }),
    tags: f.refs('所在标签页', 'Shown under tags', { to: 'informationFlowTag', required: true, max: 5 }),
    insertAfter: f.integer('插入位置', 'Stands after item', { required: true, min: 1, max: 50 }),
    moreJump: f.jump('更多跳转', 'More target'),
    closable: f.boolean('可关闭', 'Closable', { default: true }),
    audience: f.choice('可见人群', 'Audience', 'all', audiences),
    period: f.period('展示时间', 'Display period', { required: true }),
    exposureCount: f.count('曝光数', 'Exposures'),
    clickCount: f.count('点击数', 'Clicks'),
  },
  ...shelf(['已上线', 'Live'], ['已下线', 'Offline']),
  list: {
    columns: ['name', 'title', 'style', 'tags', 'insertAfter', 'audience', 'period', 'exposureCount', 'clickCount', 'status'],
    under: { name: ['title'], exposureCount: ['clickCount'], tags: ['audience'] },
    filters: ['name', 'style', 'tags', 'status'],
    sort: 'insertAfter',
    export: false,
  },
  form: [
    ['内容', 'Content', ['name', 'title'], ['subtitle', 'style'], 'items', 'quote', 'moreJump'],
    ['投放', 'Delivery', 'tags', ['insertAfter', 'closable'], 'audience', 'period'],
  ],
  rules: {
    itemsFollowStyle: [
      { sheet: 1, move: 'publish', needs: [[{ length: 'items' }, '>=', 3]], when: { style: ['horizontal', 'list'] }, field: 'items' },
      { by: 'fillsThreeOrSix' },
      { when: { style: 'quote' }, demand: ['quote'], otherwise: 'refuse' },
      { each: 'items', most: 1, when: { style: 'quote' } },
      { when: { style: 'vote' }, refuse: ['items'] },
      { note: ['兴趣选择卡的选项取自兴趣标签', 'A picker takes its choices from the interest tags'], reader: 'app' },
    ],
    placeIsFree: { sheet: 2, by: 'placeIsFree' },
    offlineItemsAreMarked: [
      {
        sheet: 3,
        mark: { status: 'published', 'items.target.status': ['draft', 'withdrawn', 'offShelf', 'ignored', 'parsed'] },
        as: ['有内容已下线', 'Holds what is offline'],
      },
      {
        note: ['已下线的内容不展示，全部下线时整张卡片不展示', 'Items that are offline are left out; a card with none left is not shown'],
        reader: 'app',
      },
    ],
    deletableUnlessPublished: [
      { sheet: 4, carried: 'fields.period' },
      { remove: { in: ['draft', 'withdrawn'] } },
      { mark: { status: 'published', 'period.end': { lt: { now: '' } } }, as: ['已过期', 'Expired'] },
      { mark: { status: 'published', 'period.start': { gt: { now: '' } } }, as: ['未到时间', 'Not yet'] },
    ],
    shownWithinPeriod: [
      {
        shown: { status: 'published', period: { has: { now: '' } } },
        gives: [
          ...(['name', 'title', 'subtitle', 'style', 'items', 'quote', 'tags', 'insertAfter'] as const),
          ...(['moreJump', 'closable', 'audience', 'period'] as const),
        ],
      },
      { from: 'app', fields: ['exposureCount', 'clickCount'] },
    ],
  },
})
export type InformationFlowCard = RecordOf<typeof informationFlowCard>
