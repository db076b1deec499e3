import { expect, test } from 'vitest'
import { type Entity, entity, f } from '#declare'
import type { Viewer } from '#derive/viewer.ts'
import type { Question } from '../dialog/useDialog.ts'
import { confirmAction } from './confirmAction.ts'
import type { Performing } from './Performing.ts'

const statement = entity('statement', ['结算单', 'Statement'], {
  fields: {
    statementNo: f.text('单号', 'No', { search: true }),
    payee: f.text('收款方', 'Payee'),
    payable: f.money('应付', 'Payable'),
  },
  states: {
    pending: ['待核对', 'To check'],
    confirmed: ['已确认', 'Confirmed'],
    paid: ['已付款', 'Paid'],
  },
  moves: {
    confirm: { label: ['确认', 'Confirm'], from: ['pending'], to: 'confirmed' },
    reopen: { label: ['退回', 'Reopen'], from: ['confirmed'], to: 'pending' },
    pay: { label: ['付款', 'Pay'], from: ['confirmed'], to: 'paid' },
  },
  pays: { by: ['confirm', 'pay'], to: 'payee', amount: 'payable' },
})

const question = entity('question', ['问题', 'Question'], {
  fields: {
    title: f.text('问题', 'Question', { search: true }),
    hot: f.boolean('热门', 'Hot', { default: false }),
  },
  actions: { setHot: { label: ['设为热门', 'Set hot'], asks: ['hot'] } },
})

const viewer: Viewer = {
  ...{ roles: ['admin'], currentRole: 'admin', numericRole: null, hidden: [] },
  ...{ routeSet: 'standard', projectOverview: true, rights: [], special: [] },
}

/** The questions that are put for a move or an action of these records. */
async function questions(
  move: string,
  records: readonly { readonly [name: string]: unknown }[],
  of: Entity = statement,
  portal: object = {},
) {
  const put: Question[] = []
  const ask = async (question: Question) => {
    put.push(question)
    return {}
  }
  const here = { entity: of, portal, viewer, ask, say: ([zh]: readonly string[]) => zh }
  await confirmAction(here as unknown as Performing, move, {
    title: move,
    records: records as never,
  })
  return put
}
const one = { id: 1, statementNo: 'DS-1', payee: '声音工坊', payable: 15_751_00, status: 'pending' }
/** What is put above the button, by its props. */
const paidIn = ({ leads }: Question) =>
  (leads as readonly { key: string; props: { total: number; count: number; to: string } }[])
    .filter(({ key }) => key === 'payment')
    .map(({ props: { total, count, to } }) => ({ total, count, to }))

test('what moves money asks even where nothing is to be filled in, with payee and amount', async () => {
  const [question] = await questions('confirm', [one])
  expect(paidIn(question!)).toEqual([{ total: 15_751_00, count: 1, to: 'payee' }])
})

test('many at once are told with their sum', async () => {
  const [question] = await questions('confirm', [one, { ...one, id: 2, payable: 100 }])
  expect(paidIn(question!)).toEqual([{ total: 15_752_00, count: 2, to: 'payee' }])
})

test('a move that moves no money and demands nothing is made at once', async () => {
  expect(await questions('reopen', [{ ...one, status: 'confirmed' }])).toEqual([])
})

test('an action that asks for one switch alone opens with what it is pressed for', async () => {
  const opensWith = async (...hot: boolean[]) => {
    const records = hot.map((one, at) => ({ id: at + 1, title: `问${at}`, hot: one }))
    const [asked] = await questions('setHot', records, question)
    return asked?.fields?.record?.hot
  }
  expect(await opensWith(false)).toBe(true)
  expect(await opensWith(true)).toBe(false)
  expect(await opensWith(false, true)).toBe(true)
  expect(await opensWith(true, true)).toBe(false)
})

