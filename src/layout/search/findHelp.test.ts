import { expect, test } from 'vitest'
import type { Choice } from './Choice.ts'
import { findHelp } from './findHelp.ts'

const line = (zh: string, en: string, screen: string, also: string): Choice => ({
  key: `help ${zh}`,
  kind: 'help',
  title: [zh, en],
  hint: [screen, 'Screen'],
  also,
})
const ofScreen: Choice = {
  key: 'help /raffle',
  kind: 'help',
  title: ['帮助：抽奖活动', 'Help: Lottery'],
  to: '/raffle',
}
const lines = [
  ofScreen,
  line(
    '还没有兜底奖',
    'There is no fallback award yet',
    '抽奖活动 · 规定',
    'hmyddj haimeiyoudoudijiang',
  ),
  line('上线', 'Put online', '抽奖活动 · 操作', 'sx shangxian'),
]
const titles = (query: string) => findHelp(lines, query).map(({ title }) => title[0])

test('lines of the help answer to words in either language and to pinyin', () => {
  expect(titles('兜底奖')).toEqual(['还没有兜底奖'])
  expect(titles('fallback award')).toEqual(['还没有兜底奖'])
  expect(titles('haimeiyou')).toEqual(['还没有兜底奖'])
  expect(titles('sx')).toEqual(['上线'])
  expect(titles('上线 抽奖')).toEqual(['上线'])
})

test('the help of a screen itself is offered where help is asked for', () => {
  expect(titles('抽奖')).toEqual([])
  expect(titles('抽奖 帮助')).toEqual(['帮助：抽奖活动'])
  expect(titles('说明 抽奖')).toEqual(['帮助：抽奖活动'])
  expect(titles('help lottery')).toEqual(['帮助：抽奖活动'])
})
