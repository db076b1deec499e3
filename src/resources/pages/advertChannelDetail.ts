import { entity, f, type RecordOf } from '#declare'
import { platforms } from '#resources/choices.ts'

/** The ledger of an ad's figures by channel, platform and day, written by the collector each night; ad operators read it as table and chart, note and export it. */
export const advertChannelDetail = entity('advertChannelDetail', ['广告渠道明细', 'Ad channel detail'], {
  fields: {
    advert: f.ref('广告', 'Ad', { to: 'advert', required: true }),
    place: f.computed('广告位', 'Place', { from: { open: 'place of the ad' } }),
    channel: f.ref('渠道', 'Channel', { to: 'appChannel', required: true }),
    platform: f.choice('平台', 'Platform', { required: true }, platforms),
    day: f.date('日期', 'Day', { required: true }),
    exposureCount: f.count('曝光次数', 'Exposures'),
    exposureUsers: f.count('曝光人数', 'Users exposed'),
    clickCount: f.count('点击次数', 'Clicks'),
    clickUsers: f.count('点击人数', 'Users clicking'),
    clickRate: f.computed('点击率', 'Click rate', { from: { open: 'clickCount / exposureCount' } }),
    orderCount: f.count('带来订单', 'Orders'),
    orderAmount: f.money('订单金额', 'Order amount', { min: 0 }),
    remark: f.text('备注', 'Remark', { max: 50 }),
  },
  actions: {
    note: { label: ['备注', 'Remark'], later: 'changes the remark alone' },
    chart: {
      label: ['查看图表', 'Chart'],
      later:
        'opens /administer/advert/channelDetail with exposures, clicks, rate and orders of the ad by day, one line per channel, for a date range of at most 92 days',
    },
  },
  list: {
    columns: [
      ['day', 'advert', 'place', 'channel', 'platform', 'exposureCount', 'exposureUsers'],
      ['clickCount', 'clickUsers', 'clickRate', 'orderCount', 'orderAmount', 'remark'],
    ],
    filters: ['advert', 'channel', 'platform', 'day'],
    sort: ['-day', '-exposureCount'],
  },
  standIn: true,
})
export type AdvertChannelDetail = RecordOf<typeof advertChannelDetail>
