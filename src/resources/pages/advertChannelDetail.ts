import { entity, f, type RecordOf } from '#declare'
import { platforms } from '#resources/choices.ts'
import { advert } from './advert.ts'

/** The ledger of an ad's figures by channel, platform and day, written by the collector each night; ad operators read it as table and chart, note and export it. */
export const advertChannelDetail = entity('advertChannelDetail', ['广告渠道明细', 'Ad channel detail'], {
  title: 'called',
  fields: {
    advert: f.ref('广告', 'Ad', { to: 'advert', required: true }),
    place: f.computed('广告位', 'Place', { as: 'choice', from: 'advert.place', of: advert.fields.place.of }),
    channel: f.ref('渠道', 'Channel', { to: 'appChannel', required: true }),
    platform: f.choice('平台', 'Platform', { required: true }, platforms),
    day: f.date('日期', 'Day', { required: true }),
    exposureCount: f.count('曝光次数', 'Exposures'),
    exposureUsers: f.count('曝光人数', 'Users exposed'),
    clickCount: f.count('点击次数', 'Clicks'),
    clickUsers: f.count('点击人数', 'Users clicking'),
    clickRate: f.computed('点击率', 'Click rate', {
      as: 'percent',
      from: { part: [{ times: ['clickCount', 100] }, 'exposureCount'], digits: 2 },
    }),
    orderCount: f.count('带来订单', 'Orders'),
    orderAmount: f.money('订单金额', 'Order amount', { min: 0 }),
    remark: f.text('备注', 'Remark', { max: 50 }),
    called: f.computed('明细', 'Detail', { from: { words: ['advert.name', 'channel.name', 'day'] } }),
  },
  actions: {
    note: { label: ['备注', 'Remark'], asks: ['remark'] },
    chart: { label: ['查看图表', 'Chart'], page: '/administer/advert/channelDetail', by: { advert: 'advert' } },
    byDay: {
      label: ['按天汇总', 'By day'],
      on: [],
      asks: {
        advert: f.ref('广告', 'Ad', { to: 'advert', required: true }),
        from: f.date('开始日期', 'From', { required: true }),
        to: f.date('结束日期', 'To', { required: true }),
      },
      looks: 'byDay',
    },
  },
  list: {
    columns: [
      ['day', 'advert', 'place', 'channel', 'platform', 'exposureCount', 'exposureUsers'],
      ['clickCount', 'clickUsers', 'clickRate', 'orderCount', 'orderAmount', 'remark'],
    ],
    under: { exposureCount: ['exposureUsers'], clickCount: ['clickUsers'], orderCount: ['orderAmount'] },
    filters: ['advert', 'channel', 'platform', 'day'],
    sort: ['-day', '-exposureCount'],
    sums: ['exposureCount', 'clickCount', 'orderCount', 'orderAmount'],
  },
  rules: {
    oncePerAdvertAndDay: [
      { sheet: 1, unique: ['advert', 'channel', 'platform', 'day'] },
      { from: 'app', but: ['remark'], create: false, remove: false, knownBy: ['advert', 'channel', 'platform', 'day'] },
      { remove: 'never' },
    ],
    countsComeFromApp: [
      { sheet: 2, from: 'app', fields: ['exposureCount', 'exposureUsers', 'clickCount', 'clickUsers', 'orderCount', 'orderAmount'] },
      { note: ['订单为点击后 24 小时内付款的订单', 'Orders are those paid within 24 hours of the click'], reader: 'app' },
    ],
    clicksWithinExposures: [
      { sheet: 3, compare: ['clickCount', '<=', 'exposureCount'] },
      { compare: ['exposureUsers', '<=', 'exposureCount'] },
      { compare: ['clickUsers', '<=', 'clickCount'] },
    ],
    sumsFollowTheFilter: { sheet: 4, carried: 'lists.sums' },
  },
})
export type AdvertChannelDetail = RecordOf<typeof advertChannelDetail>
