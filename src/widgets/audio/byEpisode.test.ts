import { expect, test } from 'vitest'
import { byEpisode } from './byEpisode.ts'

const shuffled = (names: readonly string[]) => [...names].reverse().sort(byEpisode)

test.each([
  ['digits', ['第1集.mp3', '第2集.mp3', '第10集.mp3']],
  ['numerals', ['第一集', '第二集', '第九集', '第十集', '第十二集', '第二十集', '第一百零三集']],
  ['numerals beside digits', ['第一集', '第2集', '第十二集', '第13集']],
  ['digit by digit', ['第一九九九期', '第二〇二六期']],
  ['other counters', ['第两百回', '第二百零一回', '第一千回']],
  ['the title before the number', ['红楼梦 第九回 上', '红楼梦 第九回 下', '红楼梦 第十回 上']],
])('episodes follow each other by %s', (_, names) => {
  expect(shuffled(names)).toEqual(names)
})
