import { entity, f, type RecordOf, shelf } from '#declare'
import { unlimited } from '#resources/choices.ts'

/** Medals given for an activity or a marathon; designed per activity, shown on the user's medal wall. */
export const medal = entity('medal', ['勋章', 'Medal'], {
  fields: {
    kind: f.choice('勋章类别', 'Kind', { required: true }, [
      { activity: ['活动勋章', 'Activity medal'], marathon: ['马拉松勋章', 'Marathon medal'] },
    ]),
    name: f.text('勋章名称', 'Name', { required: true, max: 12, search: true }),
    litImage: f.image('点亮图', 'Lit image', { required: true, width: 300, height: 300, round: true, beside: 'greyImage' }),
    greyImage: f.image('未点亮图', 'Unlit image', { required: true, width: 300, height: 300, round: true }),
    animation: f.file('点亮动效（svga）', 'Animation (svga)', { pattern: '\\.svga$' }),
    description: f.text('获得说明', 'How to get it', { required: true, max: 60 }),
    condition: f.choice('获得条件', 'Condition', { required: true }, [
      { joinActivity: ['参与活动', 'Joining'], finishPunchCard: ['打卡达标', 'Punch-card finished'] },
      { attendDays: ['签到满天数', 'Days attended'], collectCards: ['集齐卡片', 'Cards collected'] },
      { offlineCheckIn: ['线下签到', 'Offline check-in'], finishMarathon: ['马拉松完赛', 'Marathon finished'] },
      { marathonRank: ['马拉松排名', 'Marathon rank'], byReward: ['奖励发放', 'Named as a reward'], manual: ['手动发放', 'By hand'] },
    ]),
    target: f.integer('达成数值', 'Target', { min: 1, help: ['达到这个数就点亮', 'Reached, the medal is given'] }),
    punchCard: f.ref('打卡活动', 'Punch-card', { to: 'punchCard' }),
    attendance: f.ref('签到活动', 'Attendance', { to: 'attendance' }),
    cardCollect: f.ref('集卡活动', 'Card collecting', { to: 'cardCollect' }),
    offlineActivity: f.ref('线下活动', 'Offline activity', { to: 'offlineActivity' }),
    marathon: f.ref('马拉松', 'Marathon', { to: 'marathon' }),
    marathonGroup: f.text('马拉松组别', 'Distance', { max: 10 }),
    period: f.period('发放有效期', 'Granted within'),
    stock: f.integer('限量（0为不限）', 'Limited to (0 is unlimited)', { zero: unlimited, min: 0, default: 0 }),
    rewardPoints: f.integer('附赠积分', 'Points with it', { min: 0, max: 10000, default: 0 }),
    position: f.order('排序', 'Order'),
    holders: f.count('获得人数', 'Holders', { of: { count: 'medalHolder', where: { status: 'held' } } }),
  },
  ...shelf(),
  actions: {
    preview: {
      on: ['form', 'row'],
      previews: {
        page: 'wall',
        title: 'name',
        lit: 'litImage',
        unlit: 'greyImage',
        text: 'description',
        facts: ['rewardPoints', 'stock', 'period'],
      },
    },
    grant: {
      label: ['手动发放', 'Grant'],
      on: ['row', 'form'],
      when: { status: 'published' },
      page: '/datas/benefitTopUp?kind=medal',
      by: 'medal',
    },
    revoke: { label: ['收回勋章', 'Revoke'], when: { holders: { gt: 0 } }, page: '/datas/import?kind=medalRevoke', by: 'medal' },
    exportHolders: { label: ['导出获得者', 'Export holders'] },
  },
  list: {
    columns: ['litImage', 'name', 'condition', 'marathon', 'stock', 'holders', 'period', 'position', 'status'],
    filters: ['name', 'condition', 'marathon', 'status'],
  },
  form: [
    ['外观', 'Looks', ['kind', 'name'], ['litImage', 'greyImage'], 'animation'],
    [
      '获得条件',
      'Condition',
      'description',
      ['condition', 'target'],
      ['punchCard', 'attendance'],
      ['cardCollect', 'offlineActivity'],
      ['marathon', 'marathonGroup'],
    ],
    ['发放', 'Grant', 'period', ['stock', 'rewardPoints'], 'position'],
  ],
  fixed: { kind: { activity: '/operateManagement/medal/activity', marathon: '/operateManagement/medal/marathon' } },
  rules: {
    nameUniqueInKind: [
      { sheet: 1, unique: ['kind', 'name'], field: 'name' },
      {
        when: { kind: 'activity' },
        allow: { condition: ['joinActivity', 'finishPunchCard', 'attendDays', 'collectCards', 'offlineCheckIn', 'byReward', 'manual'] },
      },
      { when: { kind: 'marathon' }, allow: { condition: ['finishMarathon', 'marathonRank', 'byReward', 'manual'] } },
    ],
    conditionNamesItsActivity: [
      {
        sheet: 2,
        pick: 'condition',
        of: {
          joinActivity: { any: ['punchCard', 'attendance', 'cardCollect'] },
          finishPunchCard: 'punchCard',
          attendDays: 'attendance',
          collectCards: 'cardCollect',
          offlineCheckIn: 'offlineActivity',
          finishMarathon: 'marathon',
          marathonRank: 'marathon',
          byReward: null,
          manual: null,
        },
      },
      { when: { condition: ['attendDays', 'marathonRank'] }, demand: ['target'] },
    ],
    marathonGroupIsADistance: [
      { sheet: 3, by: 'namesADistance', on: ['save'] },
      { when: { marathon: { set: false } }, refuse: ['marathonGroup'] },
      { see: 'medalHolder#heldOncePerUser' },
    ],
    frozenOnceHeld: [
      {
        sheet: 4,
        freeze: ['condition', 'target', 'punchCard', 'attendance', 'cardCollect', 'offlineActivity', 'marathon', 'marathonGroup'],
        once: { holders: { gt: 0 } },
      },
      { compare: ['stock', '>=', 'holders'], when: { stock: { gt: 0 } }, field: 'stock' },
    ],
    deletableWhenUnused: [{ sheet: 5, remove: { without: ['holders'] } }, { see: 'medalHolder#heldOncePerUser' }],
    onlyAdminRevokes: [
      { may: ['revoke'], who: 'admin' },
      { may: ['grant'], who: { right: 'bulk' } },
      { may: ['exportHolders'], who: { right: 'export' } },
    ],
    publishNeedsEndAhead: {
      move: 'publish',
      needs: [{ is: { any: [{ period: { set: false } }, { 'period.end': { gt: { now: '' } } }] } }],
    },
    shownWhilePublished: {
      shown: { status: 'published' },
      gives: [
        ...(['kind', 'name', 'litImage', 'greyImage', 'animation', 'description', 'condition', 'target'] as const),
        ...(['punchCard', 'attendance', 'cardCollect', 'offlineActivity', 'marathon', 'period', 'rewardPoints', 'position'] as const),
      ],
    },
  },
})
export type Medal = RecordOf<typeof medal>
