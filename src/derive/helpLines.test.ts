import { expect, test } from 'vitest'
import { raffle } from '#resources/lottery/raffle.ts'
import { helpLines } from './helpLines.ts'

test('the lines of a help are its states, what can be done and its rules, each once', () => {
  const lines = helpLines(raffle)
  const of = (kind: string) =>
    lines.filter((line) => line.kind === kind).map(({ label }) => label[0])
  expect(of('state')).toEqual(['草稿', '已上线', '已暂停', '已结束'])
  expect(of('deed')).toContain('模拟抽奖')
  expect(of('rule')).toContain('还没有兜底奖')
  expect(new Set(of('rule')).size).toBe(of('rule').length)
})
