import { expect, test } from 'vitest'
import { type Entity, entity, f, type Row, type SpecialRight } from '#declare'
import { maskedFields } from '#derive/maskedFields.ts'
import { namesInMasks } from '#derive/maskPlan.ts'
import { sessionOf } from '../session/testing/sessionOf.ts'
import { DOTS, maskProblems, maskRow } from './mask.ts'

const session = (roles: string[], special: SpecialRight[] = [], id = 1) =>
  sessionOf({ roles, special: new Set(special), user: { id, username: 'lin', name: '林' } })
const editor = session(['editor'])
const plain = (declared: object) => declared as Entity

const order = plain(
  entity('order', ['订单', 'Order'], {
    fields: {
      title: f.text('标题', 'Title'),
      receiver: f.text('收货人', 'Receiver'),
      phone: f.phone('手机', 'Phone'),
      address: f.text('地址', 'Address'),
      shops: f.list('门店', 'Shops', {
        phone: f.phone('电话', 'Phone'),
        address: f.text('地址', 'Address'),
      }),
      homes: f.list('住址', 'Homes', {
        receiver: f.text('收件人', 'Receiver'),
        region: f.text('省市区', 'Region'),
        detail: f.text('详细地址', 'Address'),
      }),
    },
  }),
)
const row: Row = {
  id: 3,
  title: '一单',
  receiver: '王',
  phone: '13812340000',
  address: '广东省深圳市南山区科技园 1 号',
  shops: [{ _key: 'a', phone: '13812340001', address: '中山路 5 号' }],
  homes: [{ _key: 'b', receiver: '王', region: '北京市海淀区', detail: '学院路 7 号' }],
}

test('shows phones in part and personal addresses up to the district', () => {
  expect(maskRow(order, row, editor)).toEqual({
    ...row,
    phone: '138****0000',
    address: '广东省深圳市南山区****',
    shops: [{ _key: 'a', phone: '138****0001', address: '中山路 5 号' }],
    homes: [{ _key: 'b', receiver: '王', region: '北京市海淀区', detail: DOTS }],
  })
})

test('the right to personal data shows all once it is asked for, and the portal itself sees all', () => {
  const trusted = session(['editor'], ['personal'])
  expect(maskRow(order, row, trusted)).toEqual(maskRow(order, row, editor))
  expect(maskRow(order, row, trusted, { revealing: true })).toBe(row)
  expect(maskRow(order, row, editor, { revealing: true })).toEqual(maskRow(order, row, editor))
  expect(maskRow(order, row, { ...editor, acting: 'portal' })).toBe(row)
})

test('masks the same value alike every time, and nothing that is empty', () => {
  expect(maskRow(order, row, editor)).toEqual(maskRow(order, row, editor))
  expect(maskRow(order, { id: 1, phone: null }, editor)).toEqual({ id: 1, phone: null })
})

const source = plain(
  entity('source', ['来源', 'Source'], {
    fields: {
      name: f.text('名称', 'Name'),
      contract: f.text('合同号', 'Contract'),
      code: f.text('编码', 'Code'),
      term: f.period('合同期', 'Term'),
      phone: f.phone('电话', 'Phone'),
      floor: f.money('底价', 'Floor price'),
      secret: f.boolean('保密', 'Secret'),
      value: f.text('值', 'Value'),
    },
    rules: {
      1: {
        mask: ['contract', 'term', 'phone'],
        unless: ['admin', { creator: true }],
        export: 'admin',
      },
      2: { mask: ['code'], keep: '4…4', unless: { right: 'export' } },
      3: { mask: ['floor'], export: 'never', unless: 'admin' },
      4: { mask: ['value'], when: { secret: true } },
    },
  }),
)
const record: Row = {
  id: 1,
  createdBy: 7,
  contract: 'HT-2026-1',
  code: 'ABCDEFGHWXYZ',
  term: { start: null, end: '2026-12-31T00:00:00+08:00' },
  phone: '13812340000',
  floor: 900,
  secret: true,
  value: 'top',
}

test('masks what the words name: parts kept, other kinds emptied', () => {
  expect(maskRow(source, record, editor)).toMatchObject({
    contract: DOTS,
    code: 'ABCD****WXYZ',
    term: null,
    phone: '138****0000',
    floor: null,
    value: DOTS,
  })
})

test('a mask falls for whom it names: a role, a right, the maker of the record', () => {
  expect(maskRow(source, record, session(['editor'], [], 7)).contract).toBe('HT-2026-1')
  expect(maskRow(source, record, session(['editor'], ['export'])).code).toBe('ABCDEFGHWXYZ')
  expect(maskRow(source, record, session(['admin'])).floor).toBe(900)
})

test('a secret is shown to nobody, and only while it is one', () => {
  expect(maskRow(source, record, session(['admin'])).value).toBe(DOTS)
  expect(maskRow(source, { ...record, secret: false }, editor).value).toBe('top')
})

test('an export is masked by its own word', () => {
  const creator = session(['editor'], [], 7)
  expect(maskRow(source, record, creator, { exporting: true }).contract).toBe(DOTS)
  expect(maskRow(source, record, session(['admin']), { exporting: true })).toMatchObject({
    contract: 'HT-2026-1',
    floor: null,
  })
})

test('masked fields are searched by the whole value only and never sorted by', () => {
  expect(maskedFields(order, editor)).toEqual(new Set(['phone', 'address']))
  const problems = maskProblems(order, editor, {
    filters: ['phone', 'phone_q', 'title_q'],
    sort: ['-address'],
  })
  expect(problems.map(({ field }) => field)).toEqual(['phone_q', 'address'])
  const trusted = session(['editor'], ['personal'])
  expect(maskProblems(order, trusted, { filters: ['phone_q'], sort: ['address'] })).toEqual([])
})

test('names what masks of some fields look at', () => {
  expect(namesInMasks(source, ['value'])).toEqual(['createdBy', 'secret'])
  expect(namesInMasks(source, ['secret'])).toEqual([])
})

test('hides phones wherever they stand in cells, and nothing else of them', () => {
  const row = entity('row', ['行', 'Row'], {
    fields: { data: f.json('行内容', 'Cells'), message: f.text('原因', 'Message') },
    rules: { 1: { mask: ['data', 'message'], keep: 'phones', unless: { right: 'personal' } } },
  })
  const given = {
    data: { phone: '13812340000', list: ['电话13812340001'], n: 5 },
    message: '没有 13812340000',
  }
  expect(maskRow(row, given, editor)).toEqual({
    data: { phone: '138****0000', list: ['电话138****0001'], n: 5 },
    message: '没有 138****0000',
  })
  const trusted = session(['editor'], ['personal'])
  expect(maskRow(row, given, trusted)).toEqual(maskRow(row, given, editor))
  expect(maskRow(row, given, trusted, { revealing: true })).toBe(given)
})
