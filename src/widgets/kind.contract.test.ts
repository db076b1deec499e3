import { describe, expect, test } from 'vitest'
import { type BuiltInKind, type Field, f, type Kind, type KindName, languages } from '#declare'
import { readDay } from './calendar/readTime.ts'
import { readColour } from './color/readColour.ts'
import { fromWallClock, wallClock } from './dateTime/wallClock.ts'
import { duration } from './format/duration.ts'
import { groupedYuan, yuan } from './format/money.ts'
import { readFen } from './input/readFen.ts'
import { readNumber } from './input/readNumber.ts'
import { readSeconds } from './input/readSeconds.ts'
import { readJson } from './json/readJson.ts'
import { kinds } from './kinds.ts'
import { plainPhone } from './phone/plainPhone.ts'
import { wholeUrl } from './url/wholeUrl.ts'

const colours = { red: ['红', 'Red'], blue: ['蓝', 'Blue'], green: ['绿', 'Green'] } as const

/** A field of every kind, once plain and where it has options once with them. */
const fields: { readonly [K in BuiltInKind]: readonly Field[] } = {
  text: [
    f.text('刊名', 'Title'),
    f.text('刊名', 'Title', { min: 2, max: 3 }),
    f.text('月份', 'Month', { pattern: '^20\\d{2}-(0[1-9]|1[0-2])$' }),
  ],
  longText: [f.longText('简介', 'About'), f.longText('简介', 'About', { min: 5, max: 10 })],
  richText: [f.richText('正文', 'Body'), f.richText('正文', 'Body', { max: 20 })],
  url: [f.url('网址', 'Address')],
  phone: [f.phone('手机', 'Phone')],
  code: [f.code('编码', 'Code'), f.code('编码', 'Code', { pattern: '^[A-HJ-NP-Z2-9]{12}$' })],
  integer: [f.integer('年份', 'Year', { min: 1950, max: 2100 }), f.integer('数量', 'Number')],
  decimal: [f.decimal('系数', 'Factor', { min: 0, max: 1 }), f.decimal('系数', 'Factor')],
  money: [f.money('定价', 'Price', { min: 0 }), f.money('调整', 'Correction')],
  percent: [f.percent('比例', 'Share', { min: 0, max: 100 })],
  duration: [f.duration('时长', 'Length', { min: 1 }), f.duration('时长', 'Length')],
  boolean: [f.boolean('启用', 'Enabled')],
  choice: [f.choice('颜色', 'Colour', colours)],
  choices: [f.choices('颜色', 'Colours', { min: 1, max: 2 }, colours)],
  date: [f.date('日期', 'Date')],
  dateTime: [f.dateTime('时间', 'Time')],
  period: [f.period('有效期', 'Validity')],
  image: [f.image('封面', 'Cover', { width: 750, height: 1000 })],
  images: [f.images('图片', 'Pictures', { max: 3 })],
  audio: [f.audio('音频', 'Audio')],
  video: [f.video('视频', 'Video')],
  file: [
    f.file('文件', 'File'),
    f.file('名单', 'List', { pattern: '\\.(csv|xlsx|xls)$', maxKB: 1024 }),
  ],
  jump: [f.jump('跳转', 'Link')],
  ref: [f.ref('杂志', 'Magazine', { to: 'magazine' })],
  refs: [f.refs('作者', 'Authors', { to: 'author', min: 1, max: 8 })],
  parent: [f.parent('上级', 'Parent', { to: 'category' })],
  order: [f.order('排序', 'Position')],
  list: [
    f.list(
      '奖品',
      'Prizes',
      { min: 1, max: 3 },
      { name: f.text('名称', 'Name'), stock: f.integer('库存', 'Stock') },
    ),
  ],
  json: [f.json('数据', 'Data')],
  color: [f.color('颜色', 'Colour')],
  tags: [
    f.tags('标签', 'Tags', { max: 3 }),
    f.tags('地址', 'Addresses', { pattern: '^([0-9A-F]{2}:){5}[0-9A-F]{2}$' }),
  ],
  count: [f.count('阅读量', 'Reads')],
  computed: [
    f.computed('合计', 'Total', { as: 'integer', from: { by: 'sumOfLines' } }),
    f.computed('合计', 'Total', { as: 'money', from: 'price' }),
    f.computed('杂志', 'Magazine', { from: 'column.magazine' }),
  ],
}
const seeds = Array.from({ length: 40 }, (_, seed) => seed)
const cases = Object.entries(fields).flatMap(([name, given]) =>
  given.map((field, at): [string, Kind, Field] => [
    `${name} ${at + 1}`,
    kinds[name as KindName],
    field,
  ]),
)

