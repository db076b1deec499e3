import { entity, f, type RecordOf } from '#declare'
import { chatModels } from '#resources/choices.ts'

/** One record with the AI chat's entry, wording, quotas, model and safety settings; product manager and admin change it a few times a month. */
export const chatSetting = entity('chatSetting', ['对话设置', 'Chat settings'], {
  path: 'openAi/setting',
  title: 'title',
  fields: {
    enabled: f.boolean('开启AI对话', 'Chat enabled', { default: true }),
    closedText: f.text('关闭时提示', 'Text while closed', { max: 40, default: '小助手升级中，稍后再来找我聊吧' }),
    name: f.text('助手名称', 'Assistant name', { required: true, max: 10 }),
    avatar: f.image('助手头像', 'Avatar', { required: true, width: 240, height: 240 }),
    entryImage: f.image('入口图', 'Entry picture', { width: 160, height: 160 }),
    openTo: f.choice('开放范围', 'Open to', { default: 'all' }, [
      { all: ['全部用户', 'Everyone'], member: ['会员', 'Members'], tester: ['内测用户', 'Testers'] },
    ]),
    testers: f.refs('内测用户', 'Testers', { to: 'appUser', max: 200, onDelete: 'setNull' }),
    welcome: f.longText('欢迎语', 'Welcome', { required: true, max: 200 }),
    inputHint: f.text('输入框提示', 'Input hint', { max: 20 }),
    disclaimer: f.text('免责声明', 'Disclaimer', { required: true, max: 60, default: '内容由AI生成，仅供参考' }),
    limitReply: f.text('次数用尽回复', 'Reply at the limit', { required: true, max: 80 }),
    failReply: f.text('回答失败回复', 'Reply on failure', { required: true, max: 80 }),
    refuseReply: f.text('敏感问题回复', 'Reply to sensitive questions', { required: true, max: 80 }),
    freeDaily: f.integer('非会员每日次数', 'Free questions a day', { required: true, min: 0, max: 100, default: 5 }),
    memberDaily: f.integer('会员每日次数', 'Member questions a day', { required: true, min: 0, max: 1000, default: 50 }),
    questionMax: f.integer('单次提问字数上限', 'Question length', { min: 20, max: 1000, default: 200 }),
    contextRounds: f.integer('上下文轮数', 'Context rounds', {
      min: 0,
      max: 20,
      default: 6,
      help: ['模型记得前几轮问答', 'How many questions back it remembers'],
    }),
    model: f.choice('模型', 'Model', { default: 'standard' }, chatModels),
    temperature: f.decimal('发散度', 'Temperature', {
      min: 0,
      max: 2,
      default: 0.7,
      help: ['0 最稳，2 最发散', '0 keeps to the text, 2 wanders'],
    }),
    answerMax: f.integer('回答字数上限', 'Answer length', { min: 100, max: 4000, default: 800 }),
    timeout: f.integer('超时（秒）', 'Timeout in seconds', { min: 5, max: 120, default: 30 }),
    knowledge: f.choices('知识范围', 'Knowledge', { required: true }, [
      { article: ['杂志文章', 'Articles'], course: ['课程', 'Courses'] },
      { audiobook: ['听书', 'Audiobooks'], podcast: ['播客', 'Podcasts'], epub: ['电子书', 'Epub books'] },
    ]),
    systemPrompt: f.longText('系统提示词', 'System prompt', { required: true, max: 4000 }),
    sensitiveWords: f.tags('敏感词', 'Sensitive words', { max: 2000 }),
    citeSources: f.boolean('回答附出处', 'Cite sources', { default: true }),
    title: f.computed('名称', 'Called', { as: 'text', from: { text: '对话设置' } }),
  },
  actions: {
    tryOut: {
      label: ['试问', 'Try out'],
      on: 'form',
      ports: ['model'],
      asks: { question: f.longText('问题', 'Question', { required: true, max: 1000 }) },
      offers: 'tryOut',
    },
    guide: { label: ['新手引导', 'Novice guide'], on: 'form', page: '/chat/noviceGuide' },
    blackboard: { label: ['小黑板', 'Blackboard'], on: 'form', page: '/chat/blackboard' },
  },
  form: [
    ['入口', 'Entry', 'enabled', 'closedText', 'name', 'avatar', 'entryImage', 'openTo', 'testers'],
    ['话术', 'Wording', 'welcome', 'inputHint', 'disclaimer', 'limitReply', 'failReply', 'refuseReply'],
    ['次数', 'Quotas', ['freeDaily', 'memberDaily'], ['questionMax', 'contextRounds']],
    ['模型', 'Model', ['model', 'temperature'], ['answerMax', 'timeout'], 'knowledge', 'citeSources', 'systemPrompt'],
    ['安全', 'Safety', 'sensitiveWords'],
  ],
  ports: ['model'],
  rules: {
    oneRecordOnly: [{ sheet: 1, singleton: true }, { remove: 'never' }, { carried: 'records.demandVersion' }],
    onlyAdminEditsModel: {
      sheet: 2,
      may: [
        ...(['edit model', 'edit temperature', 'edit answerMax', 'edit timeout', 'edit knowledge', 'edit citeSources'] as const),
        ...(['edit systemPrompt', 'edit sensitiveWords'] as const),
      ],
      who: 'admin',
    },
    memberDailyNotBelowFree: { sheet: 3, compare: ['freeDaily', '<=', 'memberDaily'] },
    closingNeedsClosedText: [{ sheet: 4, when: { enabled: false }, demand: ['closedText'] }, { by: 'asksBeforeClosing' }],
    openToTesterNeedsTesters: [
      { sheet: 5, when: { openTo: 'tester' }, demand: ['testers'] },
      { note: ['关闭期间内测用户仍可见', 'Testers see the chat while it is off'], reader: 'app' },
    ],
    everySaveIsAudited: { sheet: 6, carried: 'audit.writeAudit' },
    alwaysShown: {
      shown: { enabled: [true, false] },
      gives: [
        ...(['enabled', 'closedText', 'name', 'avatar', 'entryImage', 'openTo', 'welcome', 'inputHint', 'disclaimer'] as const),
        ...(['limitReply', 'failReply', 'refuseReply', 'freeDaily', 'memberDaily', 'questionMax'] as const),
      ],
    },
  },
  deviations: { guide: '表中只说由对话设置上的按钮进入新手引导与小黑板' },
})
export type ChatSetting = RecordOf<typeof chatSetting>
