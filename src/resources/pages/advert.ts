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
    video: f.video('视频', 'Video', { pattern: '\\.mp4$', fills: { duration: 'duration' } }),
    duration: f.duration('视频时长', 'Length', { max: 15 }),
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
    exposureCount: f.count('曝光数', 'Exposures', { of: { sum: 'exposureCount', over: 'advertChannelDetail' } }),
    clickCount: f.count('点击数', 'Clicks', { of: { sum: 'clickCount', over: 'advertChannelDetail' } }),
    clickRate: f.computed('点击率', 'Click rate', {
      as: 'percent',
      from: { part: [{ times: ['clickCount', 100] }, 'exposureCount'], digits: 2 },
    }),
  },
  states: { draft: ['草稿', 'Draft'], published: ['投放中', 'Running'], paused: ['已暂停', 'Paused'], ended: ['已结束', 'Ended'] },
  moves: {
    publish: { label: ['投放', 'Run'], from: ['draft'], to: 'published' },
    pause: { from: ['published'], to: 'paused' },
    resume: { from: ['paused'], to: 'published' },
    end: { from: ['published', 'paused'], to: 'ended', confirm: 'yes' },
  },
  actions: {
    copy: { copies: { title: '副本', drop: ['period'] }, asks: ['period'] },
    detail: { label: ['渠道明细', 'Channel detail'], page: '/administer/advert/channelDetail', by: 'advert' },
    preview: {
      on: ['row', 'form'],
      previews: {
        page: 'spot',
        title: 'name',
        place: 'place',
        at: {
          ...({ splash: 'screen', homeBanner: 'carousel', homeFloat: 'float', courseBanner: 'carousel', mine: 'middle' } as const),
          ...({ listenBanner: 'carousel', podcastBanner: 'carousel', player: 'middle', articleEnd: 'foot' } as const),
        },
        pictures: ['imageUrl', 'imageUrl1', 'iconUrl'],
        tall: 'imageUrl2',
        film: 'video',
        seconds: 'showSeconds',
        marked: ['owner', 'customer'],
      },
    },
  },
  list: {
    columns: [
      ['imageUrl', 'name', 'place', 'owner', 'customer', 'platforms', 'period'],
      ['weight', 'exposureCount', 'clickCount', 'clickRate', 'status'],
    ],
    under: { place: ['platforms'], owner: ['customer'], clickRate: ['clickCount'] },
    filters: ['name', 'place', 'owner', 'customer', 'status', 'period'],
    bulk: ['pause', 'end'],
  },
  calendar: { in: 'placements', at: 'period', place: 'place', alone: ['splash'] },
  form: [
    ['基本信息', 'Basics', ['name', 'place'], ['owner', 'customer']],
    ['素材', 'Material', 'material', 'imageUrl', 'imageUrl1', 'imageUrl2', 'iconUrl', 'video', ['duration', 'showSeconds'], 'target'],
    ['投放', 'Delivery', 'channels', 'platforms', ['minVersion', 'audience'], 'period', ['dailyCap', 'weight'], 'budgetCount'],
    ['监测', 'Monitoring', 'monitorUrl', 'clickUrl'],
  ],
  rules: {
    fieldsFollowPlace: [
      { sheet: 1, when: { place: 'splash', material: 'picture' }, demand: ['imageUrl1', 'imageUrl2'], otherwise: 'refuse' },
      { when: { place: 'splash', material: 'video' }, demand: ['video', 'duration'], otherwise: 'refuse' },
      { when: { place: 'splash' }, demand: ['showSeconds'], otherwise: 'refuse' },
      {
        compare: [3, '<=', 'showSeconds', '<=', 5],
        when: { place: 'splash' },
        field: 'showSeconds',
        say: ['开屏展示 3 到 5 秒', 'A splash screen is shown for 3 to 5 seconds'],
      },
      { when: { place: { not: 'splash' } }, allow: { material: ['picture'] } },
      { when: { place: 'homeFloat' }, demand: ['iconUrl'], otherwise: 'refuse' },
      { when: { place: { not: ['splash', 'homeFloat'] } }, demand: ['imageUrl'], otherwise: 'refuse' },
    ],
    customerAdNeedsName: [
      { sheet: 2, when: { owner: 'customer' }, demand: ['customer'], otherwise: 'refuse' },
      { note: ['外部客户的广告带“广告”标识', 'Ads of customers bear the ad mark'], reader: 'app' },
    ],
    reviewHidesCustomerAds: [
      {
        sheet: 3,
        shown: { status: 'published', period: { has: { now: '' } } },
        inReview: { owner: { not: 'customer' } },
        gives: [
          ...(['place', 'owner', 'customer', 'material', 'imageUrl', 'imageUrl1', 'imageUrl2', 'iconUrl', 'video'] as const),
          ...(['duration', 'showSeconds', 'target', 'channels', 'platforms', 'minVersion', 'audience', 'dailyCap'] as const),
          ...(['weight', 'monitorUrl', 'clickUrl'] as const),
        ],
      },
      { note: ['审核模式的渠道不展示外部客户的广告', 'Builds of a channel in review mode show no ads of customers'], reader: 'app' },
    ],
    publishedLimitedPerPlace: [
      {
        sheet: 4,
        limit: { most: 8 },
        per: ['place'],
        where: { status: 'published', place: ['homeBanner', 'courseBanner', 'listenBanner', 'podcastBanner'] },
        overlap: ['platforms', 'audience', 'period'],
        field: 'place',
        say: ['同一时间此广告位最多 8 条', 'At most 8 ads stand in this place at the same time'],
      },
      {
        limit: { most: 1 },
        per: ['place'],
        where: { status: 'published', place: 'homeFloat' },
        overlap: ['platforms', 'audience', 'period'],
        field: 'place',
        say: ['同一时间首页浮标只能有 1 条', 'There is one float on the home page at the same time'],
      },
    ],
    endsAtEndOrBudget: [
      { sheet: 5, carried: 'fields.period' },
      {
        move: ['publish', 'resume'],
        needs: [['period.end', '>', { now: '' }]],
        say: ['投放时间已过，请先修改', 'Its flight is over: change it first'],
        field: 'period',
      },
      { at: 'period.end', does: 'end', when: { status: ['published', 'paused'] } },
      { at: 'once', does: 'end', when: { status: 'published', budgetCount: { set: true }, exposureCount: { gte: 'budgetCount' } } },
      { mark: { status: 'published', 'period.start': { gt: { now: '' } } }, as: ['未到时间', 'Not yet'] },
      { mark: { status: 'published', 'period.end': { lt: { now: '+3d' } } }, as: ['3天内结束', 'Ends within 3 days'] },
    ],
    frozenWhilePublished: [
      {
        sheet: 6,
        freeze: [
          ...(['place', 'material', 'imageUrl', 'imageUrl1', 'imageUrl2', 'iconUrl', 'video', 'showSeconds'] as const),
          ...(['target', 'period.start'] as const),
        ],
        once: { status: 'published' },
        say: ['投放中不能修改，请先暂停', 'It is running: pause it first'],
      },
      { lock: { status: 'ended' } },
    ],
    deletableWhileDraft: { sheet: 7, remove: { in: ['draft'], without: ['advertChannelDetail'] } },
  },
  deviations: { duration: 'a film may last 15 seconds: its length is told by its upload' },
})
export type Advert = RecordOf<typeof advert>
