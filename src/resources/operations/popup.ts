import { entity, f, type RecordOf, shelf } from '#declare'
import { phases, platforms } from '#resources/choices.ts'
import { reachable } from '#resources/reachable.ts'

/** Pop-ups over the app's pages for activities and notices; two or three run at a time, changed weekly. */
export const popup = entity('popup', ['弹窗', 'Pop-up dialog'], {
  fields: {
    title: f.text('弹窗名称', 'Title', { required: true, max: 30, search: true }),
    image: f.image('弹窗图', 'Image', { required: true, width: 600, height: 800 }),
    jump: f.jump('跳转', 'Link', { required: true }),
    places: f.choices('弹出页面', 'Pages', { required: true }, [
      { home: ['首页', 'Home'], course: ['课程频道', 'Course channel'] },
      { listen: ['听书频道', 'Listening channel'], podcast: ['播客频道', 'Podcast channel'] },
      { magazine: ['数字刊', 'Digital magazine'], vip: ['会员页', 'VIP page'], mine: ['我的', 'Mine'] },
    ]),
    platforms: f.choices('平台', 'Platforms', { required: true }, platforms),
    channels: f.refs('限定渠道', 'Channels', { to: 'appChannel' }),
    minVersion: f.code('最低版本', 'From version', { pattern: '^\\d+\\.\\d+\\.\\d+$' }),
    maxVersion: f.code('最高版本', 'To version', { pattern: '^\\d+\\.\\d+\\.\\d+$' }),
    audience: f.choice('展示人群', 'Audience', 'all', [
      { all: ['全部用户', 'All users'], guest: ['未登录', 'Not signed in'], newUser: ['新用户', 'New users'] },
      { vip: ['会员', 'Members'], nonVip: ['非会员', 'Non-members'], expiring: ['会员将到期', 'Membership ending'] },
    ]),
    interestTags: f.refs('限定兴趣', 'Interests', { to: 'interestTag', max: 10 }),
    period: f.period('展示时间', 'Shown within', { required: true }),
    frequency: f.choice('展示频次', 'Frequency', 'once', [
      { once: ['仅一次', 'Once'], daily: ['每天一次', 'Once a day'] },
      { everyLaunch: ['每次启动', 'Each launch'], interval: ['间隔天数', 'Every some days'] },
    ]),
    intervalDays: f.integer('间隔天数', 'Days between', { min: 2, max: 30 }),
    delaySeconds: f.integer('延迟秒数', 'Delay in seconds', { min: 0, max: 30, default: 0 }),
    priority: f.integer('优先级（大者先）', 'Priority (high first)', { min: 1, max: 99, default: 50 }),
    exposures: f.count('曝光', 'Shown'),
    clicks: f.count('点击', 'Clicks'),
    clickRate: f.computed('点击率', 'Click rate', { as: 'percent', from: { part: [{ times: ['clicks', 100] }, 'exposures'], digits: 1 } }),
    phase: f.computed('进行阶段', 'Phase', { of: phases, from: { phase: ['period'] } }),
  },
  ...shelf(['已上线', 'Online'], ['已下线', 'Offline']),
  actions: {
    preview: { on: ['row', 'form'], previews: { page: 'over', title: 'title', picture: 'image', on: 'places' } },
    copy: { copies: { title: '副本' }, asks: ['period'] },
  },
  list: {
    columns: [
      ['image', 'title', 'places', 'audience', 'period', 'frequency', 'priority', 'exposures', 'clicks', 'clickRate', 'phase', 'status'],
    ],
    under: { title: ['audience'], frequency: ['priority'], clickRate: ['clicks', 'exposures'] },
    filters: ['title', 'places', 'audience', 'phase', 'status', 'period'],
    sort: ['-priority', '-createdAt'],
  },
  calendar: { in: 'placements', at: 'period' },
  form: [
    ['内容', 'Content', 'title', 'image', 'jump'],
    ['投放', 'Targeting', 'places', 'platforms', 'channels', ['minVersion', 'maxVersion'], 'audience', 'interestTags'],
    ['展示', 'Display', 'period', ['frequency', 'intervalDays'], ['delaySeconds', 'priority']],
  ],
  rules: {
    minVersionNotAboveMax: [
      { sheet: 1, compare: ['minVersion', '<=', 'maxVersion'] },
      { when: { frequency: 'interval' }, demand: ['intervalDays'], otherwise: 'refuse' },
    ],
    samePriorityNeedsConfirmation: [
      {
        sheet: 2,
        unique: ['audience', 'priority'],
        overlap: ['period', 'places'],
        among: { status: 'published' },
        warn: true,
        say: ['同一页面、人群与优先级已有弹窗在同一时间展示', 'Another of the same page, audience and priority is shown at the same time'],
      },
      { note: ['每次启动每页只弹一个，优先级大者先', 'A page shows one per launch, the highest priority first'], reader: 'app' },
    ],
    everyLaunchIsShort: [
      {
        sheet: 3,
        compare: ['period.end', '<=', { shift: ['period.start', '+7d'] }],
        when: { frequency: 'everyLaunch' },
        field: 'period',
        say: ['每次启动都弹的弹窗最多展示 7 天', 'One shown at each launch runs 7 days at most'],
      },
      { when: { frequency: 'everyLaunch' }, demand: ['period.start', 'period.end'] },
      { may: ['publish'], who: 'admin', when: { frequency: 'everyLaunch' } },
      { by: 'leavesEveryLaunchToAdmins', on: ['save'] },
      reachable('jump'),
    ],
    countsComeFromApp: { from: 'app', fields: ['exposures', 'clicks'] },
    publishNeedsEndAhead: {
      move: 'publish',
      needs: [['period.end', '>', { now: '' }]],
      say: ['展示时间已经过去', 'The time it is shown is over'],
    },
    shownWithinPeriod: {
      shown: { status: 'published', period: { has: { now: '' } } },
      gives: [
        'title',
        'image',
        'jump',
        'places',
        'platforms',
        'channels',
        'minVersion',
        'maxVersion',
        'audience',
        'interestTags',
        'period',
        'frequency',
        'intervalDays',
        'delaySeconds',
        'priority',
      ],
    },
  },
})
export type Popup = RecordOf<typeof popup>
