import { describe, expect, test } from 'vitest'
import { entity, f } from '#declare'
import { editedValues } from './edited.ts'
import { editProblems } from './editProblems.ts'
import { editedInMany, type FieldEdit, waysOf } from './ways.ts'

const page = entity('page', ['页面', 'Page'], {
  fields: {
    title: f.text('标题', 'Title', { required: true, max: 10 }),
    code: f.code('编码', 'Code', { unique: true }),
    body: f.richText('正文', 'Body'),
    tags: f.tags('标签', 'Tags', { max: 3 }),
    authors: f.refs('作者', 'Authors', { to: 'page', required: true, min: 1 }),
    shown: f.boolean('显示', 'Shown', { default: true }),
    day: f.date('日期', 'Day'),
    validity: f.period('有效期', 'Validity'),
    position: f.order('排序', 'Position'),
    lines: f.list('明细', 'Lines', 3, { note: f.text('备注', 'Note') }),
    options: f.json('选项', 'Options'),
    views: f.count('阅读', 'Views'),
  },
})
const edited = (row: object, ...edits: FieldEdit[]) =>
  editedValues(page.fields, row as never, edits)
const problems = (edits: unknown, closed?: string[]) =>
  editProblems(page, edits, new Set(closed)).map(({ field }) => field)

describe('what can be edited in many records at once', () => {
  test('is every field a form takes but for places among others and what is too much for one value', () => {
    expect(editedInMany(page)).toEqual([
      'title',
      'code',
      'body',
      'tags',
      'authors',
      'shown',
      'day',
      'validity',
      'lines',
    ])
  })
  test('follows from what its kind holds', () => {
    const ways = (name: keyof typeof page.fields) => waysOf(page.fields[name] as never)
    expect(ways('title')).toEqual(['set', 'replace'])
    expect(ways('code')).toEqual(['replace', 'empty'])
    expect(ways('tags')).toEqual(['add', 'remove', 'set', 'empty'])
    expect(ways('authors')).toEqual(['add', 'remove', 'set'])
    expect(ways('shown')).toEqual(['set'])
    expect(ways('day')).toEqual(['set', 'shift', 'empty'])
    expect(ways('lines')).toEqual(['set', 'empty'])
  })
})

describe('an edit', () => {
  test('sets, empties, adds what is missing and takes out what is there', () => {
    const row = { tags: ['春', '夏'], authors: [1, 2] }
    expect(
      edited(
        row,
        { field: 'tags', way: 'add', value: ['夏', '秋'] },
        { field: 'tags', way: 'remove', value: ['春', '冬'] },
        { field: 'authors', way: 'set', value: [3] },
        { field: 'day', way: 'empty' },
      ),
    ).toEqual({ tags: ['夏', '秋'], authors: [3], day: null })
  })
  test('replaces text as it stands, and of markup only what one reads', () => {
    const body = '<p class="a">a &amp; b</p><p>a&lt;b</p>'
    expect(edited({ body }, { field: 'body', way: 'replace', find: 'a', value: '甲' }).body).toBe(
      '<p class="a">甲 &amp; b</p><p>甲&lt;b</p>',
    )
    expect(edited({ body }, { field: 'body', way: 'replace', find: 'a<b', value: '$&' }).body).toBe(
      '<p class="a">a &amp; b</p><p>$&amp;</p>',
    )
    expect(
      edited({ title: '旧版旧刊' }, { field: 'title', way: 'replace', find: '旧', value: '' }),
    ).toEqual({ title: '版刊' })
  })
  test('shifts days by the calendar, and both ends of a stretch', () => {
    const validity = { start: '2026-01-31T08:00:00+08:00', end: null }
    expect(
      edited(
        { day: '2026-01-31', validity },
        { field: 'day', way: 'shift', value: '+1M' },
        { field: 'validity', way: 'shift', value: '-2h' },
      ),
    ).toEqual({
      day: '2026-02-28',
      validity: { start: '2026-01-31T06:00:00+08:00', end: null },
    })
  })
  test('leaves what is empty empty', () => {
    expect(
      edited(
        { title: null, day: null, tags: null },
        { field: 'title', way: 'replace', find: '旧', value: '新' },
        { field: 'day', way: 'shift', value: '+1d' },
        { field: 'tags', way: 'remove', value: ['春'] },
      ),
    ).toEqual({ title: null, day: null, tags: [] })
  })
})

describe('what is asked for', () => {
  test('is refused by its field where it cannot be', () => {
    expect(problems([])).toEqual(['edits'])
    expect(problems('all')).toEqual(['edits'])
    expect(
      problems([
        { field: 'views', way: 'set', value: 1 },
        { field: 'toString', way: 'set', value: 1 },
        { field: 'code', way: 'set', value: 'a' },
        { field: 'title', way: 'set', value: '一二三四五六七八九十一' },
        { field: 'title', way: 'replace', find: '', value: 'x' },
        { field: 'tags', way: 'add', value: [] },
        { field: 'day', way: 'shift', value: '+1h' },
        { field: 'shown', way: 'set', value: true },
        { field: 'shown', way: 'set', value: false },
      ]),
    ).toEqual(['views', 'toString', 'code', 'title', 'title', 'tags', 'day', 'shown'])
  })
  test('may add more than the least a record holds, and no less than one', () => {
    expect(problems([{ field: 'tags', way: 'add', value: ['春', '夏', '秋', '冬'] }])).toEqual([])
  })
  test('of what is not seen whole is only a new value, or none', () => {
    const closed = ['title', 'body']
    expect(problems([{ field: 'title', way: 'set', value: '新' }], closed)).toEqual([])
    expect(problems([{ field: 'title', way: 'replace', find: '1', value: '' }], closed)).toEqual([
      'title',
    ])
  })
})
