import { entity, f, type RecordOf } from '#declare'

/** The timed script of messages and duties around a period, done by robot or teacher; a general one per camp, copied to each period. */
export const campSop = entity('campSop', ['SOP', 'Camp SOP'], {
  fields: {
    camp: f.ref('所属训练营', 'Camp', { required: true, to: 'camp' }),
    period: f.ref('所属营期（空为通用模板）', 'Period (empty for the general one)', { to: 'campPeriod', onDelete: 'cascade' }),
    title: f.text('事项', 'Item', { required: true, max: 40, search: true }),
    day: f.integer('相对开营日', 'Day from the start', {
      required: true,
      min: -30,
      max: 400,
      default: 1,
      help: ['0 为开营当天，-1 为前一天', '0 is the day of the start, -1 the day before'],
    }),
    time: f.text('执行时间', 'Time', { required: true, pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', default: '09:00' }),
    executor: f.choice('执行人', 'Done by', 'robot', [
      { robot: ['机器人', 'Robot'], headTeacher: ['班主任', 'Class teacher'], assistant: ['助教', 'Assistant'] },
    ]),
    channel: f.choice('触达方式', 'Channel', 'group', [
      { group: ['社群', 'Group'], direct: ['私聊', 'Direct message'], push: ['App推送', 'App push'], sms: ['短信', 'SMS'] },
    ]),
    audience: f.choice('对象', 'Who', 'all', [
      { all: ['全体学员', 'All students'], behind: ['落后学员', 'Those behind'] },
      { unfinished: ['当日未完成', 'Not done today'], graduated: ['已结营', 'Graduates'] },
    ]),
    content: f.longText('话术内容', 'Message', { required: true, max: 1000 }),
    images: f.images('配图', 'Pictures', { width: 750, max: 3 }),
    target: f.jump('附带链接', 'Link'),
    sentAt: f.dateTime('实际执行时间', 'Done at'),
    failure: f.text('失败原因', 'Why it failed', { max: 100, readOnly: true }),
    sentCount: f.count('触达人数', 'Reached'),
    dueAt: f.computed('计划时间', 'Due', {
      as: 'dateTime',
      from: { onDay: 'period.period.start', add: { minus: ['day', 1] }, at: 'time' },
    }),
  },
  states: [
    { enabled: ['待执行', 'Waiting'], disabled: ['停用', 'Disabled'] },
    { done: ['已执行', 'Done'], failed: ['执行失败', 'Failed'], skipped: ['已跳过', 'Skipped'] },
  ],
  moves: {
    disable: { from: ['enabled'], to: 'disabled', confirm: 'yes' },
    enable: { from: ['disabled', 'failed'], to: 'enabled' },
    finish: { label: ['标记已执行', 'Finish'], from: ['enabled'], to: 'done' },
    skip: { label: ['跳过', 'Skip'], from: ['enabled', 'failed'], to: 'skipped' },
    fail: { label: ['执行失败', 'Fail'], from: ['enabled'], to: 'failed', silent: true },
  },
  actions: {
    testSend: { label: ['测试发送', 'Send a test'] },
    copyToPeriod: {
      label: ['套用到营期', 'Copy to a period'],
      says: [
        '把该训练营的通用事项复制到一个营期；同一天的同名事项不会重复。',
        'Copies the general items of its camp into a period; those there already by day and title are left.',
      ],
      on: 'list',
      asks: { period: f.ref('营期', 'Period', { to: 'campPeriod', required: true, where: { status: ['draft', 'enrolling'] } }) },
    },
    sendNow: {
      label: ['立即执行', 'Do now'],
      says: [
        '不等计划时间，马上发给它的对象；发送前会再说明将发给多少人。',
        'It goes to its audience now, not at its time; how many they are is said first.',
      ],
      when: { status: ['enabled', 'failed'], period: { set: true }, executor: 'robot' },
      otherwise: [
        '只有营期里待执行或执行失败的机器人事项可以立即执行',
        'Only a robot’s item of a period that waits or failed can be done now',
      ],
    },
  },
  list: {
    columns: ['dueAt', 'day', 'time', 'title', 'camp', 'period', 'executor', 'channel', 'audience', 'sentCount', 'status'],
    under: { title: ['camp'], executor: ['channel'], audience: ['sentCount'] },
    filters: ['title', 'camp', 'period', 'dueAt', 'executor', 'channel', 'status'],
    sort: ['day', 'time'],
    lanes: 'day',
    bulk: ['enable', 'disable', 'skip'],
  },
  form: [
    ['时间', 'When', ['camp', 'period'], 'title', ['day', 'time']],
    ['执行', 'How', ['executor', 'channel'], ['audience', 'sentAt']],
    ['内容', 'Message', 'content', 'images', 'target'],
  ],
  home: { todos: [{ label: ['执行失败', 'Failed'], filter: { status: 'failed' } }] },
  ports: ['sms', 'robot'],
  rules: {
    robotItemsMarkedByPortal: [
      { sheet: 1, from: 'portal', fields: ['sentAt', 'sentCount'], moves: ['fail'] },
      { from: 'portal', moves: ['finish'], when: { executor: 'robot' } },
      { move: 'finish', set: { sentAt: { now: '' } } },
      { leave: 'failed', set: { failure: null } },
    ],
    generalIsNeverSent: [
      {
        sheet: 2,
        move: ['finish', 'skip', 'sendNow'],
        needs: [{ is: { period: { set: true } } }],
        say: ['通用模板不会被执行，请先套用到营期', 'A general item is never sent: copy it to a period first'],
      },
      { refer: 'period', same: [['camp', 'camp']] },
    ],
    robotNeedsOpenPeriod: { sheet: 3, carried: 'camps.sendSop' },
    placeholdersAreKnown: [
      {
        sheet: 4,
        format: 'content',
        is: '^(?:[^{}\\u0001]|\\{(?:昵称|营期|天数|完成率)\\})*$',
        say: ['只能使用占位符 {昵称}、{营期}、{天数}、{完成率}', 'The only placeholders are {昵称}, {营期}, {天数} and {完成率}'],
      },
      { compare: [{ length: 'content' }, '<=', 200], when: { channel: 'sms' }, field: 'content' },
      { when: { channel: 'sms' }, refuse: ['images'] },
    ],
    readOnlyOnceDone: [{ sheet: 5, lock: { status: 'done' } }, { remove: { in: ['enabled', 'disabled', 'failed', 'skipped'] } }],
    dueIsMarked: [
      { mark: { status: 'enabled', dueAt: { lt: { now: '' } } }, as: ['已到时间', 'Due'], todo: true },
      { mark: { status: 'enabled', dueAt: { gte: { now: '' }, lt: { now: 'today+1d' } } }, as: ['今天', 'Today'], todo: true },
    ],
  },
})
export type CampSop = RecordOf<typeof campSop>
