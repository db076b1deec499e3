import { entity, f, type RecordOf } from '#declare'

/** The everyday sign-in of the task center; one record with rewards per consecutive day, changed a few times a year. */
export const signIn = entity('signIn', ['签到配置', 'Sign-in config'], {
  path: 'sign',
  title: 'name',
  fields: {
    enabled: f.boolean('开启签到', 'Sign-in is on', { default: true }),
    banner: f.image('签到页头图', 'Banner', { required: true, width: 750, height: 360 }),
    cycleDays: f.integer('循环天数', 'Days in a cycle', { required: true, min: 7, max: 30, default: 7 }),
    rewards: f.list(
      '连续签到奖励',
      'Reward per consecutive day',
      { required: true, min: 7, max: 30 },
      {
        day: f.integer('第几天', 'Day', { required: true, min: 1, max: 30 }),
        points: f.integer('积分', 'Points', { required: true, min: 1, max: 1000 }),
        coupon: f.ref('额外优惠券', 'Coupon on top', { to: 'coupon' }),
        vipDays: f.integer('额外会员天数', 'VIP days on top', { min: 1, max: 7 }),
        highlight: f.boolean('高亮展示', 'Highlighted', { default: false }),
      },
    ),
    vipMultiple: f.decimal('会员积分倍数', "Members' multiple", { min: 1, max: 5, default: 1 }),
    breakRule: f.choice('断签处理', 'After a missed day', 'reset', [
      { reset: ['从第1天重新开始', 'Starts over'], keep: ['保留进度', 'Goes on'] },
    ]),
    makeUp: f.boolean('允许补签', 'Make-ups allowed', { default: false }),
    makeUpPoints: f.integer('补签消耗积分', 'Points for a make-up', { min: 0, max: 1000, default: 30 }),
    makeUpPerMonth: f.integer('每月可补签', 'Make-ups a month', { min: 0, max: 5, default: 2 }),
    remindAt: f.code('提醒推送时间', 'Reminder at', { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', default: '20:00' }),
    remindText: f.text('提醒文案', 'Reminder text', { max: 40 }),
    ruleText: f.longText('签到规则', 'Rules', { required: true, max: 800 }),
    name: f.computed('名称', 'Name', { as: 'text', from: { text: '签到配置' } }),
  },
  actions: {
    preview: { on: 'form', previews: { page: 'days', picture: 'banner', text: 'ruleText', list: 'rewards', multiple: 'vipMultiple' } },
    history: { label: ['修改记录', 'Changes'], on: 'form', looks: 'history' },
    putBack: {
      label: ['恢复到某版', 'Put a version back'],
      on: 'form',
      says: [
        '按修改记录里的版本号恢复，恢复本身也记为一次修改。',
        'By its number among the changes; putting it back is a change of its own.',
      ],
      asks: { number: f.integer('版本号', 'Version', { required: true, min: 1 }) },
    },
  },
  form: [
    ['开关与外观', 'Switch and looks', 'enabled', 'banner'],
    ['奖励', 'Rewards', 'cycleDays', 'rewards', 'vipMultiple'],
    ['断签与补签', 'Missed days', ['breakRule', 'makeUp'], ['makeUpPoints', 'makeUpPerMonth']],
    ['提醒与说明', 'Reminder and rules', 'remindAt', 'remindText', 'ruleText'],
  ],
  endpoints: { get: 'GET sign', save: { call: 'POST sign', takes: { record: 'all fields with version' }, gives: 'record' } },
  rules: {
    oneRecordOnly: [
      { sheet: 1, singleton: true },
      { remove: 'never' },
      { each: 'rewards', distinct: ['day'], rising: 'day', first: { day: 1 }, needs: [['day', '<=', 'cycleDays']] },
      {
        compare: [{ length: 'rewards' }, '=', 'cycleDays'],
        field: 'rewards',
        say: ['循环里的每一天要有且只有一行奖励', 'Each day of the cycle has one line of rewards'],
      },
    ],
    makeUpNeedsPoints: [
      { sheet: 2, when: { makeUp: true }, demand: ['makeUpPoints', 'makeUpPerMonth'] },
      {
        note: [
          '改动从次日 0 点起生效，进行中的连续签到保留天数',
          'A change holds from the next day 00:00 on; running streaks keep their day',
        ],
        reader: 'app',
      },
    ],
    onlyAdminTurnsOff: [
      { sheet: 3, by: 'leavesTheSwitchToAdmins', on: ['save', 'putBack'] },
      {
        when: { enabled: { changed: true } },
        allow: { enabled: [true] },
        warn: true,
        say: ['关闭后所有用户都不能签到，确定关闭？', 'Nobody can sign in once it is off. Turn it off?'],
      },
    ],
    alwaysShown: {
      shown: {},
      gives: [
        'enabled',
        'banner',
        'cycleDays',
        'rewards',
        'vipMultiple',
        'breakRule',
        'makeUp',
        'makeUpPoints',
        'makeUpPerMonth',
        'remindAt',
        'remindText',
        'ruleText',
      ],
    },
  },
})
export type SignIn = RecordOf<typeof signIn>
