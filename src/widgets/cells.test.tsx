import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Field, f, type KindName } from '#declare'
import { Cell } from './Cell.tsx'
import { kinds } from './kinds.ts'
import { EveryEntityContext } from './reference/EntitiesContext.ts'
import { quiet } from './testing/quiet.ts'
import { Around, type World } from './testing/renderForm.tsx'

quiet()
afterEach(cleanup)

const show = (field: Field, value: unknown, world: World = {}) =>
  render(
    <Around {...world}>
      <Cell field={field} value={value} />
    </Around>,
  ).container

const cycle = f.choice('刊期', 'Cycle', {
  weekly: ['周刊', 'Weekly'],
  monthly: ['月刊', 'Monthly'],
})

test.each<[string, Field, unknown, string]>([
  ['text', f.text('刊名', 'Title'), '读者', '读者'],
  ['money', f.money('定价', 'Price'), 123450, '¥1,234.50'],
  ['a share', f.percent('比例', 'Share'), 12.5, '12.5%'],
  ['a length', f.duration('时长', 'Length'), 205, '03:25'],
  ['a count', f.count('阅读量', 'Reads'), 1234567, '1,234,567'],
  ['a year', f.integer('年份', 'Year', { min: 1950, max: 2100 }), 2026, '2026'],
  ['a whole number', f.integer('库存', 'Stock'), 12345, '12,345'],
  ['a choice', cycle, 'monthly', '月刊'],
  ['a moment', f.dateTime('时间', 'Time'), '2026-11-21T19:31:05+08:00', '2026-11-21 19:31'],
  ['a day', f.date('日期', 'Day'), '2026-11-21', '2026-11-21'],
  [
    'an open period',
    f.period('有效期', 'Validity'),
    { start: '2026-01-01T00:00:00+08:00', end: null },
    '2026-01-01 起',
  ],
  ['yes', f.boolean('启用', 'Enabled'), true, '✓是'],
  ['no', f.boolean('启用', 'Enabled'), false, '–否'],
  ['a masked phone', f.phone('手机', 'Phone'), '138****5678', '138****5678'],
  ['rich text', f.richText('正文', 'Body'), '<p>你好 <b>世界</b></p>', '你好 世界'],
  [
    'a file',
    f.audio('音频', 'Audio'),
    { url: 'https://a.cn/1.mp3', name: '一.mp3', duration: 205 },
    '一.mp3 03:25',
  ],
  ['tags', f.tags('标签', 'Tags'), ['阅读', '科技'], '阅读科技'],
  [
    'a list',
    f.list('奖品', 'Prizes', { name: f.text('名称', 'Name') }),
    [{ name: '书' }, { name: '笔' }],
    '书等 2 项',
  ],
  [
    'a list of numbers',
    f.list('位置', 'Slots', { slot: f.integer('格', 'Slot') }),
    [{ slot: 3 }, { slot: 7 }],
    '3、7',
  ],
  ['nothing', f.text('刊名', 'Title'), null, '–未填'],
  ['a computed amount', f.computed('合计', 'Total', { as: 'money', from: 'price' }), 100, '¥1.00'],
])('%s is seen as one reads it', (_title, field, value, text) => {
  expect(show(field, value).textContent).toBe(text)
})

test('what looks like HTML is read as it is written, and makes nothing', () => {
  const text = '<img src=x onerror=alert(1)><b>粗</b>'
  for (const field of [
    f.text('刊名', 'Title'),
    f.longText('说明', 'Note'),
    f.tags('标签', 'Tags'),
  ]) {
    const shown = show(field, field.kind === 'tags' ? [text] : text)
    expect(shown.textContent).toContain(text)
    expect(shown.querySelector('img, b')).toBeNull()
  }
})

test('what somebody has to look at is no green tick', () => {
  const lookOf = (field: Field) => show(field, true).querySelector('[title]')?.className
  expect(lookOf(f.boolean('命中敏感词', 'Sensitive', { alarm: true }))).toBe('cell-alarm')
  expect(lookOf(f.boolean('启用', 'Enabled'))).toBe('cell-yes')
})

test('praise and blame are told by colour, other choices by their place', () => {
  const votes = { up: ['赞', 'Up'], down: ['踩', 'Down'] } as const
  const rated = f.choice('评价', 'Rating', { tones: { up: 'good', down: 'bad' } }, votes)
  const toneOf = (field: Field) => show(field, 'down').querySelector('.cell-chip')?.className
  expect(toneOf(rated)).toBe('cell-chip tone-bad')
  expect(toneOf(f.choice('评价', 'Rating', votes))).toBe('cell-chip tone-1')
})

