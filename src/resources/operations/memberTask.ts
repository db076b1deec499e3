import { entity, f, type RecordOf, shelf } from '#declare'
import { unlimited } from '#resources/choices.ts'

/** Study tasks for members after buying (punch in so many days, get a refund coupon or gift); a few per year. */
export const memberTask = entity('memberTask', ['会员任务', 'Member task'], {
  path: 'memberPunchTask',
  fields: {
    title: f.text('任务名称', 'Title', { required: true, max: 30, unique: true, search: true }),
    cover: f.image('任务图', 'Image', { required: true, width: 690, height: 320 }),
    memberKind: f.choice('适用会员', 'Members', 'any', [
      { knowledge: ['知识会员', 'Knowledge'], digital: ['数字刊会员', 'Digital magazine'] },
      { union: ['联合会员', 'Union'], any: ['任一会员', 'Any'] },
    ]),
    vipGoods: f.refs('限定会员商品', 'Of these VIP goods', { to: 'vipGoods', max: 10 }),
    joinPeriod: f.period('领取时间', 'Taken within', { required: true }),
    durationDays: f.integer('任务周期（天）', 'Runs days', { required: true, min: 3, max: 366 }),
    dailyAction: f.choice('每日动作', 'Daily action', 'any', [
      { listen: ['收听', 'Listen'], read: ['阅读', 'Read'], any: ['听或读', 'Either'] },
    ]),
    dailyMinutes: f.integer('每日分钟', 'Minutes a day', { required: true, min: 1, max: 240, default: 10 }),
    requiredDays: f.integer('需完成天数', 'Days required', { required: true, min: 1, max: 366 }),
    makeUpTimes: f.integer('补卡次数', 'Make-ups', { min: 0, max: 10, default: 0 }),
    rewardType: f.choice('完成奖励', 'Reward', { required: true }, [
      { points: ['积分', 'Points'], coupon: ['优惠券', 'Coupon'] },
      { vipDays: ['会员天数', 'VIP days'], material: ['实物', 'Material object'] },
    ]),
    amount: f.integer('奖励数额', 'Amount', { min: 1 }),
    coupon: f.ref('奖励优惠券', 'Coupon', { to: 'coupon' }),
    goodsName: f.text('奖励实物', 'Object', { max: 30 }),
    rewardStock: f.integer('奖励份数（0为不限）', 'Rewards (0 is unlimited)', { zero: unlimited, min: 0, default: 0 }),
    ruleText: f.longText('任务说明', 'Rules', { required: true, max: 1000 }),
    joined: f.count('领取人数', 'Taken', { of: { count: 'participation' } }),
    finished: f.count('完成人数', 'Finished', { of: { count: 'participation', where: { finishedAt: { set: true } } } }),
    finishRate: f.computed('完成率', 'Finish rate', { as: 'percent', from: { part: [{ times: ['finished', 100] }, 'joined'], digits: 1 } }),
  },
  ...shelf(['已上线', 'Online'], ['已下线', 'Offline']),
  actions: { copy: { copies: { title: '副本' }, asks: ['joinPeriod'] }, exportProgress: { label: ['导出进度', 'Export progress'] } },
  list: {
    columns: [
      ['cover', 'title', 'memberKind', 'joinPeriod', 'durationDays'],
      ['requiredDays', 'rewardType', 'joined', 'finished', 'finishRate', 'status'],
    ],
    under: { title: ['memberKind'], durationDays: ['requiredDays'], finishRate: ['joined', 'finished'] },
    filters: ['title', 'memberKind', 'rewardType', 'status', 'joinPeriod'],
    bulk: ['withdraw'],
  },
  calendar: { in: 'activities', at: 'joinPeriod' },
  form: [
    ['任务', 'Task', 'title', 'cover', 'memberKind', 'vipGoods', 'joinPeriod', 'ruleText'],
    ['打卡规则', 'Punch rules', ['durationDays', 'dailyAction'], ['dailyMinutes', 'requiredDays'], 'makeUpTimes'],
    ['奖励', 'Reward', ['rewardType', 'amount'], ['coupon', 'goodsName'], 'rewardStock'],
  ],
  rules: {
    requiredDaysWithinDuration: [
      { sheet: 1, compare: ['requiredDays', '<=', 'durationDays'], field: 'requiredDays' },
      { note: ['周期从用户领取当天算起', 'The clock runs from the day a user takes it'], reader: 'app' },
    ],
    rewardFieldsFollowType: [
      { sheet: 2, pick: 'rewardType', of: { points: 'amount', coupon: 'coupon', vipDays: 'amount', material: 'goodsName' } },
      { compare: ['rewardStock', '>=', 'finished'], when: { rewardStock: { gt: 0 } }, field: 'rewardStock' },
    ],
    frozenOnceJoined: [
      {
        sheet: 3,
        freeze: [
          'memberKind',
          'durationDays',
          'dailyAction',
          'dailyMinutes',
          'requiredDays',
          'makeUpTimes',
          'rewardType',
          'amount',
          'coupon',
          'goodsName',
        ],
        once: { joined: { gt: 0 } },
        say: ['已有人领取，规则与奖励不能再改', 'Somebody has taken it: rules and reward can no longer change'],
      },
      { see: 'participation#joinedWhilePublished' },
    ],
    deletableWhileDraft: [
      { sheet: 4, see: 'participation#oncePerUserAndActivity' },
      { see: 'participation#takenWithMembership' },
      { remove: { in: ['draft'], without: ['participation'] } },
    ],
    publishNeedsEndAhead: {
      move: 'publish',
      needs: [['joinPeriod.end', '>', { now: '' }]],
      say: ['领取时间已经过去', 'The time to take it is over'],
    },
    shownWhilePublished: {
      shown: { status: 'published' },
      gives: [
        'title',
        'cover',
        'memberKind',
        'vipGoods',
        'joinPeriod',
        'durationDays',
        'dailyAction',
        'dailyMinutes',
        'requiredDays',
        'makeUpTimes',
        'rewardType',
        'amount',
        'coupon',
        'goodsName',
        'ruleText',
        'joined',
      ],
    },
  },
})
export type MemberTask = RecordOf<typeof memberTask>
