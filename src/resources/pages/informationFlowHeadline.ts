import { entity, f, type RecordOf, shelf } from '#declare'

/** The headline carousel at the top of the feed; the duty editor sets three to five each morning. */
export const informationFlowHeadline = entity('informationFlowHeadline', ['信息流头条', 'Flow headline'], {
  fields: {
    title: f.text('头条标题', 'Headline', { required: true, max: 28, search: true }),
    summary: f.longText('导语', 'Lead', { max: 60 }),
    bigImage: f.image('头图', 'Picture', { required: true, width: 690, height: 388 }),
    target: f.jump('跳转内容', 'Content', { required: true }),
    badge: f.choice('角标', 'Badge', { default: 'none' }, [
      { none: ['无', 'None'], exclusive: ['独家', 'Exclusive'] },
      { cover: ['封面报道', 'Cover story'], live: ['直播', 'Live'], latest: ['最新', 'New'] },
    ]),
    tags: f.refs('所在标签页', 'Shown under tags', { to: 'informationFlowTag', required: true, max: 3 }),
    period: f.period('展示时间', 'Display period', { required: true }),
    position: f.order('排序', 'Position'),
    exposureCount: f.count('曝光数', 'Exposures'),
    clickCount: f.count('点击数', 'Clicks'),
  },
  ...shelf(['已上线', 'Live'], ['已下线', 'Offline']),
  actions: { push: { label: ['生成推送', 'Draft a push'], later: "makes a draft push with the headline's title and target" } },
  list: {
    columns: ['position', 'bigImage', 'title', 'badge', 'tags', 'target', 'period', 'exposureCount', 'clickCount', 'status'],
    filters: ['title', 'badge', 'tags', 'status', 'period'],
    sort: ['position', '-createdAt'],
    export: false,
  },
  form: [
    ['内容', 'Content', 'title', 'summary', 'bigImage', 'target', 'badge'],
    ['投放', 'Delivery', 'tags', 'period'],
  ],
  standIn: true,
})
export type InformationFlowHeadline = RecordOf<typeof informationFlowHeadline>
