import { expect, test } from 'vitest'
import { misreadOf } from './misreadOf.ts'

test.each<[typed: string, said: string | null]>([
  ['2026-13-01', '没有 13 月'],
  ['2026年2月30日', '2026 年 2 月没有 30 日，只有 28 天'],
  ['2月30日 8点', '2026 年 2 月没有 30 日，只有 28 天'],
  ['12-1 25点', '看出日期 2026-12-01，“25点”看不出是几点'],
  ['明天早晨', '看出日期 2026-12-01，“早晨”看不出是几点'],
  ['8点30', '看出钟点 08:30，没有日期；当天写作“今天 08:30”'],
  ['二〇二六年二月三十日', '2026 年 2 月没有 30 日，只有 28 天'],
  ['十二月一日 二十五点', '看出日期 2026-12-01，“二十五点”看不出是几点'],
  ['打给王姐', null],
  ['20261', null],
])('of %s it is told how far it was understood', (typed, said) => {
  expect(misreadOf(typed, true, '2026-11-30')?.[0] ?? null).toBe(said)
})

test('where a day is asked for, a time of day is told as too much', () => {
  expect(misreadOf('明天 8点', false, '2026-11-30')?.[0]).toBe('看出日期 2026-12-01；这里不填钟点')
  expect(misreadOf('8点', false, '2026-11-30')?.[0]).toBe('看出钟点 08:00；这里填日期')
})
