import { entity, f, type Row } from '#declare'
import { migrate } from '#portal/storage/db/migrate.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import type { TestDatabase } from '#portal/storage/db/testing/databases.ts'
import { insertRow } from '../store.ts'

/** A small desk that has something of everything rows, lists and references are made of. */
const shelf = entity('shelf', ['书架', 'Shelf'], {
  fields: {
    name: f.text('名称', 'Name', { required: true, unique: true, search: true }),
    cycle: f.choice('刊期', 'Cycle', { weekly: ['周刊', 'Weekly'], monthly: ['月刊', 'Monthly'] }),
    above: f.parent('上级', 'Above', { to: 'shelf' }),
    noteCount: f.count('条数', 'Notes'),
    depth: f.computed('级别', 'Level', { from: { level: 'above' } }),
  },
  list: { columns: ['name', 'cycle', 'depth'], filters: ['cycle', 'above'], sort: 'name' },
})
const note = entity('note', ['笔记', 'Note'], {
  fields: {
    title: f.text('标题', 'Title', { required: true, search: true }),
    remark: f.longText('备注', 'Remark', { search: true }),
    orderNo: f.code('单号', 'Order number'),
    shelf: f.ref('书架', 'Shelf', { to: 'shelf' }),
    others: f.refs('相关', 'Others', { to: 'note' }),
    tags: f.tags('标签', 'Labels'),
    length: f.choice('篇幅', 'Length', {
      short: ['短', 'Short'],
      middle: ['中', 'Middle'],
      long: ['长', 'Long'],
    }),
    channels: f.choices('渠道', 'Channels', { app: ['应用', 'App'], web: ['网页', 'Web'] }),
    price: f.money('价格', 'Price'),
    clicks: f.integer('点击', 'Clicks'),
    views: f.integer('曝光', 'Views'),
    pinned: f.boolean('置顶', 'Pinned'),
    position: f.order('排序', 'Position'),
    shownOn: f.date('日期', 'Date'),
    validity: f.period('有效期', 'Validity'),
    target: f.jump('跳转', 'Target'),
    cover: f.image('封面', 'Cover', { width: 10, height: 10 }),
    body: f.richText('正文', 'Body'),
    lines: f.list('明细', 'Lines', {
      goods: f.ref('商品', 'Goods', { to: 'shelf' }),
      gross: f.money('金额', 'Gross'),
    }),
    cycle: f.computed('刊期', 'Cycle', { from: 'shelf.cycle', as: 'text' }),
    clickRate: f.computed('点击率', 'Click rate', {
      from: { part: ['clicks', 'views'], digits: 4 },
      as: 'percent',
    }),
    gross: f.computed('合计', 'Total', { from: { sum: 'lines.gross' }, as: 'money' }),
    lineCount: f.computed('行数', 'Lines', { from: { length: 'lines' }, as: 'integer' }),
    phase: f.computed('阶段', 'Phase', { from: { phase: ['validity'] } }),
    daysLeft: f.computed('剩余天数', 'Days left', { from: { days: 'validity.end' } }),
    due: f.computed('到期', 'Due', { from: { shift: ['shownOn', '+1M'] }, as: 'date' }),
    dearer: f.computed('加价', 'Dearer', {
      from: { times: ['price', 1.015], round: 'down' },
      as: 'money',
    }),
    words: f.computed('字数', 'Words', { from: { by: 'words' }, as: 'integer' }),
  },
  states: { draft: ['草稿', 'Draft'], published: ['已上架', 'Published'] },
  rules: { 1: { unique: ['shelf', 'orderNo'] } },
  list: {
    columns: ['title', 'shelf', 'length', 'price', 'clicks', 'clickRate', 'position', 'status'],
    filters: [
      'title',
      'shelf',
      'others',
      'tags',
      'length',
      'channels',
      'pinned',
      'shownOn',
      'validity',
      'status',
      'cycle',
      'phase',
    ],
    sort: '-createdAt',
  },
})

export const desk = { shelf, note, entities: [shelf, note] } as const
export const now = '2026-06-15T12:00:00+08:00'

/** A fresh database with the tables of the desk; `add` inserts a record in a transaction of its own. */
export async function openDesk(database: TestDatabase) {
  const opened = await database.open()
  const portal = openDatabase(opened.dialect, database.sql)
  await migrate(portal, desk.entities)
  let minutes = 0
  const times = () => {
    const at = `2026-01-01T${String(Math.floor(++minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00+08:00`
    return { createdAt: at, updatedAt: at, createdBy: 1 }
  }
  return {
    database: portal,
    db: portal.db,
    add: (what: 'shelf' | 'note', row: Row) =>
      portal.transaction((tx) =>
        insertRow(tx, desk[what], {
          ...times(),
          ...(what === 'note' && { status: 'draft' }),
          ...row,
        }),
      ),
    async close() {
      await portal.close()
      await opened.close()
    },
  }
}
export type Desk = Awaited<ReturnType<typeof openDesk>>
