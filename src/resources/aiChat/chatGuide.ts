import { entity, f, type RecordOf } from '#declare'

/** One record with the picture steps a user sees on first opening the AI chat; touched when the chat changes; reached by a button on 对话设置. */
export const chatGuide = entity('chatGuide', ['新手引导', 'Novice guide'], {
  path: 'openAi/guide',
  title: 'name',
  fields: {
    enabled: f.boolean('开启引导', 'Enabled', { default: true }),
    revision: f.integer('引导版本号', 'Revision', { required: true, min: 1, default: 1 }),
    audience: f.choice('展示对象', 'Shown to', { default: 'newUser' }, [
      { newUser: ['首次使用对话的用户', 'First-time chat users'], all: ['全部用户', 'Everyone'] },
    ]),
    frequency: f.choice('展示频次', 'Frequency', { default: 'revision' }, [
      { once: ['仅一次', 'Once'], revision: ['每个版本一次', 'Once per revision'] },
    ]),
    skippable: f.boolean('允许跳过', 'May be skipped', { default: true }),
    background: f.image('背景图', 'Background', { width: 750, height: 1624, heightMin: true }),
    steps: f.list('引导步骤', 'Steps', { required: true, min: 1, max: 5 }, [
      { image: f.image('引导图', 'Picture', { required: true, width: 630, height: 840 }) },
      { title: f.text('标题', 'Title', { required: true, max: 14 }), text: f.text('说明', 'Text', { max: 40 }) },
    ]),
    startText: f.text('开始按钮文案', 'Start button', { required: true, max: 8, default: '开始对话' }),
    keywords: f.refs('引导后推荐提问', 'Suggested questions', { to: 'questionKeyword', max: 4, onDelete: 'setNull' }),
    shown: f.count('展示人数', 'Shown to'),
    finished: f.count('看完人数', 'Finished by'),
    finishRate: f.computed('完成率', 'Finish rate', {
      as: 'percent',
      bar: true,
      from: { times: [{ part: ['finished', 'shown'] }, 100], round: 'half' },
    }),
    name: f.computed('名称', 'Name', { as: 'text', from: { text: '新手引导' } }),
  },
  actions: {
    preview: {
      on: 'form',
      previews: {
        page: 'modules',
        title: 'name',
        wallpaper: 'background',
        button: 'startText',
        modules: [{ as: 'steps', list: 'steps', text: 'title', subtitle: 'text', picture: 'image' }],
      },
    },
    bump: {
      label: ['升级版本并重新展示', 'New revision'],
      on: 'form',
      says: [
        '版本号加一，展示与看完人数清零，展示对象会再次看到引导。',
        'Raises the revision by one and sets the figures to zero: whoever it is for sees it again.',
      ],
      when: { frequency: 'revision' },
      otherwise: ['展示频次为“仅一次”，升级版本不会重新展示', 'Shown once only: a new revision shows it to nobody'],
      runs: 'bump',
    },
  },
  form: [
    ['展示', 'Display', ['enabled', 'audience'], ['frequency', 'revision'], 'skippable', 'background'],
    ['步骤', 'Steps', 'steps', 'startText'],
    ['提问', 'Questions', 'keywords'],
    ['数据', 'Figures', ['shown', 'finished'], 'finishRate'],
  ],
  rules: {
    oneRecordOnly: [{ sheet: 1, singleton: true }, { remove: 'never' }, { oneWay: 'revision', only: 'up' }],
    enabledNeedsSteps: [{ sheet: 2, when: { enabled: true }, demand: ['steps'] }, { carried: 'fields.steps' }],
    keywordsPublishedForHome: { sheet: 3, refer: 'keywords', where: { status: 'published', scene: 'home' } },
    bumpNeedsConfirmation: { sheet: 4, carried: 'actions.bump' },
    shownWhileEnabled: [
      { from: 'app', fields: ['shown', 'finished'] },
      {
        shown: { enabled: true },
        gives: ['revision', 'audience', 'frequency', 'skippable', 'background', 'steps', 'startText', 'keywords'],
      },
    ],
  },
})
export type ChatGuide = RecordOf<typeof chatGuide>
