import { expect, test } from 'vitest'
import type { Job } from '../views/jobs/jobCalls.ts'
import { toneOf, wordsOfEnd } from './jobEnd.ts'

const job = { title: '补发勋章', status: 'partly', done: 1200, failed: 3 } as Job
const inChinese = (one: Job) =>
  wordsOfEnd(one, ([zh], blanks) =>
    zh.replace(/\{(\w+)\}/g, (_, name) => String(blanks?.[name] ?? '')),
  )

test('a job says how much of it was done, and that nothing was where nothing was', () => {
  expect(inChinese(job)).toBe('“补发勋章”部分成功：1,200 行成功，3 行失败')
  expect(inChinese({ ...job, done: 0 })).toBe('“补发勋章”没有一行成功：3 行失败')
  expect(inChinese({ ...job, status: 'done' })).toBe('“补发勋章”已完成，共 1,200 行')
  expect([toneOf(job), toneOf({ ...job, status: 'cancelled' })]).toEqual(['warning', 'info'])
})
