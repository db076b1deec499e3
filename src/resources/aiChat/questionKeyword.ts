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
    columns: ['order', 'keyword', 'question', 'scene', 'answerBy', 'period', 'clicks', 'asked', 'status'],
    filters: ['keyword', 'scene', 'answerBy', 'status', 'period'],
    sort: ['scene', 'order'],
  },
  form: [
    ['关键词', 'Keyword', 'keyword', 'question', 'icon', 'scene', 'link'],
    ['回答', 'Answer', ['answerBy', 'intervene'], 'selected'],
    ['展示', 'Display', 'period', 'order'],
  ],
  endpoints: { publish: { takes: ['id', 'status'], gives: 'record' } },
  standIn: true,
})
export type QuestionKeyword = RecordOf<typeof questionKeyword>
