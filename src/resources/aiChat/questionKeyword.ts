import { entity, f, type RecordOf } from '#declare'
import { chatScenes } from '#resources/choices.ts'

/** The small word buttons beside the chat input and on article, course and listening pages; a tap asks the preset question; operators refresh them weekly. */
export const questionKeyword = entity('questionKeyword', ['提问关键词', 'Question keyword'], {
  path: 'questionKeywords',
  fields: {
    keyword: f.text('关键词', 'Keyword', { required: true, max: 12, search: true }),
    question: f.text('预设提问', 'Preset question', { required: true, max: 60, search: true }),
    scene: f.choice('展示场景', 'Scene', 'home', chatScenes),
    link: f.jump('限定内容', 'Bound content'),
    icon: f.image('图标', 'Icon', { width: 48, height: 48 }),
    answerBy: f.choice('回答方式', 'Answered by', { default: 'model' }, [
      { model: ['模型回答', 'Model'], intervene: ['人工干预', 'Intervention'], selected: ['精选回答', 'Selected answer'] },
    ]),
    intervene: f.ref('干预规则', 'Intervention', { to: 'chatIntervene' }),
    selected: f.ref('精选回答', 'Selected answer', { to: 'chatSelected' }),
    period: f.period('展示时间', 'Shown during'),
    clicks: f.count('点击数', 'Clicks'),
    asked: f.count('提问数', 'Asked'),
    order: f.order('排序', 'Position'),
  },
  states: { draft: ['未发布', 'Unpublished'], published: ['已发布', 'Published'] },
  moves: {
    publish: { label: ['发布', 'Publish'], from: ['draft'], to: 'published' },
    withdraw: { label: ['取消发布', 'Withdraw'], from: ['published'], to: 'draft', confirm: 'yes' },
  },
  list: {
    columns: ['icon', 'keyword', 'link', 'question', 'scene', 'answerBy', 'period', 'clicks', 'asked', 'status', 'order'],
    under: { keyword: ['link'], clicks: ['asked'] },
    filters: ['keyword', 'scene', 'answerBy', 'status', 'period'],
    sort: ['scene', 'order'],
  },
  form: [
    ['关键词', 'Keyword', 'keyword', 'question', 'icon', 'scene', 'link'],
    ['回答', 'Answer', ['answerBy', 'intervene'], 'selected'],
    ['展示', 'Display', 'period', 'order'],
  ],
  endpoints: { publish: { takes: ['id', 'status'], gives: 'record' } },
  rules: {
    keywordUniqueInScene: [{ sheet: 1, unique: ['scene', 'link', 'keyword'], field: 'keyword' }, { order: ['scene'] }],
    publishedLimitedPerScene: [
      { sheet: 2, limit: { most: 12 }, per: ['scene'], where: { status: 'published' }, field: 'scene' },
      { note: ['每次展示 6 个', '6 are shown at a time'], reader: 'app' },
    ],
    referenceFollowsAnswerBy: [
      { sheet: 3, pick: 'answerBy', of: { model: null, intervene: 'intervene', selected: 'selected' }, clears: true },
      { refer: 'intervene', where: { status: 'enabled' } },
      { refer: 'selected', where: { status: 'published' } },
    ],
    linkFitsScene: [
      { sheet: 4, when: { scene: ['home', 'search'] }, refuse: ['link'] },
      { refer: 'link', types: ['article'], when: { scene: 'article' } },
      { refer: 'link', types: ['course'], when: { scene: 'course' } },
      { refer: 'link', types: ['audiobook'], when: { scene: 'audiobook' } },
    ],
    shownWithinPeriod: [
      { sheet: 5, carried: 'fields.period' },
      { mark: { status: 'published', 'period.end': { lt: { now: '' } } }, as: ['已过期', 'Expired'] },
      {
        shown: { status: 'published', any: [{ period: { set: false } }, { period: { has: { now: '' } } }] },
        gives: ['keyword', 'question', 'scene', 'link', 'icon', 'answerBy', 'intervene', 'selected', 'period', 'order'],
      },
    ],
    publishedInOneCall: { sheet: 6, carried: 'endpoints.publish' },
    countsComeFromApp: { from: 'app', fields: ['clicks', 'asked'] },
  },
})
export type QuestionKeyword = RecordOf<typeof questionKeyword>
