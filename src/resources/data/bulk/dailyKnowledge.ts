import { b, bulkKind, columnOf } from '#declare'
import { dailyKnowledge as card } from '#resources/content/dailyKnowledge.ts'

const { date, title, cardKind, content, quoteFrom } = card.fields

/** Cards of the day written ahead, one a day; they lack their picture yet. */
export const dailyKnowledge = bulkKind('dailyKnowledge', ['每日新知导入', 'Daily cards'], {
  about: [
    '导入每日新知，成为缺卡片图的草稿；已有卡片的日期逐行指出',
    'Takes in cards of the day as drafts without a picture; days that are taken are told row by row',
  ],
  template: '每日新知导入模板.xlsx',
  most: 500,
  screen: '/datas/import',
  who: { create: 'dailyKnowledge' },
  did: ['已导入', 'imported'],
  columns: {
    date: columnOf(date, { example: '2026-12-01' }),
    title: columnOf(title, { example: '雪夜访戴' }),
    cardKind: columnOf(cardKind, { required: true, example: '摘句' }),
    content: columnOf(content, { example: '乘兴而行，兴尽而返，何必见戴。' }),
    quoteFrom: columnOf(quoteFrom, { example: '世说新语' }),
  },
  same: { as: ['date'] },
  writes: { to: 'dailyKnowledge', by: ['date'], does: 'make', action: 'importCards' },
  adds: { action: b.text('动作', 'Action', { max: 20 }), weekday: b.text('星期与农历', 'Weekday and lunar date', { max: 40 }) },
})
