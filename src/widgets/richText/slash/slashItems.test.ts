import { expect, test } from 'vitest'
import { matchingItems } from './slashItems.ts'

const found = (query: string) => matchingItems(query).map(({ label: [zh] }) => zh)

test('what a slash offers is found by Chinese, pinyin, initials and English', () => {
  expect(found('标题')).toEqual(['一级标题', '二级标题', '三级标题'])
  expect(found('biaoge')).toEqual(['表格'])
  expect(found('bt')).toEqual(['一级标题', '二级标题', '三级标题'])
  expect(found('fffgx')).toEqual(['付费分隔线'])
  expect(found('h2')).toEqual(['二级标题'])
  expect(found('num')).toEqual(['编号列表'])
  expect(found('kp')).toEqual(['单集或内容卡片'])
  expect(found('没有')).toEqual([])
  expect(found('').length).toBeGreaterThan(10)
})
