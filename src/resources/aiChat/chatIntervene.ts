import { entity, f, type RecordOf } from '#declare'
import { chatScenes } from '#resources/choices.ts'

/** Rules that override the AI answer for certain questions (fixed answer, added hint, refusal, jump); operators add them from feedback and for sensitive events. */
export const chatIntervene = entity('chatIntervene', ['人工干预', 'Intervention'], {
  path: 'openAi/intervene',
  fields: {
    title: f.text('规则名称', 'Rule name', { required: true, max: 30, unique: true, search: true }),
    matchType: f.choice('匹配方式', 'Matching', 'keyword', [
      { exact: ['完全匹配', 'Exact'], keyword: ['关键词包含', 'Keywords'] },
      { semantic: ['语义相似', 'Semantic'], regex: ['正则', 'Regular expression'] },
    ]),
    patterns: f.list('匹配内容', 'Patterns', { required: true, min: 1, max: 50 }, [
      { text: f.text('问法或关键词', 'Question or keyword', { required: true, max: 100 }) },
    ]),
    threshold: f.percent('相似度阈值', 'Similarity threshold', {
      min: 60,
      max: 100,
      help: ['越高，问法须越接近', 'The higher, the closer a question must be'],
    }),
    scenes: f.choices('生效场景', 'Scenes', { required: true }, chatScenes),
    mode: f.choice('干预方式', 'Mode', 'fixed', [
      { fixed: ['固定答案', 'Fixed answer'], append: ['追加提示词', 'Added prompt'] },
      { refuse: ['拒绝回答', 'Refuse'], route: ['直接跳转', 'Jump'] },
    ]),
    answer: f.richText('干预答案', 'Answer', { max: 3000 }),
    prompt: f.longText('追加提示词', 'Added prompt', { max: 1000 }),
    link: f.jump('跳转目标', 'Jump'),
    contents: f.list('推荐内容', 'Recommended contents', 5, [
      { title: f.text('标题', 'Title', { max: 30 }), link: f.jump('内容', 'Content', { required: true }) },
    ]),
    priority: f.integer('优先级', 'Priority', {
      min: 1,
      max: 100,
      default: 50,
      help: ['几条同时符合时，数大的先', 'Where several match, the larger comes first'],
    }),
    period: f.period('生效时间', 'In force'),
    origin: f.choice('来源', 'Origin', { default: 'manual' }, [
      { manual: ['手动新增', 'Manual'], feedback: ['用户反馈', 'Feedback'], record: ['对话记录', 'Conversation'] },
    ]),
    feedback: f.ref('来自反馈', 'From feedback', { to: 'chatFeedback', onDelete: 'setNull' }),
    hits: f.count('命中次数', 'Hits'),
    lastHitAt: f.dateTime('最近命中', 'Last hit', { readOnly: true }),
    remark: f.longText('备注', 'Remark', { max: 200 }),
  },
  states: { draft: ['草稿', 'Draft'], enabled: ['生效中', 'Enabled'], disabled: ['已停用', 'Disabled'] },
  moves: { enable: { from: ['draft', 'disabled'], to: 'enabled' }, disable: { from: ['enabled'], to: 'disabled', confirm: 'yes' } },
  actions: {
    test: {
      label: ['命中测试', 'Test'],
      on: 'list',
      says: [
        '输入一个问题，看哪条生效中的规则会命中，以及给出的回答；语义相似在此按字面估算。',
        'Type a question to see which enabled rule wins, and what it answers; likeness in meaning is judged by the letter here.',
      ],
      asks: { question: f.text('问题', 'Question', { required: true, max: 200 }), scene: f.choice('场景', 'Scene', 'home', chatScenes) },
      looks: 'test',
    },
    copy: { copies: { title: '副本', drop: ['lastHitAt', 'feedback'], set: { origin: 'manual' } } },
  },
  list: {
    columns: ['title', 'matchType', 'mode', 'scenes', 'priority', 'hits', 'lastHitAt', 'period', 'status'],
    under: { matchType: ['mode'], hits: ['lastHitAt'] },
    filters: ['title', 'matchType', 'mode', 'scenes', 'status', 'origin'],
    sort: ['-priority', '-updatedAt'],
  },
  form: [
    ['匹配', 'Matching', ['title', 'matchType'], 'patterns', 'threshold', 'scenes'],
    ['干预', 'Intervention', 'mode', 'answer', 'prompt', 'link', 'contents'],
    ['生效', 'In force', 'priority', 'period', ['origin', 'feedback'], 'remark'],
  ],
  rules: {
    fieldsFollowMode: [
      { sheet: 1, when: { mode: 'fixed' }, demand: ['answer'], refuse: ['prompt', 'link'] },
      { when: { mode: 'append' }, demand: ['prompt'], refuse: ['answer', 'link'] },
      { when: { mode: 'route' }, demand: ['link'], refuse: ['answer', 'prompt'] },
      { when: { mode: 'refuse' }, refuse: ['prompt', 'link'] },
      { refer: 'link', types: ['!none'] },
    ],
    thresholdForSemanticOnly: [
      { sheet: 2, fill: 'threshold', with: 85, when: { matchType: 'semantic' } },
      { when: { matchType: { not: 'semantic' } }, refuse: ['threshold'] },
      { by: 'patternsCompile' },
    ],
    highestPriorityWins: [
      { sheet: 3, carried: 'chat.winner' },
      { note: ['App 按同样的次序取一条', 'The app picks one in the same order'], reader: 'app' },
    ],
    exactPatternOncePerScene: { sheet: 4, by: 'namesTheOther' },
    shownWithinPeriod: [
      { sheet: 5, carried: 'fields.period' },
      { mark: { status: 'enabled', 'period.end': { lt: { now: '' } } }, as: ['已过期', 'Expired'] },
      {
        shown: { status: 'enabled', any: [{ period: { set: false } }, { period: { has: { now: '' } } }] },
        gives: ['matchType', 'patterns', 'threshold', 'scenes', 'mode', 'answer', 'prompt', 'link', 'contents', 'priority', 'period'],
      },
    ],
    deletableUnlessEnabled: [
      { sheet: 6, remove: { in: ['draft', 'disabled'], without: ['references'] } },
      { may: ['enable'], who: 'admin', when: { matchType: 'regex' } },
      { may: ['enable'], who: 'admin', when: { mode: 'refuse' } },
      { freeze: ['matchType', 'mode'], once: { status: 'enabled' } },
    ],
    originNeverChanges: [
      { from: 'app', fields: ['hits', 'lastHitAt'] },
      { freeze: ['origin', 'feedback'] },
      { by: 'linksFeedback', on: ['save'] },
    ],
  },
  deviations: {
    threshold: '阈值只用于语义相似，选中时才填 85；其他匹配方式留空',
    origin: '从反馈或对话新增时由表单带入，此后不变',
    feedback: '从哪条反馈新增；保存后由它关联回反馈',
  },
})
export type ChatIntervene = RecordOf<typeof chatIntervene>
