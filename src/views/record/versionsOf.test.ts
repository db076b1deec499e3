import { expect, test } from 'vitest'
import type { HistoryEntry } from '../../dataProvider/portalProvider.ts'
import { versionsOf } from './versionsOf.ts'

const entry = (id: number, changed: HistoryEntry['changed']): HistoryEntry => ({
  ...{ id, version: id, at: '2026-11-28T10:00:00+08:00', by: { id: 1, name: '王' } },
  ...{ action: 'update', changed },
})

test('each version is the record as it stood then, the newest as it stands now', () => {
  const record = { id: 7, title: '第三稿', lead: '导语', price: 30 }
  const history = [
    entry(3, { title: ['第二稿', '第三稿'], price: [20, 30] }),
    entry(2, { title: ['初稿', '第二稿'], lead: [null, '导语'] }),
    entry(1, { title: [null, '初稿'], price: [null, 20] }),
  ]
  expect(versionsOf(record, history).map(({ entry: { id }, row }) => [id, row])).toEqual([
    [3, record],
    [2, { id: 7, title: '第二稿', lead: '导语', price: 20 }],
    [1, { id: 7, title: '初稿', lead: null, price: 20 }],
  ])
})
