import { entity, f, type RecordOf } from '#declare'
import { audiences, platforms } from '#resources/choices.ts'

/** An ad on a fixed place of the app, from the splash screen to the player page; ad operators schedule some ten a week for own campaigns and customers. */
export const advert = entity('advert', ['广告', 'Advertisement'], {
  fields: {
    name: f.text('广告名称', 'Ad name', { required: true, max: 30, unique: true, search: true }),
    place: f.choice('广告位', 'Place', { required: true }, [
      { splash: ['开屏', 'Splash screen'], homeBanner: ['首页轮播', 'Home carousel'] },
      { homeFloat: ['首页浮标', 'Home float'], courseBanner: ['课程频道轮播', 'Course carousel'] },
      { listenBanner: ['听书频道轮播', 'Listening carousel'], podcastBanner: ['播客频道轮播', 'Podcast carousel'] },
      { player: ['播放页', 'Player page'], articleEnd: ['文章底部', 'Article end'], mine: ['我的页横幅', 'Mine banner'] },
    ]),
    owner: f.choice('广告来源', 'Ordered by', 'own', { own: ['自有活动', 'Own campaign'], customer: ['外部客户', 'Customer'] }),
    customer: f.text('客户名称', 'Customer', { max: 30, search: true }),
    material: f.choice('素材类型', 'Material', 'picture', { picture: ['图片', 'Picture'], video: ['视频', 'Video'] }),
    imageUrl: f.image('广告图', 'Picture', { width: 690, height: 260 }),
    imageUrl1: f.image('开屏图（普通屏）', 'Splash picture (ordinary)', { width: 1080, height: 1920 }),
    imageUrl2: f.image('开屏图（全面屏）', 'Splash picture (tall)', { width: 1125, height: 2436 }),
    iconUrl: f.image('浮标图', 'Float picture', { width: 160, height: 160, maxKB: 300 }),
    video: f.video('视频', 'Video'),
    showSeconds: f.integer('展示秒数', 'Seconds shown', { min: 3, max: 15, default: 3 }),
    target: f.jump('跳转目标', 'Target', { required: true }),
    channels: f.refs('投放渠道', 'Channels', { to: 'appChannel' }),
    platforms: f.choices('投放平台', 'Platforms', { required: true, default: ['ios', 'android', 'harmony'] }, platforms),
    minVersion: f.text('最低版本', 'Lowest version', { max: 10, pattern: '^\\d{1,2}(\\.\\d{1,3}){1,2}$' }),
    audience: f.choice('可见人群', 'Audience', 'all', audiences),
    period: f.period('投放时间', 'Flight', { required: true }),
    dailyCap: f.integer('每人每日上限', 'Times per user and day', { min: 1, max: 50, default: 3 }),
    weight: f.integer('轮播权重', 'Weight', { min: 1, max: 100, default: 10 }),
    budgetCount: f.integer('曝光总量', 'Exposures bought', { min: 1000 }),
    monitorUrl: f.url('曝光监测地址', 'Exposure monitor'),
    clickUrl: f.url('点击监测地址', 'Click monitor'),
    exposureCount: f.count('曝光数', 'Exposures'),
    clickCount: f.count('点击数', 'Clicks'),
    clickRate: f.computed('点击率', 'Click rate', { from: { open: 'clickCount / exposureCount' } }),
  },
  states: { draft: ['草稿', 'Draft'], published: ['投放中', 'Running'], paused: ['已暂停', 'Paused'], ended: ['已结束', 'Ended'] },
  moves: {
    publish: { from: ['draft'], to: 'published' },
    pause: { from: ['published'], to: 'paused' },
    resume: { from: ['paused'], to: 'published' },
    end: { from: ['published', 'paused'], to: 'ended', confirm: 'yes' },
  },
  actions: {
    copy: { later: 'makes a draft with the same material and no flight and no counts' },
    detail: { label: ['渠道明细', 'Channel detail'], opens: 'advertChannelDetail', by: 'advert' },
    preview: { later: 'draws the ad at its place on a phone frame in both screen heights' },
  },
  list: {
    columns: [
      ['imageUrl', 'name', 'place', 'owner', 'customer', 'platforms', 'period'],
      ['weight', 'exposureCount', 'clickCount', 'clickRate', 'status'],
    ],
    filters: ['name', 'place', 'owner', 'customer', 'status', 'period'],
    bulk: ['pause', 'end'],
  },
  form: [
    ['基本信息', 'Basics', ['name', 'place'], ['owner', 'customer']],
    ['素材', 'Material', 'material', 'imageUrl', 'imageUrl1', 'imageUrl2', 'iconUrl', 'video', 'showSeconds', 'target'],
    ['投放', 'Delivery', 'channels', 'platforms', ['minVersion', 'audience'], 'period', ['dailyCap', 'weight'], 'budgetCount'],
    ['监测', 'Monitoring', 'monitorUrl', 'clickUrl'],
  ],
  standIn: true,
})
export type Advert = RecordOf<typeof advert>