const letter = entity('letter', ['信', 'Letter'], {
  fields: {
    title: f.text('标题', 'Title', { search: true }),
    sendAt: f.dateTime('发送时间', 'Send at'),
    period: f.period('有效时间', 'Valid'),
  },
  states: { draft: ['草稿', 'Draft'], waiting: ['待发送', 'Waiting'] },
  moves: {
    schedule: { label: ['定时', 'Schedule'], from: ['draft'], to: 'waiting' },
    again: { label: ['再定时', 'Again'], from: ['draft'], to: 'waiting', asks: ['sendAt'] },
    publish: { label: ['上架', 'Publish'], from: ['draft'], to: 'waiting' },
    cancel: { label: ['取消', 'Cancel'], from: ['waiting'], to: 'draft' },
  },
  rules: {
    1: [
      { move: ['schedule', 'again'], needs: ['sendAt', ['sendAt', '>', { now: '' }]] },
      { move: 'publish', needs: [['period.end', '>', { now: '' }]] },
    ],
  },
})
/** Names and values of what is asked for. */
async function askedOf(move: string, values: object, more: readonly object[] = []) {
  const records = [{ id: 1, title: '信', status: 'draft', ...values }, ...more]
  const put: Question[] = []
  const ask = async (question: Question) => {
    put.push(question)
    return {}
  }
  const here = { entity: letter, viewer, ask, say: ([zh]: readonly string[]) => zh }
  await confirmAction(here as unknown as Performing, move, {
    ...{ title: move, records: records as never, needs: async () => [] },
  })
  const { of = {}, record = {} } = put[0]?.fields ?? {}
  return Object.keys(of).map((name) => [name, record[name] ?? null])
}
const past = '2020-01-01T08:00:00+08:00'
const toCome = '2099-01-01T08:00:00+08:00'

test('a move that needs a time shows the one that is stored, passed or to come, and takes another', async () => {
  for (const move of ['schedule', 'again']) {
    expect(await askedOf(move, { sendAt: toCome })).toEqual([['sendAt', toCome]])
    expect(await askedOf(move, { sendAt: past })).toEqual([['sendAt', past]])
    // Where none is stored yet, the next full hour but one is offered.
    const [[name, proposed] = []] = await askedOf(move, {})
    expect([name, proposed]).toEqual(['sendAt', expect.stringMatching(/:00:00\+08:00$/)])
    expect(Date.parse(proposed as string)).toBeGreaterThan(Date.now())
  }
})

test('a time that has passed and stands in the way is asked for, one to come is not', async () => {
  const over = { start: null, end: past }
  expect(await askedOf('publish', { period: over })).toEqual([['period', over]])
  expect(await askedOf('publish', { period: { start: null, end: toCome } })).toEqual([])
})

const content = entity('content', ['内容', 'Content'], {
  fields: {
    name: f.text('名称', 'Name', { search: true }),
    place: f.ref('模块', 'Module', { to: 'module' }),
    wide: f.text('横版大图', 'Wide picture'),
    double: f.text('双列图', 'Two-column picture'),
  },
  states: { draft: ['草稿', 'Draft'], published: ['已上线', 'Live'] },
  moves: { publish: { label: ['上线', 'Publish'], from: ['draft'], to: 'published' } },
  rules: {
    picturesFollowStyle: [
      { move: 'publish', needs: ['wide'], when: { 'place.style': 'banner' } },
      { move: 'publish', needs: ['double'], when: { 'place.style': 'double' } },
    ],
  },
})

test('what is demanded by a record it stands in is asked for by what that record says', async () => {
  const getOne = async () => ({ data: { id: 7, style: 'double' } })
  const draft = { id: 1, name: '春', place: 7, status: 'draft' }
  const [asked] = await questions('publish', [draft], content, { getOne })
  expect(Object.keys(asked!.fields!.of)).toEqual(['double'])
  const refused = async () => {
    throw new Error('not yours to read')
  }
  const [unsure] = await questions('publish', [draft], content, { getOne: refused })
  expect(Object.keys(unsure!.fields!.of)).toEqual(['wide', 'double'])
})

test('what a row of a list does not hold and its dialog is narrowed by is read first', async () => {
  const sale = entity('sale', ['折扣', 'Sale'], {
    fields: {
      name: f.text('名称', 'Name', { search: true }),
      items: f.list('商品', 'Goods', {}, { goods: f.ref('商品', 'Goods', { to: 'goods' }) }),
    },
    actions: {
      addStock: {
        label: ['追加库存', 'Add stock'],
        asks: { goods: f.ref('商品', 'Goods', { to: 'goods', same: [['id', 'items.goods']] }) },
      },
    },
  })
  const whole = { id: 3, name: '周三会员日', items: [{ goods: 7 }] }
  const portal = { getOne: async () => ({ data: whole }) }
  const [asked] = await questions('addStock', [{ id: 3, name: '周三会员日' }], sale, portal)
  expect(asked?.fields?.judged?.record).toEqual(whole)
})
