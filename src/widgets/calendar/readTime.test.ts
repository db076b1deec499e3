import { expect, test } from 'vitest'
import { monthsLater, readClock, readDay } from './readTime.ts'

test('a day is read however it is usually typed', () => {
  for (const typed of ['2026-11-21', '2026/11/21', '20261121', '2026年11月21日', ' ２０２６-11-21'])
    expect(readDay(typed)).toBe('2026-11-21')
  expect(readDay('2026-1-2')).toBe('2026-01-02')
})

test('what is no day of the calendar is none', () => {
  for (const typed of ['', '2026-02-30', '2026-13-01', '21-11-2026', 'today'])
    expect(readDay(typed)).toBeNull()
})

test('a time of the clock may follow, with or without seconds', () => {
  expect(readClock('2026-11-21 19:31')).toBe('2026-11-21 19:31:00')
  expect(readClock('2026-11-21T7:05:09')).toBe('2026-11-21 07:05:09')
  expect(readClock('2026-11-21')).toBe('2026-11-21 00:00:00')
  expect(readClock('2026-11-21 24:00')).toBeNull()
  expect(readClock('2026-11-21 7')).toBeNull()
})

test('months go by their days', () => {
  expect(monthsLater('2026-01-31', 1)).toBe('2026-02-28')
  expect(monthsLater('2026-01-15', -1)).toBe('2025-12-15')
})

test('a day is read as it is said, the nearest one where its year is left out', () => {
  const now = '2026-11-24'
  const said = ['今天', '明天', '昨天', '12-01', '12/1', '12月1日', '１-5', '2-30', '11-24', '13-1']
  expect(said.map((one) => readDay(one, now))).toEqual([
    ...['2026-11-24', '2026-11-25', '2026-11-23', '2026-12-01', '2026-12-01', '2026-12-01'],
    ...['2027-01-05', null, '2026-11-24', null],
  ])
  expect(readDay('12-30', '2027-01-02')).toBe('2026-12-30')
})

test('a time is read as it is written in Chinese', () => {
  const now = '2026-11-24'
  const clock = (typed: string) => readClock(typed, now)
  expect(clock('2026年12月1日 8点30')).toBe('2026-12-01 08:30:00')
  expect(clock('2026年12月1日8点30分')).toBe('2026-12-01 08:30:00')
  expect(clock('2026年12月1日')).toBe('2026-12-01 00:00:00')
  expect(clock('12-01')).toBe('2026-12-01 00:00:00')
  expect(clock('12-1 8：30')).toBe('2026-12-01 08:30:00')
  expect(clock('明天 下午3点半')).toBe('2026-11-25 15:30:00')
  expect(clock('明天8点')).toBe('2026-11-25 08:00:00')
  for (const none of ['2026-02-30 08:00', '12-01 25:00', '明天 3点70', '8点30', '下午'])
    expect(clock(none)).toBeNull()
})

test('days are read as they are said of weeks and months', () => {
  // A Tuesday.
  const now = '2026-11-24'
  const day = (typed: string) => readDay(typed, now)
  expect(['下周三', '这周五', '上星期天', '周二', '周一', '礼拜日', '下下周1'].map(day)).toEqual([
    ...['2026-12-02', '2026-11-27', '2026-11-22', '2026-11-24', '2026-11-30', '2026-11-29'],
    '2026-12-07',
  ])
  expect(['3天后', '两周后', '1个月前', '10天以前'].map(day)).toEqual([
    ...['2026-11-27', '2026-12-08', '2026-10-24', '2026-11-14'],
  ])
  expect(['月底', '下月底', '下个月1号', '21号', '明年1月1日', '12月1号', '31号'].map(day)).toEqual(
    [
      ...['2026-11-30', '2026-12-31', '2026-12-01', '2026-11-21', '2027-01-01', '2026-12-01'],
      '2026-10-31',
    ],
  )
  expect(['下周八', '周', '天后', '32号', '上月31号'].map(day)).toEqual([
    null,
    null,
    null,
    null,
    '2026-10-31',
  ])
})

test('a time stands behind whatever is said of the day', () => {
  const now = '2026-11-24'
  const clock = (typed: string) => readClock(typed, now)
  expect(clock('下周三 下午3点半')).toBe('2026-12-02 15:30:00')
  expect(clock('大后天8点一刻')).toBe('2026-11-27 08:15:00')
  expect(clock('今晚8点')).toBe('2026-11-24 20:00:00')
  expect(clock('明早9点整')).toBe('2026-11-25 09:00:00')
  expect(clock('12月1号20:00')).toBe('2026-12-01 20:00:00')
  expect(clock('明天 凌晨12点')).toBe('2026-11-25 00:00:00')
  for (const none of ['下周三 25点', '12-018:30', `明天${' '.repeat(100)}8点`])
    expect(clock(none)).toBeNull()
})

test('days and times are read in numerals, as they are written and said', () => {
  const now = '2026-11-24'
  const day = (typed: string) => readDay(typed, now)
  const written = [
    '二〇二六年十二月一日',
    '二零二六年十二月一号',
    '2026年十二月1日',
    '二○二六年 十二月 一日',
  ]
  expect(written.map(day)).toEqual(written.map(() => '2026-12-01'))
  expect(['十二月二十一号', '元月一日', '明年元月一日', '廿一号', '下个月三号'].map(day)).toEqual([
    ...['2026-12-21', '2027-01-01', '2027-01-01', '2026-11-21', '2026-12-03'],
  ])
  expect(['十五天后', '两周后', '三个月后', '下周一', '星期日'].map(day)).toEqual([
    ...['2026-12-09', '2026-12-08', '2027-02-24', '2026-11-30', '2026-11-29'],
  ])
  const clock = (typed: string) => readClock(typed, now)
  expect(clock('二〇二六年十二月一日八点半')).toBe('2026-12-01 08:30:00')
  expect(clock('明天下午三点')).toBe('2026-11-25 15:00:00')
  expect(clock('十二月一日 晚上十一点零五分')).toBe('2026-12-01 23:05:00')
  expect(clock('周三十点')).toBe('2026-11-25 10:00:00')
  for (const none of ['二〇二六年二月三十日', '十三月一日', '十二月一日八', '二〇二六年十二月'])
    expect(clock(none)).toBeNull()
})
