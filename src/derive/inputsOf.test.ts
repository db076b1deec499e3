import { expect, test } from 'vitest'
import { type Entity, entity, f, type Row } from '#declare'
import { type Circumstances, checkRecord } from './checkRecord.ts'
import { inputsOf } from './inputsOf.ts'
import { pickFilter } from './listFilter/pickFilter.ts'
import { nothingKnown } from './nothingKnown.ts'

const source = entity('source', ['来源', 'Source'], {
  fields: { name: f.text('名称', 'Name'), rights: f.period('授权期', 'Rights') },
  states: { enabled: ['启用', 'Enabled'], disabled: ['停用', 'Disabled'] },
  moves: { disable: { from: ['enabled'], to: 'disabled' } },
  rules: {
    1: {
      offered: { status: 'enabled', any: [{ 'rights.end': { set: false } }, { name: '自有' }] },
    },
  },
})
const goods = entity('goods', ['商品', 'Goods'], {
  fields: {
    name: f.text('名称', 'Name', { required: true }),
    code: f.text('编号', 'Code'),
    kind: f.choice('类别', 'Kind', {
      link: ['链接', 'Link'],
      text: ['文字', 'Text'],
      none: ['无', 'None'],
    }),
    link: f.url('链接', 'Link'),
    text: f.text('文字', 'Text'),
    source: f.ref('来源', 'Source', { to: 'source' }),
    price: f.money('售价', 'Price'),
    listPrice: f.money('划线价', 'List price'),
    items: f.list('组合', 'Items', {
      name: f.text('名', 'Name', { required: true }),
      share: f.integer('占比', 'Share'),
    }),
    sold: f.count('销量', 'Sold'),
  },
  rules: {
    1: { pick: 'kind', of: { link: 'link', text: 'text', none: null } },
    2: { compare: ['price', '<=', 'listPrice'] },
    3: { freeze: ['code'] },
    4: [
      { when: { kind: 'text' }, allow: { name: ['甲', '乙'] } },
      { each: 'items', distinct: ['name'], sum: ['share', '=', 100] },
    ],
    5: { may: ['edit price'], who: 'admin' },
  },
})
const entities = new Map<string, Entity>([
  ['source', source],
  ['goods', goods],
])
const before: Row = {
  id: 1,
  name: '甲',
  code: 'A',
  kind: 'link',
  link: 'https://a.test/',
  price: 100,
  items: [],
}
const editing: Circumstances = {
  entities,
  before,
  now: '2026-11-21T10:00:00+08:00',
  session: { acting: 'user', user: { id: 2 }, roles: ['editor'], special: new Set() },
  ...nothingKnown,
}
const problems = (row: Row) =>
  checkRecord(goods, row, editing).map(({ field, message }) => [field, message[1]])

test('inputs follow the values: demanded, hidden, disabled with a reason, narrowed', () => {
  const hints = inputsOf(goods, { ...before, kind: 'text' }, editing)

  expect(hints.text).toEqual({ required: true })
  expect(hints.link).toEqual({ hidden: true })
  expect(hints.name).toEqual({ required: true, allowed: ['甲', '乙'] })
  expect(hints.code?.disabled).toEqual(['创建后不能修改', 'Cannot be changed once created'])
  expect(hints.price?.disabled?.[1]).toBe('You may not change this')
  expect(hints.sold?.disabled?.[1]).toBe('Kept by the portal')
  expect(pickFilter(source, { offered: true, now: editing.now })).toMatchObject({
    status: 'enabled',
  })
})

test('while nothing is chosen no field stands there that only some choices ask for', () => {
  const hints = inputsOf(goods, { kind: null, text: 'kept' }, { ...editing, before: null })
  expect(hints.link?.hidden).toBe(true)
  expect(hints.text?.hidden).toBeUndefined()
})

test('nothing is frozen while a record is made', () => {
  expect(inputsOf(goods, {}, { ...editing, before: null }).code).toBeUndefined()
})

test('a record is checked at once, entry by entry, with the rules in their order', () => {
  const row = {
    ...before,
    name: '',
    code: 'B',
    kind: 'text',
    price: 300,
    listPrice: 200,
    items: [{ name: '一', share: 50 }, { name: '一', share: 40 }, { name: '' }],
  }
  expect(problems(row)).toEqual([
    ['name', 'Fill in Name'],
    ['items.2.name', 'Fill in Name'],
    ['code', 'Code cannot be changed once created'],
    ['price', 'You may not change Price: an admin may'],
    ['text', 'Fill in Text'],
    ['link', 'Link must be empty where Kind is "Text"'],
    ['listPrice', 'List price must be at least Price'],
    ['items.1.name', 'Name must differ from the other entries'],
    ['items', 'The Share add up to 90, they must be exactly 100'],
  ])
})

test('a record as it stands has nothing wrong', () => {
  expect(problems(before)).toEqual([])
})

test('a choice inside a list asks and hides in its own entry only', () => {
  const run = entity('run', ['播放列表', 'Playlist'], {
    fields: {
      items: f.list('内容', 'Items', {
        itemKind: f.choice('类型', 'Kind', { goods: ['商品', 'Goods'], link: ['链接', 'Link'] }),
        goods: f.ref('商品', 'Goods', { to: 'goods' }),
        link: f.url('链接', 'Link'),
        note: f.text('备注', 'Note'),
      }),
    },
    rules: {
      1: { pick: 'items.itemKind', of: { goods: 'items.goods', link: 'items.link' } },
      2: { when: { 'items.itemKind': 'link' }, demand: ['items.note'] },
    },
  })
  const items = [{ itemKind: 'goods' }, { itemKind: 'link' }, { itemKind: null }]
  const hints = inputsOf(run, { items }, editing)
  expect(hints['items.0.goods']).toEqual({ required: true })
  expect(hints['items.0.link']).toEqual({ hidden: true })
  expect(hints['items.0.note']).toBeUndefined()
  expect(hints['items.1.goods']).toEqual({ hidden: true })
  expect(hints['items.1.note']).toEqual({ required: true })
  expect(hints['items.2.link']).toEqual({ hidden: true })
  expect(hints['items.2.note']).toBeUndefined()
})

test('what an upload says of itself is not typed; a length may be, where no file tells it', () => {
  const sound = entity('sound', ['音频', 'Sound'], {
    fields: {
      file: f.audio('文件', 'File', { fills: { name: 'name', size: 'size', duration: 'length' } }),
      name: f.text('文件名', 'Name'),
      size: f.text('大小', 'Size'),
      length: f.duration('时长', 'Length'),
    },
  })
  const hints = inputsOf(sound as Entity, {}, { before: null } as unknown as Circumstances)
  expect(hints.name?.disabled?.[0]).toBe('上传后自动填写')
  expect(hints.size?.disabled).toBeDefined()
  expect(hints.length?.disabled).toBeUndefined()
})
