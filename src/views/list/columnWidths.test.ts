import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { columnsFor } from './columns.ts'
import { planWidths, textWidth, wantedWidth } from './columnWidths.ts'

const supple = { least: 100, wish: 200, grows: 1 }
const fixed = { least: 80, wish: 80, grows: 0 }

test('columns are as wide as they wish, and those that grow take what is left', () => {
  expect(planWidths([supple, fixed, supple], 680)).toEqual([300, 80, 300])
})

test('with less room only the supple ones give way', () => {
  expect(planWidths([supple, fixed, supple], 380)).toEqual([150, 80, 150])
})

test('below the least the table is wider than its room', () => {
  expect(planWidths([supple, fixed], 90)).toEqual([100, 80])
})

const issue = entity('issue', ['期次', 'Issue'], {
  fields: {
    title: f.text('标题', 'Title'),
    sold: f.count('已上架期数', 'Published issues'),
    kind: f.choice('类型', 'Kind', { a: ['合作媒体', 'Partner media'], b: ['自有', 'Own'] }),
  },
  states: { draft: ['草稿', 'Draft'], waiting: ['等待第二次终审', 'Second review'] },
})

test('headings, chips and states are never cut', () => {
  const [sold, kind, status] = columnsFor(issue, ['sold', 'kind', 'status']).map((column) =>
    wantedWidth(issue, column, 'zh'),
  )
  expect(sold!.least).toBeGreaterThan(textWidth('已上架期数', 12.5) + 20)
  expect(kind!.least).toBeGreaterThan(textWidth('合作媒体', 12) + 40)
  expect(status!.least).toBeGreaterThan(textWidth('等待第二次终审', 12) + 40)
})