test('long text has the whole of it on hover', () => {
  const text = '长'.repeat(500)
  show(f.longText('简介', 'About'), text)
  expect(screen.getByTitle(text)).toBeTruthy()
})

test('a picture is seen in a box of fixed size, loaded when it comes into sight', () => {
  show(f.image('封面', 'Cover', { width: 750, height: 1000 }), 'https://a.cn/1.png')
  const picture = screen.getByRole('img', { name: '封面' })
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['30', '40'])
  expect(picture.getAttribute('loading')).toBe('lazy')
})

test('a reference reads by the title of its record', async () => {
  show(f.ref('作者', 'Author', { to: 'author' }), 3, {
    records: { author: [{ id: 3, name: '莫言' }] },
  })
  expect(screen.queryByText('#3')).toBeNull()
  expect(await screen.findByText('莫言')).toBeTruthy()
})

test('a reference that cannot be found reads by its number', async () => {
  show(f.refs('作者', 'Authors', { to: 'author' }), [3, 9], {
    records: { author: [{ id: 3, name: '莫言' }] },
  })
  expect(await screen.findByTitle('莫言、#9')).toBeTruthy()
})

test('a reference to what was deleted still says what it was', async () => {
  const author = [{ id: 3, name: '莫言', gone: 'bin' }]
  const shown = show(f.ref('作者', 'Author', { to: 'author' }), 3, { records: { author } })
  expect(await screen.findByText('莫言')).toBeTruthy()
  expect(shown.querySelector('.referred-gone')).toBeTruthy()
})

test('a link names its type and target', async () => {
  show(
    f.jump('跳转', 'Link'),
    { type: 'magazine', id: 7 },
    { records: { magazine: [{ id: 7, name: '读者' }] } },
  )
  expect(await screen.findByTitle('杂志 读者')).toBeTruthy()
})

test('an address that would run is no link', () => {
  const shown = show(f.url('网址', 'Address'), 'javascript:alert(1)')
  expect(shown.querySelector('a')).toBeNull()
})

test('everything reads in English too', () => {
  expect(show(cycle, 'weekly', { language: 'en' }).textContent).toBe('Weekly')
  cleanup()
  expect(show(f.boolean('启用', 'Enabled'), true, { language: 'en' }).textContent).toBe('✓Yes')
})

test('every kind shows its sample', () => {
  const options: { readonly [K in KindName]?: object } = {
    choice: { of: { a: ['甲', 'A'] } },
    choices: { of: { a: ['甲', 'A'] } },
    list: { of: { name: f.text('名称', 'Name') } },
    image: { width: 100, height: 100 },
    ref: { to: 'author' },
    refs: { to: 'author' },
    parent: { to: 'author' },
  }
  for (const name of Object.keys(kinds) as KindName[]) {
    const field = { kind: name, label: ['字段', 'Field'], ...options[name] } as Field
    const shown = show(field, kinds[name].sample(field, 3))
    expect(shown.textContent !== '' || shown.querySelector('img') !== null, name).toBe(true)
    cleanup()
  }
})

test('keys that begin alike are cut where they are the same; words are cut at their end', () => {
  const key = 'home.banner.maxShownAtOnce'
  for (const field of [f.text('配置键', 'Key'), f.code('标识', 'Code')]) {
    const line = show(field, key).querySelector('.cell-line')!
    expect(line.className).toContain('cell-address')
    expect([...line.children].map((part) => part.textContent).join('')).toBe(key)
    expect(line.lastElementChild?.textContent).toBe('xShownAtOnce')
    expect(line.getAttribute('title')).toBe(key)
    cleanup()
  }
  const words = show(f.text('刊名', 'Title'), 'A letter from the far mountains')
  expect(words.querySelector('.cell-address')).toBeNull()
})

test('the name of an entity reads as what it is called', () => {
  const named = f.text('对象类型', 'Entity', { names: 'entity' })
  const tags = f.tags('数据', 'Entities', { names: 'entity' })
  render(
    <Around>
      <EveryEntityContext value={{ magazine: ['杂志', 'Magazine'], comment: ['评论', 'Comment'] }}>
        <Cell field={named} value="magazine" />
        <Cell field={named} value="gone" />
        <Cell field={tags} value={['comment']} />
      </EveryEntityContext>
    </Around>,
  )
  expect(screen.getByText('评论')).toBeDefined()
  expect(screen.getByText('杂志')).toBeDefined()
  expect(screen.getByText('gone')).toBeDefined()
})
