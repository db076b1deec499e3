import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { appWrites } from './appWrites.ts'
import { publicReading } from './publicReading.ts'

const fields = {
  uid: f.code('编号', 'Uid', { required: true, unique: true, readOnly: true }),
  nickname: f.text('昵称', 'Nickname', { required: true }),
  note: f.longText('备注', 'Note'),
  gender: f.text('性别', 'Gender', { readOnly: true }),
  visits: f.count('访问', 'Visits'),
  level: f.computed('等级', 'Level', { from: { length: 'nickname' } }),
}

test('the app writes all but what operators keep, what both write, and neither counts nor what is worked out', () => {
  const reader = entity('reader', ['读者', 'Reader'], {
    fields,
    rules: {
      1: {
        from: 'app',
        but: ['nickname', 'note'],
        also: ['nickname'],
        knownBy: ['uid'],
        create: false,
      },
    },
  })
  const writes = appWrites(reader)
  expect(Object.keys(writes?.fields ?? {})).toEqual(['uid', 'nickname', 'gender'])
  expect(writes).toMatchObject({ creates: true, knownBy: ['uid'], moves: [], states: [] })
  expect(writes?.fields.uid).not.toHaveProperty('readOnly')
})

test('counts are the app’s where they are named, as whole numbers; it then makes no records', () => {
  const page = entity('page', ['页', 'Page'], {
    fields,
    rules: { a: { from: 'app', fields: ['visits'] } },
  })
  expect(appWrites(page)).toMatchObject({
    creates: false,
    fields: { visits: { kind: 'integer', min: 0 } },
  })
})

test('the balance of a ledger is nobody’s to send', () => {
  const entry = entity('entry', ['流水', 'Entry'], {
    fields: {
      reader: f.ref('读者', 'Reader', { to: 'reader' }),
      amount: f.money('金额', 'Amount'),
      balance: f.money('余额', 'Balance'),
    },
    rules: {
      1: { from: 'app', create: false },
      2: { ledger: 'amount', of: 'reader', balance: 'balance' },
    },
  })
  expect(Object.keys(appWrites(entry)?.fields ?? {})).toEqual(['reader', 'amount'])
})

test('where nothing comes from the app, nothing is taken', () => {
  const rules = { a: { from: 'portal', fields: ['visits'] } } as const
  expect(appWrites(entity('page', ['页', 'Page'], { fields, rules }))).toBeNull()
})

test('public reading gives what is listed, in the order of the declaration', () => {
  const page = entity('page', ['页', 'Page'], {
    fields,
    rules: { a: { shown: { nickname: 'x' }, gives: ['level', 'nickname'] } },
  })
  expect(publicReading(page)).toMatchObject({
    ...{ shown: { nickname: 'x' }, gives: ['nickname', 'level'] },
    ...{ asks: ['nickname', 'level'], kept: false },
  })
  expect(publicReading(entity('page', ['页', 'Page'], { fields }))).toBeNull()
})
