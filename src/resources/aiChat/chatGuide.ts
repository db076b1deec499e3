import { entity, f, type RecordOf } from '#declare'

/** One record with the picture steps a user sees on first opening the AI chat; touched when the chat changes; reached by a button on 对话设置. */
export const chatGuide = entity('chatGuide', ['新手引导', 'Novice guide'], {
  path: 'openAi/guide',
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
    finishRate: f.computed('完成率', 'Finish rate', { from: { open: 'finished divided by shown of this revision' } }),
  },
  actions: {
    preview: { on: 'form', later: 'plays the steps in a phone frame' },
    bump: {
      label: ['升级版本并重新展示', 'New revision'],
      on: 'form',
      later: 'raises revision by one, sets shown and finished to zero and saves, so that everyone in the audience sees the guide again',
    },
  },
  form: [
    ['展示', 'Display', ['enabled', 'audience'], ['frequency', 'revision'], 'skippable', 'background'],
    ['步骤', 'Steps', 'steps', 'startText'],
    ['提问', 'Questions', 'keywords'],
    ['数据', 'Figures', ['shown', 'finished'], 'finishRate'],
  ],
  standIn: true,
})
export type ChatGuide = RecordOf<typeof chatGuide>
