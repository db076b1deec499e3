import { entity, f, type RecordOf } from '#declare'

/** The timed script of messages and duties around a period, done by robot or teacher; a general one per camp, copied to each period. */
export const campSop = entity('campSop', ['SOP', 'Camp SOP'], {
  fields: {
    camp: f.ref('所属训练营', 'Camp', { required: true, to: 'camp', onDelete: 'restrict' }),
    period: f.ref('所属营期（空为通用模板）', 'Period (empty for the general one)', {
      to: 'campPeriod',
      onDelete: 'cascade',
    }),
    title: f.text('事项', 'Item', { required: true, max: 40, search: true }),
    day: f.integer('相对开营日', 'Day from the start', { required: true, min: -30, max: 400, default: 1 }),
    time: f.text('执行时间', 'Time', { required: true, pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', default: '09:00' }),
    executor: f.choice(
      '执行人',
      'Done by',
      { robot: ['机器人', 'Robot'], headTeacher: ['班主任', 'Class teacher'], assistant: ['助教', 'Assistant'] },
      { required: true, default: 'robot' },
    ),
    channel: f.choice(
      '触达方式',
      'Channel',
      {
        group: ['社群', 'Group'],
        direct: ['私聊', 'Direct message'],
        push: ['App推送', 'App push'],
        sms: ['短信', 'SMS'],
      },
      { required: true, default: 'group' },
    ),
    audience: f.choice(
      '对象',
      'Who',
      {
        all: ['全体学员', 'All students'],
        behind: ['落后学员', 'Those behind'],
        unfinished: ['当日未完成', 'Not done today'],
        graduated: ['已结营', 'Graduates'],
      },
      { required: true, default: 'all' },
    ),
    content: f.longText('话术内容', 'Message', { required: true, max: 1000 }),
    images: f.images('配图', 'Pictures', { width: 750, max: 3 }),
    target: f.jump('附带链接', 'Link'),
    sentAt: f.dateTime('实际执行时间', 'Done at'),
    sentCount: f.count('触达人数', 'Reached'),
    dueAt: f.computed('计划时间', 'Due', {
      from: { open: 'period start + day - 1 at time; empty for a general item' },
    }),
  },
  states: {
    enabled: ['待执行', 'Waiting'],
    disabled: ['停用', 'Disabled'],
    done: ['已执行', 'Done'],
    failed: ['执行失败', 'Failed'],
    skipped: ['已跳过', 'Skipped'],
  },
  moves: {
    disable: { from: ['enabled'], to: 'disabled', confirm: 'yes' },
    enable: { from: ['disabled', 'failed'], to: 'enabled' },
    finish: { label: ['标记已执行', 'Finish'], from: ['enabled'], to: 'done' },
    skip: { label: ['跳过', 'Skip'], from: ['enabled', 'failed'], to: 'skipped' },
  },
  actions: {
    testSend: {
      label: ['测试发送', 'Send a test'],
      on: 'row',
      later: ['后续提供', "sends to the signed-in operator's phone or the robot's test group only"],
    },
    copyToPeriod: {
      label: ['套用到营期', 'Copy to a period'],
      on: 'list',
      later: [
        '后续提供',
        "the camp's general items into a draft or enrolling period; those already there by title and day are left",
      ],
    },
    sendNow: {
      label: ['立即执行', 'Do now'],
      on: 'row',
      later: ['后续提供', 'after a confirmation that names channel and number of people, as a job'],
    },
  },
  list: {
    columns: [
      'dueAt',
      'day',
      'time',
      'title',
      'camp',
      'period',
      'executor',
      'channel',
      'audience',
      'sentCount',
      'status',
    ],
    filters: ['title', 'camp', 'period', 'executor', 'channel', 'status'],
    sort: ['day', 'time'],
    bulk: ['enable', 'disable', 'skip'],
    export: true,
  },
  form: [
    ['时间', 'When', [['camp', 'period'], 'title', 'day', 'time']],
    [
      '执行',
      'How',
      [
        ['executor', 'channel'],
        ['audience', 'sentAt'],
      ],
    ],
    ['内容', 'Message', ['content', 'images', 'target']],
  ],
  standIn: true,
})
export type CampSop = RecordOf<typeof campSop>
