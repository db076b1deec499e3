import { describe, expect, it } from 'vitest'
import { readLabelSheet } from './labelSheet.ts'

describe('the spreadsheet of labels', () => {
  it('reads paths and synonyms, with the columns in any order', () => {
    const { rows, problems } = readLabelSheet([
      ['同义词', '一级', '二级', '三级'],
      ['集市、早市', '城市', '街区更新', '菜市场'],
      ['', '健康', '睡眠', ''],
      [],
    ])
    expect(problems).toEqual([])
    expect(rows).toEqual([
      { row: 2, path: ['城市', '街区更新', '菜市场'], synonyms: ['集市', '早市'] },
      { row: 3, path: ['健康', '睡眠'], synonyms: [] },
    ])
  })

  it('names the columns a header lacks', () => {
    const { problems } = readLabelSheet([['一级', '三级']])
    expect(problems[0]?.message[0]).toBe('表头缺少：二级；应为 一级、二级、三级、同义词')
  })

  it('names rows with a gap in the path or a name that is too long', () => {
    const { problems } = readLabelSheet([
      ['一级', '二级', '三级'],
      ['城市', '', '菜市场'],
      ['城', '一二三四五六七八九十一二三四五六七', ''],
    ])
    expect(problems.map(({ row }) => row)).toEqual([2, 3])
  })
})