describe.each(cases)('%s', (_title, kind, field) => {
  test('is registered under its own name', () => {
    expect(kinds[field.kind]).toBe(kind)
    expect(kind.name).toBe(field.kind)
  })
  test('passes its own samples', () => {
    for (const seed of seeds)
      expect(kind.check(kind.sample(field, seed), field), `seed ${seed}`).toEqual([])
  })
  test('makes the same sample for the same seed', () => {
    for (const seed of seeds) expect(kind.sample(field, seed)).toEqual(kind.sample(field, seed))
  })
  test('finds no sample empty, and nothing empty', () => {
    for (const seed of seeds) expect(kind.isEmpty(kind.sample(field, seed))).toBe(false)
    expect([kind.isEmpty(null), kind.isEmpty(undefined)]).toEqual([true, true])
  })
  test('refuses what is broken, in both languages', () => {
    for (const value of kind.broken(field)) {
      const [problem] = kind.check(value, field)
      expect(problem, `${String(value)} passed`).toBeDefined()
      expect(problem?.every((message) => message.trim().length > 3)).toBe(true)
      expect(problem?.[0]).toMatch(/[一-鿿]/)
    }
  })
  test('writes as many columns as it names, and reads them back', () => {
    const columns = kind.columns('some', field)
    for (const seed of seeds) {
      const value = kind.sample(field, seed)
      const stored = kind.toColumns(value, field)
      expect(stored).toHaveLength(columns.length)
      if (columns.length > 0) expect(kind.fromColumns(stored, field)).toEqual(value)
    }
  })
  test('keeps nothing as nothing', () => {
    const stored = kind.toColumns(null, field)
    expect(stored.every((part) => part === null)).toBe(true)
    expect(kind.fromColumns(stored, field)).toBeNull()
  })
  test('stores values a column can take', () => {
    const types = kind.columns('some', field).map((column) => column.type)
    const stored = kind.toColumns(kind.sample(field, 3), field)
    const expected: { [type: string]: string } = {
      text: 'string',
      integer: 'number',
      real: 'number',
      boolean: 'boolean',
      json: 'object',
    }
    stored.forEach((part, at) => {
      expect(typeof part).toBe(expected[types[at] ?? ''])
    })
  })
  test('means the same once it went over the wire', () => {
    for (const seed of seeds) {
      const sent = JSON.parse(JSON.stringify(kind.sample(field, seed)))
      expect(sent).toEqual(kind.sample(field, seed))
      expect(kind.check(sent, field)).toEqual([])
    }
  })
  test('gives every refusal a sentence for a reader, with what was wrong in it', () => {
    for (const value of kind.broken(field))
      for (const [zh, en] of kind.check(value, field)) {
        expect(zh).not.toMatch(/undefined|\[object|NaN/)
        expect(en).not.toMatch(/undefined|\[object|NaN/)
      }
  })
  test('reads as one line in both languages', () => {
    for (const language of languages)
      for (const seed of seeds)
        expect(kind.plain(kind.sample(field, seed), field, language)).toMatch(/^\S[^\r\n]*$/)
  })
})

test('every kind has something broken to refuse', () => {
  const without = cases
    .filter(([, kind, field]) => kind.broken(field).length === 0)
    .map(([title]) => title)
  // A computed value whose kind nobody named takes whatever comes.
  expect(without).toEqual(['computed 3'])
})

/** How what is kept is written into its box, and read from it. */
const typed: readonly (readonly [
  kind: BuiltInKind,
  write: (value: never) => string,
  read: (text: string) => unknown,
])[] = [
  ['integer', String, readNumber],
  ['decimal', String, readNumber],
  ['percent', String, readNumber],
  ['money', yuan, readFen],
  ['money', groupedYuan, readFen],
  ['duration', duration, readSeconds],
  ['color', String, readColour],
  ['phone', String, plainPhone],
  ['url', String, wholeUrl],
  ['date', String, readDay],
  ['dateTime', wallClock, fromWallClock],
  ['json', (value) => JSON.stringify(value, null, 2), (text) => readJson(text)],
]

test.each(typed)(
  '%s is read from its box as it was written there, typed full-width too',
  (...of) => {
    const [name, write, read] = of
    for (const field of fields[name])
      for (const seed of seeds) {
        const value = kinds[name].sample(field, seed)
        const text = write(value as never)
        const expected = name === 'json' ? { value } : value
        expect(read(text)).toEqual(expected)
        if (name !== 'url' && name !== 'json')
          expect(read(fullWidth(text).normalize('NFKC'))).toEqual(value)
      }
  },
)

/** As an input method writes it: １２３． */
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
