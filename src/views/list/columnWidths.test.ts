import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { columnsFor } from './columns.ts'
import { wantedWidth } from './columnWidths.ts'
import { textWidth } from './textWidth.ts'

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

test('a figure is as wide as the greatest one', () => {
  const [sold] = columnsFor(issue, ['sold'])
  const width = (most: number) => wantedWidth(issue, sold!, 'zh', () => most).least
  expect(width(12_000_000)).toBeGreaterThan(width(0))
})

test('with little room a heading takes two lines', () => {
  const [sold] = columnsFor(issue, ['sold']).map((column) => wantedWidth(issue, column, 'en'))
  expect(sold!.tight).toBeLessThan(sold!.least)
  expect(sold!.tight).toBeGreaterThan(textWidth('Published', 12.5) + 20)
})
